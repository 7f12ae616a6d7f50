-- Webhooks (docs/product/webhooks.md): where a travel partner's systems hear what happened, and each delivery of it. A delivery is written
-- in the transaction of what it is about.
create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references partners on delete cascade,
  url text not null check (url like 'https://%' and length(url) <= 2048),
  events text[] not null check (cardinality(events) > 0),
  -- The secrets that sign, encrypted.
  secrets bytea,
  key_id text,
  created_by uuid references accounts on delete set null,
  created_at timestamptz not null,
  check ((secrets is null) = (key_id is null))
);
create index on webhook_endpoints (partner_id);
create index on webhook_endpoints (created_by);

create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  -- What receivers recognise a repetition by: a replay carries the same.
  event_id uuid not null default gen_random_uuid(),
  event text not null,
  -- Ids and states, nothing about people.
  data jsonb not null,
  happened_at timestamptz not null,
  created_at timestamptz not null,
  attempts int not null default 0,
  claimed_until timestamptz,
  delivered_at timestamptz,
  failed_at timestamptz,
  -- Of the last try.
  status int,
  took_ms int,
  answer text check (length(answer) <= 500),
  error text check (length(error) <= 500),
  check (delivered_at is null or failed_at is null)
);
create index on webhook_deliveries (endpoint_id, created_at desc);
create index webhook_deliveries_waiting on webhook_deliveries (created_at) where delivered_at is null and failed_at is null;
