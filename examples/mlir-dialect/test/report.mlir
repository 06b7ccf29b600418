// RUN: units-opt %s --units-report="only=units.mul,units.div" --verify-diagnostics

func.func @ratio(%f: !units.quantity<f64, N>, %h: !units.quantity<f64, m>) {
  // expected-remark@+1 {{'!units.quantity<f64, J>'}}
  %e = units.mul %f, %h : <f64, N>, <f64, m>
  // expected-remark@+1 {{a mere number}}
  %one = units.div %e, %e : <f64, J>, <f64, J>
  %s = units.add %e, %e : <f64, J>
  return
}
