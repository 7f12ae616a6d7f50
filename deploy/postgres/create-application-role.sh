#!/bin/sh
# At the first start of the database: the role of the servers. It owns no table; migrations give it its rights (docs/deployment.md).
set -eu
psql --set ON_ERROR_STOP=1 --set password="$APP_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE rihlah_app LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'password';
SQL
