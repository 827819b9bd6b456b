#!/usr/bin/env bash
# Types of the browser's modules, read from their JSDoc. Says so and passes where there is no Node.
set -euo pipefail
cd "$(dirname "$0")/js"
if ! command -v npm >/dev/null 2>&1; then
  echo "check_js: SKIPPED, no npm here; the browser's modules are not type-checked." >&2
  exit 0
fi
if [ ! -x node_modules/.bin/tsc ] || [ package.json -nt node_modules/.package-lock.json ]; then
  npm install --silent --no-audit --no-fund --no-package-lock
  touch node_modules/.package-lock.json
fi
node_modules/.bin/tsc --project tsconfig.json "$@"
echo "check_js: types agree"
