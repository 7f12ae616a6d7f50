-- Whether a partner may sell, as dated history with its source (docs/product/partner-standing.md), when its licence is looked at next,
-- and whom the operator looks after while it may not.
alter table licences add next_check_on date;

create table partner_standing_events (
  id bigint generated always as identity primary key,
  partner_id uuid not null references partners on delete cascade,
  event text not null check (event in ('checked', 'renewed', 'frozen', 'revoked', 'reopened')),
  effective_on date not null,
  source text not null, -- where it was read
  note text not null,
  recorded_by uuid references accounts on delete set null,
  recorded_at timestamptz not null
);
create index partner_standing_events_partner on partner_standing_events (partner_id, id desc);

create table standing_tasks (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references partners on delete cascade,
  booking_id uuid not null references bookings on delete cascade,
  opened_at timestamptz not null,
  closed_at timestamptz,
  outcome text check (outcome in ('reopened', 'handled')),
  note text,
  closed_by uuid references accounts on delete set null,
  check ((closed_at is null) = (outcome is null))
);
create unique index standing_tasks_open on standing_tasks (booking_id) where closed_at is null;
create index standing_tasks_partner on standing_tasks (partner_id, opened_at) where closed_at is null;
