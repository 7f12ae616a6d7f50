-- Writing programmes (docs/product/programmes.md): a working copy beside what pilgrims read, and every published version.
alter table programmes
  add version integer not null default 1 check (version > 0),
  add archived_at timestamptz;

-- The working copy: a programme that was never published is nowhere else. Its revision only grows: who saves over an older one is told.
create table programme_drafts (
  programme_id uuid primary key default gen_random_uuid(), -- of the programme that it is or becomes
  partner_id uuid not null references partners on delete cascade,
  document jsonb not null,                                 -- shape in shared/programme-form.ts
  revision integer not null default 1 check (revision > 0),
  is_changed boolean not null default true,                -- differs from what is published
  changed_at timestamptz not null
);
create index programme_drafts_partner on programme_drafts (partner_id);

-- What was published when; who did it stands in the audit log.
create table programme_versions (
  programme_id uuid not null references programmes on delete cascade,
  version integer not null check (version > 0),
  document jsonb not null,
  changed text[] not null,                                 -- fields that differ from the version before
  published_at timestamptz not null,
  primary key (programme_id, version)
);

-- The version an order was placed under; null for drafts, and for orders older than this column.
alter table bookings add programme_version integer check (programme_version > 0);
