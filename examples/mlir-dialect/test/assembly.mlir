// RUN: units-opt %s | units-opt | FileCheck %s
// RUN: units-opt %s --mlir-print-op-generic | units-opt | FileCheck %s

// What is written is what is read, for every operation.

// CHECK-LABEL: func.func @numbers(
func.func @numbers(%x: f64) -> f64 {
  // CHECK: units.constant 9.81 : <f64, m/s2>
  %g = units.constant 9.81 : !units.quantity<f64, m/s2>
  // CHECK: units.constant 1.5 kilo : <f64, m>
  %d = units.constant 1.5 kilo : <f64, m>
  // CHECK: units.constant 9.1093837E-31 : <f32, kg>
  %m = units.constant 9.1093837e-31 : <f32, kg>
  // CHECK: %[[T:.*]] = units.wrap %{{.*}} in milli : <f64, s>
  %t = units.wrap %x in milli : <f64, s>
  // CHECK: units.unwrap %[[T]] : <f64, s>
  %u = units.unwrap %t : <f64, s>
  // CHECK: units.unwrap %[[T]] in micro : <f64, s>
  %v = units.unwrap %t in micro : <f64, s>
  return %v : f64
}

// CHECK-LABEL: func.func private @units(
// CHECK-SAME: !units.quantity<f64, N>
// CHECK-SAME: !units.quantity<f32, J>
// CHECK-SAME: !units.quantity<f64, m2.kg/s2.K>
// CHECK-SAME: !units.quantity<f64, 1/s>
// CHECK-SAME: !units.quantity<f64, 1/s>
// CHECK-SAME: !units.quantity<f64, 1>
// CHECK-SAME: !units.quantity<f64, kg/m2>
// CHECK-SAME: #units.dimension<length = 1, time = -2>
func.func private @units(!units.quantity<f64, kg.m/s2>, !units.quantity<f32, N.m>,
                         !units.quantity<f64, J/K>, !units.quantity<f64, 1/s>,
                         !units.quantity<f64, Hz>, !units.quantity<f64, s/s>,
                         !units.quantity<f64, kg/m2>)
    attributes {dimension = #units.dimension<time = -2, length = 1>}

// CHECK-LABEL: func.func @arithmetic(
// CHECK-SAME: %[[F:.*]]: !units.quantity<f64, N>, %[[H:.*]]: !units.quantity<f64, m>)
func.func @arithmetic(%f: !units.quantity<f64, N>, %h: !units.quantity<f64, m>) {
  // CHECK: %[[E:.*]] = units.mul %[[F]], %[[H]] : <f64, N>, <f64, m>
  %e = units.mul %f, %h : <f64, N>, <f64, m>
  // CHECK: units.mul %[[F]], %[[H]] relaxed<reassociate|contract> : <f64, N>, <f64, m>
  %r = units.mul %f, %h relaxed<contract|reassociate> : <f64, N>, <f64, m>
  // CHECK: units.div %[[E]], %[[H]] relaxed<any> : <f64, J>, <f64, m>
  %d = units.div %e, %h relaxed<reciprocal|contract|reassociate> : <f64, J>, <f64, m>
  // CHECK: units.add %{{.*}}, %[[F]] : <f64, N>
  %s = units.add %d, %f : <f64, N>
  // CHECK: units.sub %{{.*}}, %{{.*}} : <f64, J>
  %t = units.sub %e, %r : <f64, J>
  // CHECK: units.neg %{{.*}} : <f64, J>
  %n = units.neg %t : <f64, J>
  // CHECK: %[[A:.*]] = units.mul %[[H]], %[[H]]
  %a = units.mul %h, %h : <f64, m>, <f64, m>
  // CHECK: units.sqrt %[[A]] : <f64, m2>
  %q = units.sqrt %a : <f64, m2>
  // CHECK: units.clamp %[[H]] from %{{.*}} to %[[H]] : <f64, m>
  %c = units.clamp %h to %h from %q : <f64, m>
  // CHECK: units.clamp %[[H]] to %{{.*}} : <f64, m>
  %c1 = units.clamp %h to %q : <f64, m>
  // CHECK: units.compare %[[F]] le %{{.*}} : <f64, N>
  %l = units.compare %f le %d : <f64, N>
  // CHECK: units.branch %[[F]] ne %{{.*}}, ^bb1, ^bb2 : <f64, N>
  units.branch %f ne %d, ^bb1, ^bb2 : <f64, N>
^bb1:
  return
^bb2:
  return
}

// CHECK-LABEL: func.func @integrals(
func.func @integrals(%x: !units.quantity<f64, m>, %v: !units.quantity<f64, m/s>,
                     %t: !units.quantity<f64, s>) -> !units.quantity<f64, m> {
  // CHECK: %[[R:.*]]:2 = units.integrate %{{.*}}, %{{.*}} over %{{.*}} in 8 steps
  // CHECK-SAME: : !units.quantity<f64, m>, !units.quantity<f64, m/s> over <f64, s>
  // CHECK-SAME: (%[[TIME:.*]], %[[X:.*]], %[[V:.*]]) {
  %r:2 = units.integrate %x, %v over %t in 8 steps
      : !units.quantity<f64, m>, !units.quantity<f64, m/s> over <f64, s> (%time, %y, %w) {
    // CHECK-NEXT: units.div %[[V]], %[[TIME]]
    %a = units.div %w, %time : <f64, m/s>, <f64, s>
    units.yield %w, %a : !units.quantity<f64, m/s>, !units.quantity<f64, m/s2>
  }
  // CHECK: return %[[R]]#0
  return %r#0 : !units.quantity<f64, m>
}
