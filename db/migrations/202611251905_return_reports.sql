-- That a partner has reported a group as home (docs/product/return-reports.md): by the date and number that the regulator's system gave.
-- Whoever mistyped records it once more; the newest counts.
create table return_reports (
  id uuid primary key default gen_random_uuid(),
  departure_id uuid not null references departures on delete cascade,
  reported_on date not null,
  number text not null,
  content bytea,                 -- drawn anew and sealed; the report may come without a file
  content_type text check (content_type in ('image/webp', 'application/pdf')),
  key_id text,
  recorded_by uuid references accounts on delete set null,
  recorded_at timestamptz not null,
  check ((content is null) = (content_type is null) and (content is null) = (key_id is null))
);
create index return_reports_departure on return_reports (departure_id, recorded_at);
create index return_reports_recorder on return_reports (recorded_by);
