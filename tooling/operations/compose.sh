#!/bin/sh
# A working group of sites in containers on this machine: https://tabor.localhost and so on, the admin at
# https://inhalte.localhost. `compose.sh tabor geeren` also stores the example content of these houses, `compose.sh all` of
# all. The first run makes `.env`, `.env.content-service` and `.env.site` beside this file; add variables of environment.md
# to the last two, and public hosts to `hosts/hosts.json`.
set -eu
umask 077
cd "$(dirname "$0")"

secret() {
  echo "$1=$(od -An -tx1 -N32 /dev/urandom | tr -d ' \n')"
}

if [ ! -e .env ]; then
  # Where previews lead, and links from one house to another.
  origins=$(for house in ../../packages/themes/src/tenants/*/; do
    key=$(basename "$house")
    printf '%s=https://%s.localhost,' "$key" "$key"
  done)
  {
    for name in CONTENT_API_TOKEN CONTENT_WEBHOOK_SECRET CONTENT_PREVIEW_SECRET; do secret $name; done
    echo "SITE_ORIGINS=${origins%,}"
  } | tee .env.content-service > .env.site
  echo CMS_PUBLIC_URL=https://inhalte.localhost >> .env.content-service
  {
    secret SITE_SESSION_SECRET
    # Docker's own networks, of which the proxy has one address.
    echo TRUSTED_PROXIES=172.16.0.0/12,192.168.0.0/16
  } >> .env.site
  # Last: without it, an interrupted first run begins again.
  secret DATABASE_PASSWORD > .env
fi
if [ ! -e hosts/hosts.json ]; then
  # The sites' user reads it.
  mkdir -p -m 755 hosts
  echo '{}' > hosts/hosts.json
  chmod 644 hosts/hosts.json
fi
compose="${CONTAINER_ENGINE:-docker} compose"
$compose build
if [ "$#" -gt 0 ]; then
  [ "$1" != all ] || shift
  $compose run --rm --no-TTY content-service node dist/src/commands/seed.js "$@"
fi
# Returns once the sites are healthy, for which the proxy waits.
exec $compose up --detach
