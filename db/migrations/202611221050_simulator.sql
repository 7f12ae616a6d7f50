-- The local payment simulator's own memory (product.md "Booking and money"): a gateway for the demo and for development, which
-- the application only knows over HTTP. In a schema of its own: no table of the marketplace points here, and nobody is named.
create schema simulator;

-- One merchant, with a key of its own in every database.
create table simulator.merchant (
  is_only    boolean primary key default true check (is_only),
  server_key text not null
);
insert into simulator.merchant (server_key)
values ('SB-Mid-server-' || replace(gen_random_uuid()::text, '-', ''));

create table simulator.payments (
  id              uuid primary key default gen_random_uuid(),
  order_id        text not null check (order_id ~ '^[A-Za-z0-9_.~-]{1,50}$'),
  -- A second payment of the same order: what "pay twice" makes.
  duplicate_of    uuid references simulator.payments (id),
  payment_type    text not null,
  -- What the person types, scans or opens, as the protocol names it.
  instrument      jsonb not null,
  amount          bigint not null check (amount > 0),
  refunded_amount bigint not null default 0 check (refunded_amount between 0 and amount),
  -- unattempted: a hosted page nobody has paid on yet; Midtrans' protocol does not know it.
  status          text not null check (status in
    ('unattempted', 'pending', 'settlement', 'expire', 'cancel', 'deny', 'refund', 'partial_refund')),
  idempotency_key text,
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  settled_at      timestamptz
);
create unique index payments_order on simulator.payments (order_id) where duplicate_of is null;
create index payments_newest on simulator.payments (created_at desc, id);
create index payments_waiting on simulator.payments (expires_at) where status in ('unattempted', 'pending');

create table simulator.refunds (
  payment_id uuid not null references simulator.payments (id),
  refund_key text not null,
  amount     bigint not null check (amount > 0),
  primary key (payment_id, refund_key)
);

create table simulator.notifications (
  id         bigint generated always as identity primary key,
  payment_id uuid not null references simulator.payments (id),
  -- Signed when it was written: it tells what was true then.
  body       text not null,
  -- Xendit's proof, sent beside it; null in Midtrans' protocol, which signs.
  callback_token text,
  -- Of the clock of this database, not of the demo's.
  due_at     timestamptz not null default now(),
  -- Whoever sends it has so long; a process that died leaves it to another.
  held_until timestamptz,
  tries      integer not null default 0,
  last_answer integer,
  ended_at   timestamptz
);
create index notifications_due on simulator.notifications (due_at, id) where ended_at is null;
create index notifications_of_payment on simulator.notifications (payment_id);
