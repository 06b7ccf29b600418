// RUN: units-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @constants(
func.func @constants() -> (!units.quantity<f64, m>, !units.quantity<f64, m/s>) {
  %g = units.constant 10.0 : <f64, m/s2>
  %t = units.constant 2000.0 milli : <f64, s>
  %d = units.constant 1.5 kilo : <f64, m>
  %v = units.mul %g, %t : <f64, m/s2>, <f64, s>
  // CHECK-DAG: %[[D:.*]] = units.constant 1500.0 : <f64, m>
  // CHECK-DAG: %[[V:.*]] = units.constant 20.0 : <f64, m/s>
  // CHECK: return %[[D]], %[[V]]
  return %d, %v : !units.quantity<f64, m>, !units.quantity<f64, m/s>
}

// CHECK-LABEL: func.func @signs(
// CHECK-SAME: %[[X:.*]]: !units.quantity<f64, m>, %[[Y:.*]]: !units.quantity<f64, m>
func.func @signs(%x: !units.quantity<f64, m>, %y: !units.quantity<f64, m>)
    -> (!units.quantity<f64, m>, !units.quantity<f64, m>, !units.quantity<f64, m>) {
  %nx = units.neg %x : <f64, m>
  %nnx = units.neg %nx : <f64, m>
  %ny = units.neg %y : <f64, m>
  // CHECK: %[[A:.*]] = units.sub %[[X]], %[[Y]]
  %a = units.add %x, %ny : <f64, m>
  // CHECK: %[[B:.*]] = units.add %[[X]], %[[Y]]
  %b = units.sub %x, %ny : <f64, m>
  // CHECK: return %[[X]], %[[A]], %[[B]]
  return %nnx, %a, %b : !units.quantity<f64, m>, !units.quantity<f64, m>, !units.quantity<f64, m>
}

// CHECK-LABEL: func.func @quotients(
// CHECK-SAME: %[[X:.*]]: !units.quantity<f64, m>
func.func @quotients(%x: !units.quantity<f64, m>)
    -> (!units.quantity<f64, m/s>, !units.quantity<f64, m/s>) {
  %t = units.constant 4.0 milli : <f64, s>
  // CHECK-DAG: %[[T:.*]] = units.constant 0.004 : <f64, s>
  // CHECK-DAG: %[[F:.*]] = units.constant 250.0 : <f64, 1/s>
  // CHECK: %[[EXACT:.*]] = units.div %[[X]], %[[T]]
  %exact = units.div %x, %t : <f64, m>, <f64, s>
  // CHECK: %[[FAST:.*]] = units.mul %[[X]], %[[F]] relaxed<reciprocal> : <f64, m>, <f64, 1/s>
  %fast = units.div %x, %t relaxed<reciprocal> : <f64, m>, <f64, s>
  // CHECK: return %[[EXACT]], %[[FAST]]
  return %exact, %fast : !units.quantity<f64, m/s>, !units.quantity<f64, m/s>
}

// What has no finite result stays as it is.

// CHECK-LABEL: func.func @not_finite(
func.func @not_finite(%x: !units.quantity<f64, m>)
    -> (!units.quantity<f64, m/s>, !units.quantity<f64, 1>, !units.quantity<f64, s>) {
  %zero = units.constant 0.0 : <f64, s>
  %minus = units.constant -4.0 : <f64, s2>
  // CHECK: units.div %{{.*}}, %{{.*}} relaxed<any>
  %a = units.div %x, %zero relaxed<any> : <f64, m>, <f64, s>
  // CHECK: units.div
  %b = units.div %zero, %zero : <f64, s>, <f64, s>
  // CHECK: units.sqrt
  %c = units.sqrt %minus : <f64, s2>
  return %a, %b, %c : !units.quantity<f64, m/s>, !units.quantity<f64, 1>, !units.quantity<f64, s>
}
