// RUN: units-opt %s --units-to-arith | FileCheck %s
// RUN: units-opt %s --units-to-arith="precision=f32 strict" | FileCheck %s --check-prefix=SINGLE

// CHECK-LABEL: func.func @energy(
// CHECK-SAME: %[[M:.*]]: f64, %[[G:.*]]: f64) -> f64
// CHECK: %[[C:.*]] = arith.constant 1.500000e+03 : f64
// CHECK: %[[P:.*]] = arith.mulf %[[M]], %[[G]] fastmath<reassoc,contract> : f64
// CHECK: arith.mulf %[[P]], %[[C]] : f64
// SINGLE-LABEL: func.func @energy(
// SINGLE-SAME: %[[M:.*]]: f32, %[[G:.*]]: f32) -> f32
// SINGLE: arith.mulf %[[M]], %[[G]] : f32
func.func @energy(%mass: !units.quantity<f64, kg>, %g: !units.quantity<f64, m/s2>)
    -> !units.quantity<f64, J> {
  %h = units.constant 1.5 kilo : <f64, m>
  %f = units.mul %mass, %g relaxed<reassociate|contract> : <f64, kg>, <f64, m/s2>
  %e = units.mul %f, %h : <f64, N>, <f64, m>
  return %e : !units.quantity<f64, J>
}

// CHECK-LABEL: func.func @numbers(
// CHECK-SAME: %[[X:.*]]: f64) -> f64
// CHECK: %[[THOUSAND:.*]] = arith.constant 1.000000e+03 : f64
// CHECK: %[[T:.*]] = arith.divf %[[X]], %[[THOUSAND]]
// CHECK: %[[MILLION:.*]] = arith.constant 1.000000e+06 : f64
// CHECK: arith.mulf %[[T]], %[[MILLION]]
// SINGLE-LABEL: func.func @numbers(
// SINGLE-SAME: %[[X:.*]]: f64) -> f64
// SINGLE: arith.truncf %[[X]] : f64 to f32
// SINGLE: arith.extf %{{.*}} : f32 to f64
func.func @numbers(%x: f64) -> f64 {
  %t = units.wrap %x in milli : <f64, s>
  %u = units.unwrap %t in micro : <f64, s>
  return %u : f64
}

// CHECK-LABEL: func.func @bounds(
// CHECK-SAME: %[[X:.*]]: f64, %[[LOW:.*]]: f64, %[[HIGH:.*]]: f64)
// CHECK: %[[A:.*]] = arith.maximumf %[[X]], %[[LOW]]
// CHECK: %[[B:.*]] = arith.minimumf %[[A]], %[[HIGH]]
// CHECK: %[[GE:.*]] = arith.cmpf oge, %[[B]], %[[X]]
// CHECK: cf.cond_br %[[GE]], ^bb1, ^bb2
func.func @bounds(%x: !units.quantity<f64, K>, %low: !units.quantity<f64, K>,
                  %high: !units.quantity<f64, K>) -> !units.quantity<f64, K> {
  %y = units.clamp %x from %low to %high : <f64, K>
  units.branch %y ge %x, ^bb1, ^bb2 : <f64, K>
^bb1:
  return %y : !units.quantity<f64, K>
^bb2:
  %n = units.neg %y : <f64, K>
  return %n : !units.quantity<f64, K>
}

// CHECK-LABEL: func.func @way(
// CHECK-SAME: %[[X:.*]]: f64, %[[V:.*]]: f64, %[[T:.*]]: f64) -> f64
// CHECK: %[[STEPS:.*]] = arith.constant 1.000000e+02 : f64
// CHECK: %[[STEP:.*]] = arith.divf %[[T]], %[[STEPS]]
// CHECK: %[[END:.*]] = scf.for %{{.*}} = %{{.*}} to %c100 step %{{.*}} iter_args(%[[Y:.*]] = %[[X]])
// CHECK: %[[CHANGE:.*]] = arith.mulf %[[V]], %[[STEP]]
// CHECK: %[[NEXT:.*]] = arith.addf %[[Y]], %[[CHANGE]]
// CHECK: scf.yield %[[NEXT]]
// CHECK: return %[[END]]
func.func @way(%x: !units.quantity<f64, m>, %v: !units.quantity<f64, m/s>,
               %t: !units.quantity<f64, s>) -> !units.quantity<f64, m> {
  %y = units.integrate %x over %t in 100 steps : !units.quantity<f64, m> over <f64, s> (%s, %z) {
    units.yield %v : !units.quantity<f64, m/s>
  }
  return %y : !units.quantity<f64, m>
}
