#!/bin/sh
# Installs this release on a Linux machine with systemd, or brings it in beside the one that runs. Run it as root, from
# the unpacked archive:
#
#   deploy/install.sh --address https://example.org --mail smtps://user:password@mail.example.org \
#     --mail-from 'Example <info@example.org>'
#
# Running it again changes nothing that is right already; settings that are there are left as they are.
set -eu

SETTINGS=/etc/intambwe.env
ACCOUNT=intambwe
DATA=/var/lib/intambwe

stop() {
  echo "install.sh: $*" >&2
  exit 1
}

address='' mail='' mail_from=''
while [ $# -gt 0 ]; do
  [ $# -ge 2 ] || stop "$1 needs a value."
  case $2 in *[[:cntrl:]]*) stop "The value of $1 has a line break or another sign that cannot be seen in it." ;; esac
  case $1 in
    --address) address=$2 ;;
    --mail) mail=$2 ;;
    --mail-from) mail_from=$2 ;;
    *) stop "There is no option $1. There are --address, --mail and --mail-from." ;;
  esac
  shift 2
done

# Check now what would fail later.
[ "$(id -u)" = 0 ] || stop 'Run it as root.'
release=$(dirname "$(dirname "$(readlink -f "$0")")")
[ -f "$release/SHA256SUMS" ] || stop 'Run it from the unpacked archive of a release; among the sources there is nothing built.'
for program in useradd getent sha256sum tar; do
  command -v "$program" > /dev/null || stop "This machine lacks $program."
done
(cd "$release" && sha256sum --check --quiet --strict SHA256SUMS) || stop 'The archive is damaged: get it anew.'
case $(uname -m) in x86_64) cpu=x64 ;; aarch64) cpu=arm64 ;; *) cpu=$(uname -m) ;; esac
grep -q "\"$cpu\"" "$release/package.json" || stop "This release is not for a machine of the kind $cpu."
# The one library that Node needs and a bare Debian lacks.
if ! ldconfig -p | grep -q libatomic.so.1 && command -v apt-get > /dev/null; then
  apt-get install --yes libatomic1 > /dev/null || stop 'libatomic1 cannot be installed. Run apt-get update, then try again.'
fi
"$release/bin/node" --version > /dev/null || stop 'The program does not run on this machine. It needs glibc 2.28, libstdc++ and libatomic.'
memory=$(awk '/^MemTotal:/ { print int($2 / 1024) }' /proc/meminfo)
[ "$memory" -ge 400 ] || stop "This machine has $memory MB of memory; 512 MB are needed."
free=$(df -Pm /opt | awk 'NR == 2 { print $4 }')
[ "$free" -ge 1000 ] || stop "There are $free MB free below /opt; 1,000 MB are needed."

getent passwd "$ACCOUNT" > /dev/null ||
  useradd --system --user-group --home-dir "$DATA" --no-create-home --shell /usr/sbin/nologin "$ACCOUNT"
install -d -m 700 -o "$ACCOUNT" -g "$ACCOUNT" "$DATA"

# A setting with its value, quoted for systemd (see systemd.exec(5), EnvironmentFile), or commented out where none was given.
setting() {
  printf '\n# %s\n' "$3"
  if [ -n "$2" ]; then
    printf '%s="%s"\n' "$1" "$(printf '%s' "$2" | LC_ALL=C sed 's/[\\"$`]/\\&/g')"
  else
    printf '#%s=%s\n' "$1" "$4"
  fi
}

if [ ! -e "$SETTINGS" ]; then
  install -m 600 /dev/null "$SETTINGS"
  {
    echo '# Settings of Intambwe, a line each; docs/operations.md explains them. After a change: intambwe restart'
    setting DATA_DIR "$DATA" 'Where everything is kept. The service may write nowhere else.' ''
    setting PUBLIC_URL "$address" 'Where visitors find the site. Mails, feeds and share links begin with it.' https://example.org
    setting SMTP_URL "$mail" 'The mail server. Without it, mail becomes files below DATA_DIR.' smtps://user:password@mail.example.org
    setting MAIL_FROM "$mail_from" 'Whom mail comes from.' 'Example <info@example.org>'
    setting TRUST_PROXY 127.0.0.1 'The proxy in front, whose word on the address of a visitor is believed.' ''
    setting SAMPLE_CONTENT false 'With true, an empty database is filled with a sample organisation at the first start.' ''
    setting COPY_TO '' 'Where copies of everything go at once. intambwe copies set-up PLACE writes it, with a key.' /mnt/copies/site
    setting TIME_ZONE '' 'What "today" means on the site.' Africa/Kigali
  } >> "$SETTINGS"
  echo "Wrote $SETTINGS"
elif ! grep -q '^[[:space:]]*DATA_DIR=' "$SETTINGS"; then
  printf '\nDATA_DIR=%s\n' "$DATA" >> "$SETTINGS"
fi
# The service's group may read them, so that its user can run the commands; nobody else may.
chown "root:$ACCOUNT" "$SETTINGS"
chmod 640 "$SETTINGS"

"$release/bin/intambwe" upgrade "$release"
ln -sfn /opt/intambwe/current/bin/intambwe /usr/local/bin/intambwe

[ -d /run/systemd/system ] || exit 0
intambwe status
if [ "$(intambwe status | awk '$1 == "superusers" { print $2 }')" = 0 ]; then
  echo
  intambwe admin sign-in-link
fi
echo
echo 'What may still be wrong, and what to do about it: intambwe doctor'
echo 'So that nothing is lost with this machine, set up copies elsewhere: intambwe copies set-up PLACE'
