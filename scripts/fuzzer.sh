# Sourced after common.sh by the scripts that run the fuzzers: makes them and the seeds.
# Knows nothing of how they are run.

seeds=build/fuzz/seeds
# A finding of the undefined behavior sanitizer ends the run as any other does.
export UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1

make_fuzzer() { # TARGET...: build/fuzz/tests/fuzz/TARGET_fuzzer
  need_packages "the fuzzers and the sanitizers" clang-22 libclang-rt-22-dev llvm-22
  [ -x .venv/bin/meson ] && [ -x .venv/bin/ninja ] || make_tools meson ninja
  local PATH="$PWD/.venv/bin:$PATH"
  if [ ! -e build/fuzz/build.ninja ]; then
    CXX=clang++-22 meson setup build/fuzz -Dfuzzer=true -Dpython_module=false \
      -Db_sanitize=address,undefined -Db_lundef=false -Dbuildtype=debugoptimized \
      -Doptimization=1 -Ddebug=false -Dcpp_args=-gline-tables-only --unity=on --unity-size=8 >&2
  fi
  local programs=("${@/%/_fuzzer}")
  say "building ${programs[*]}"
  ninja -C build/fuzz "${programs[@]/#/tests/fuzz/}" >build/fuzz/build.log ||
    die "the fuzzer does not build" "$(tail -n 20 build/fuzz/build.log)"
  .venv/bin/python tests/fuzz/seed.py "$seeds" >&2
}
