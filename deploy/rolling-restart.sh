#!/bin/sh
# Restarts the web nodes of this machine one after the other. Each is taken out of nginx first and comes back once it is ready. As root:  deploy/rolling-restart.sh
set -eu
upstream=${UPSTREAM:-/etc/nginx/unhold-upstream.conf}
reload=${RELOAD:-systemctl reload nginx}
# Returns when the node is ready (ExecStartPost of the unit), or fails.
restart=${RESTART:-systemctl restart unhold-web@}

for port in $(sed -n 's/^ *server [^ ]*:\([0-9]*\) .*/\1/p' "$upstream"); do
  # Not in place: a configuration that is half written must never be read.
  sed "/:$port /s/;\$/ down;/" "$upstream" > "$upstream.new"
  mv "$upstream.new" "$upstream"
  $reload
  # Whatever becomes of the restart, nginx gets its line back: a node that is not there is left out by itself.
  failed=0
  $restart"$port" || failed=1
  sed "/:$port /s/ down;\$/;/" "$upstream" > "$upstream.new"
  mv "$upstream.new" "$upstream"
  $reload
  if [ "$failed" = 1 ]; then
    echo "The node on port $port did not come back; the others were left alone." >&2
    exit 1
  fi
  echo "The node on port $port has restarted."
done
