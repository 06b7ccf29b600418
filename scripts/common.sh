# Sourced by the scripts beside it: finds or installs what a fresh Debian 12 lacks,
# and makes the virtual environment in .venv. Knows nothing of what is run in it.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PIP_DISABLE_PIP_VERSION_CHECK=1

say() { printf '==> %s\n' "$*" >&2; }

die() { # MESSAGE [FURTHER LINE]...
  printf 'error: %s\n' "$1" >&2
  shift
  [ $# = 0 ] || printf '  %s\n' "$@" >&2
  exit 1
}

# The words that make a command run as root; fails where the user may not.
as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    sudo -n "$@"
  else
    return 1
  fi
}

is_installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

# need_packages WHY PACKAGE...: installs those that are missing, or says what to install.
need_packages() {
  local why=$1 missing=() package
  shift
  for package in "$@"; do
    is_installed "$package" || missing+=("$package")
  done
  [ ${#missing[@]} = 0 ] && return
  if as_root true; then
    say "installing ${missing[*]} ($why)"
    as_root apt-get -qq update >&2 || true
    if as_root env DEBIAN_FRONTEND=noninteractive \
      apt-get -qq install -y --no-install-recommends "${missing[@]}" >&2; then
      return
    fi
  fi
  die "Debian packages are missing ($why). As root, run:" \
    "apt-get install ${missing[*]}" \
    "(Where Debian's own sources do not have LLVM 22, see https://apt.llvm.org.)"
}

# Prints a Python of version 3.11 or later.
find_python() {
  local python
  for python in ${PYTHON:-} python3.11 python3 python3.12 python3.13; do
    if command -v "$python" >/dev/null &&
      "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      command -v "$python"
      return
    fi
  done
  die "no Python 3.11 or later is on PATH (Debian 12: apt-get install python3)"
}

has_headers() {
  "$1" -c 'import os, sysconfig as s, sys; sys.exit(not os.path.exists(os.path.join(s.get_path("include"), "Python.h")))'
}

# make_tools PACKAGE...: .venv with packages from PyPI; asks for nothing that is there already.
make_tools() {
  local python wanted="$*"
  python=$(find_python)
  command -v g++ >/dev/null || command -v c++ >/dev/null || need_packages "a C++20 compiler" g++
  has_headers "$python" || need_packages "headers to build a Python module" python3-dev
  "$python" -c 'import ensurepip, venv' 2>/dev/null ||
    need_packages "virtual environments" python3-venv
  if ! .venv/bin/python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    say "making .venv with $python"
    "$python" -m venv --clear .venv
  fi
  [ "$(cat ".venv/tools-$(cksum <<<"$wanted" | tr ' ' -)" 2>/dev/null)" = "$wanted" ] && return
  say "installing into .venv: $wanted"
  .venv/bin/pip -q install "$@" ||
    die "pip could not install them" "They come from PyPI, or from the index that pip is set up with."
  printf '%s\n' "$wanted" >".venv/tools-$(cksum <<<"$wanted" | tr ' ' -)"
}

# make_environment EXTRA...: .venv with the package as built from this checkout and PyPI packages.
# With QUICK=1, the generators are not compiled, which takes longer than all the rest.
make_environment() {
  make_tools "$@"
  local compiled=enabled
  [ "${QUICK:-0}" = 0 ] || compiled=disabled
  say "building and installing tblgen-build into .venv (compiled generators: $compiled)"
  rm -rf build/wheel
  .venv/bin/pip -q wheel --no-deps -w build/wheel --config-settings=build-dir=build/venv \
    "--config-settings=setup-args=-Dcompiled_generators=$compiled" .
  .venv/bin/pip -q install --force-reinstall --no-deps build/wheel/*.whl
  .venv/bin/pip -q install build/wheel/*.whl # what it depends on
}

# A compiler cache, where there is one, spares compiling the same sources several times, and
# knows what tests compile in temporary folders, which have another name each time.
use_compiler_cache() {
  command -v ccache >/dev/null || return 0
  export CC=${CC:-ccache cc} CXX=${CXX:-ccache c++} CCACHE_NOHASHDIR=1
  export CCACHE_BASEDIR=${CCACHE_BASEDIR:-${TMPDIR:-/tmp}}
}
