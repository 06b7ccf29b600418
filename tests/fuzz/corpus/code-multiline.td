def a { code c = [{
  if (a) {
    b[0] = "x";
  }
  // comment }
  /* other */
}]; }
