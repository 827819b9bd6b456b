#!/usr/bin/env bash
# Installs the system packages the tests use. Where that is not possible it says loudly what will be skipped.
set -u
wanted=()
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || wanted+=(chromium)
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || wanted+=(postgresql)
command -v node >/dev/null || wanted+=(nodejs)
if [ ${#wanted[@]} -eq 0 ]; then exit 0; fi
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  echo "Installing for the tests: ${wanted[*]}"
  export DEBIAN_FRONTEND=noninteractive
  # A broken or slow mirror must not stop the tests that need nothing from it.
  if apt-get update -q >/dev/null && apt-get install -y -q --no-install-recommends "${wanted[@]}" >/dev/null; then exit 0; fi
fi
cat >&2 <<EOF
****************************************************************************************
  NOT INSTALLED: ${wanted[*]}
  The browser tests (chromium), the PostgreSQL tests (postgresql) or the JavaScript
  checks (nodejs) that need them WILL BE SKIPPED. As root on Debian or Ubuntu:
      apt-get install ${wanted[*]}
****************************************************************************************
EOF
exit 0
