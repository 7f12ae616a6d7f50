-- Files that wrote departures (docs/product/departures.md): bytes that began some do not begin them again.
create table departure_imports (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references partners on delete cascade,
  -- SHA-256 of the file.
  file_hash text not null check (length(file_hash) = 64),
  imported_at timestamptz not null,
  created int not null check (created >= 0),
  changed int not null check (changed >= 0)
);
create unique index on departure_imports (partner_id, file_hash) where created > 0;
