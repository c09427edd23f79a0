#!/bin/sh
# A working group of sites in containers on this machine: https://tabor.localhost and so on, the admin at
# https://inhalte.localhost. `compose.sh tabor geeren` also stores the example content of these houses, `compose.sh all` of
# all. What `docker compose` takes as variables stands in `.env` beside this file, which is made at the first run; add those
# of environment.md to it.
set -eu
umask 077
cd "$(dirname "$0")"
if [ ! -e .env ]; then
  for name in DATABASE_PASSWORD CONTENT_API_TOKEN CONTENT_WEBHOOK_SECRET CONTENT_PREVIEW_SECRET SITE_SESSION_SECRET; do
    echo "$name=$(od -An -tx1 -N32 /dev/urandom | tr -d ' \n')"
  done > .env
  # Where previews lead, and links from one house to another.
  origins=$(for house in ../../packages/themes/src/tenants/*/; do
    key=$(basename "$house")
    printf '%s=https://%s.localhost,' "$key" "$key"
  done)
  echo "SITE_ORIGINS=${origins%,}" >> .env
fi
compose="${CONTAINER_ENGINE:-docker} compose"
$compose build
if [ "$#" -gt 0 ]; then
  [ "$1" != all ] || shift
  $compose run --rm --no-TTY content-service node dist/src/commands/seed.js "$@"
fi
exec $compose up --detach --wait
