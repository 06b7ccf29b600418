// RUN: units-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{no unit is called 'furlong'}}
func.func private @unknown_unit(!units.quantity<f64, furlong>)

// -----

// expected-error@+1 {{exponents go up to 99, not 100}}
func.func private @exponent(!units.quantity<f64, m100>)

// -----

// expected-error@+1 {{a unit begins with a name, or with 1}}
func.func private @number(!units.quantity<f64, 2/s>)

// -----

// expected-error@+1 {{expected a unit, such as kg.m/s2}}
func.func private @no_unit(!units.quantity<f64, 1/>)

// -----

// expected-note@+1 {{prior use here}}
func.func @metres_plus_seconds(%x: !units.quantity<f64, m>, %t: !units.quantity<f64, s>) {
  // expected-error@+1 {{expects different type than prior uses}}
  %y = units.add %t, %x : <f64, s>
  return
}

// -----

func.func @root(%x: !units.quantity<f64, m3>) {
  // expected-error@+1 {{'units.sqrt' has no result for '!units.quantity<f64, m3>'}}
  %y = units.sqrt %x : <f64, m3>
  return
}

// -----

func.func @prefix() {
  // expected-error@+1 {{no SI prefix is called 'kila'}}
  %y = units.constant 1.0 kila : <f64, m>
  return
}

// -----

func.func @unbounded(%x: !units.quantity<f64, m>) {
  // expected-error@+1 {{needs a bound: 'from' a low one, 'to' a high one, or both}}
  %y = units.clamp %x : <f64, m>
  return
}

// -----

func.func @rate(%x: !units.quantity<f64, m>, %t: !units.quantity<f64, s>) {
  %y = units.integrate %x over %t in 10 steps : !units.quantity<f64, m> over <f64, s> (%s, %z) {
    // expected-error@+1 {{yields '!units.quantity<f64, m>' as the rate of '!units.quantity<f64, m>': expected '!units.quantity<f64, m/s>'}}
    units.yield %z : !units.quantity<f64, m>
  }
  return
}

// -----

func.func @names(%x: !units.quantity<f64, m>, %t: !units.quantity<f64, s>) {
  %y = units.integrate %x over %t in 10 steps : !units.quantity<f64, m> over <f64, s>
      // expected-error@+1 {{expected 2 names: of the time, and of every quantity}}
      (%s) {
  }
  return
}

// -----

func.func @infinite() {
  // expected-error@+1 {{is not a finite number}}
  %y = units.constant 1.0e308 giga : <f64, m>
  return
}

// -----

func.func @storage(%x: !units.quantity<f64, m>, %t: !units.quantity<f32, s>,
                   %v: !units.quantity<f64, m/s>) {
  // expected-error@+1 {{stores '!units.quantity<f64, m>' and the time as different types}}
  %y = units.integrate %x over %t in 10 steps : !units.quantity<f64, m> over <f32, s> (%s, %z) {
    units.yield %v : !units.quantity<f64, m/s>
  }
  return
}

// -----

func.func @arguments(%x: !units.quantity<f64, m>, %t: !units.quantity<f64, s>) {
  // expected-error@+1 {{has a region whose arguments are not the time and the quantities}}
  %y = "units.integrate"(%x, %t) <{steps = 1 : i64}> ({
    "units.yield"(%x) : (!units.quantity<f64, m>) -> ()
  }) : (!units.quantity<f64, m>, !units.quantity<f64, s>) -> !units.quantity<f64, m>
  return
}
