// RUN: units-opt %s --units-to-arith | mlir-opt --convert-scf-to-cf --convert-to-llvm \
// RUN:   | mlir-runner --shared-libs=%llvm_lib/libmlir_c_runner_utils.so --entry-point-result=void | FileCheck %s

// A stone falls from a tower of 100 m, against the drag of the air. How high is it after four
// seconds, and how fast? (Without the air: 21.5 m, and -39.2 m/s.)

func.func private @printF64(f64)
func.func private @printNewline()

func.func @fall(%time: !units.quantity<f64, s>)
    -> (!units.quantity<f64, m>, !units.quantity<f64, m/s>) {
  %g = units.constant -9.81 : <f64, m/s2>
  %drag = units.constant 3.0 milli : <f64, 1/m>
  %tower = units.constant 0.1 kilo : <f64, m>
  %rest = units.constant 0.0 : <f64, m/s>
  %height, %speed = units.integrate %tower, %rest over %time in 10000 steps
      : !units.quantity<f64, m>, !units.quantity<f64, m/s> over <f64, s> (%t, %h, %v) {
    %v2 = units.mul %v, %v : <f64, m/s>, <f64, m/s>
    %brake = units.mul %drag, %v2 : <f64, 1/m>, <f64, m2/s2>
    %a = units.add %g, %brake : <f64, m/s2>
    units.yield %v, %a : !units.quantity<f64, m/s>, !units.quantity<f64, m/s2>
  }
  return %height, %speed : !units.quantity<f64, m>, !units.quantity<f64, m/s>
}

// CHECK: 27.0{{[0-9]*$}}
// CHECK: -34.0{{[0-9]*$}}
func.func @main() {
  %time = units.constant 4.0 : <f64, s>
  %height, %speed = call @fall(%time)
      : (!units.quantity<f64, s>) -> (!units.quantity<f64, m>, !units.quantity<f64, m/s>)
  %h = units.unwrap %height : <f64, m>
  %v = units.unwrap %speed : <f64, m/s>
  call @printF64(%h) : (f64) -> ()
  call @printNewline() : () -> ()
  call @printF64(%v) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}
