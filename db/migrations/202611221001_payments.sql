-- Payments (reliability.md 4–7): what was asked of a gateway, what it told, and what that meant. Payments know a payable
-- {kind, id} and nothing of what it stands for.
create table payments (
  id uuid primary key default gen_random_uuid(),
  payable_kind text not null check (payable_kind in ('booking_invoice')),
  payable_id uuid not null,
  subject_id uuid not null,                           -- what the ledger files it under: the booking
  account_id uuid references accounts on delete set null,
  partner_id uuid not null references partners,       -- the payee, whose gateway it is
  gateway text not null check (gateway in ('midtrans', 'xendit', 'simulator')),
  reference text not null,                            -- our order number at the gateway
  method text not null,
  amount bigint not null check (amount > 0),
  admin_fee bigint not null check (admin_fee >= 0),
  total bigint not null generated always as (amount + admin_fee) stored,
  status text not null default 'creating' check (status in ('creating', 'waiting', 'paid', 'expired', 'cancelled', 'failed', 'reversed')),
  gateway_id text,
  instructions jsonb,                                 -- number, QR, links: shape in #platform/payments/gateway
  expires_at timestamptz not null,
  created_at timestamptz not null,
  asked_at timestamptz,                               -- when its status was last asked for by the reconciler
  paid_at timestamptz,
  unique (gateway, reference),
  check (status <> 'waiting' or instructions is not null)
);
create index payments_subject on payments (subject_id);
create index payments_payable on payments (payable_kind, payable_id);
create index payments_open on payments (coalesce(asked_at, created_at)) where status in ('creating', 'waiting', 'cancelled');
-- One running attempt for a payable: the second tab finds the first one's number.
create unique index payments_one_running on payments (payable_kind, payable_id) where status in ('creating', 'waiting');

-- What gateways told, each thing once: the log from which every total is recomputed.
create table payment_events (
  id bigint generated always as identity primary key,
  gateway text not null,
  reference text not null,
  type text not null,
  amount bigint not null check (amount >= 0),
  brought bigint not null,                            -- what came in by it, or went out again (negative); the ledger holds the same
  payment_id uuid references payments,                -- null: nobody here knows that number
  outcome text not null check (outcome in ('applied', 'without_effect', 'exception')),
  recorded_at timestamptz not null,
  unique (gateway, reference, type)
);
create index payment_events_payment on payment_events (payment_id);

-- As they came, before anything is believed.
create table payment_notifications (
  id bigint generated always as identity primary key,
  gateway text not null,
  reference text,                 -- of a genuine one, and the gateway's own number: which of two payments under it is meant
  gateway_id text,
  body text not null check (length(body) <= 20000),
  is_genuine boolean not null,
  received_at timestamptz not null,
  applied_at timestamptz,
  check (not is_genuine or (reference is not null and gateway_id is not null))
);
create index payment_notifications_waiting on payment_notifications (received_at) where applied_at is null and is_genuine;
create index payment_notifications_received on payment_notifications (received_at);

-- Money that is here and not valid, or an event that contradicts another: a person decides.
create table payment_exceptions (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('wrong_amount', 'unknown_reference', 'amount_changed', 'double_payment', 'late_payment', 'reversed')),
  gateway text not null,
  reference text not null,
  payment_id uuid references payments,
  subject_id uuid,                                    -- what the ledger would file it under; without a payment, as far as its number tells
  partner_id uuid references partners,
  amount bigint not null check (amount >= 0),
  created_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid references accounts on delete set null,
  resolution text check (resolution in ('kept', 'refund', 'refunded_at_gateway', 'cancelled_by_partner', 'rescheduled', 'ended_by_staff')),
  note text check (length(note) between 1 and 300),   -- why, in the words of whoever decided; the member reads it
  check ((resolved_at is null) = (resolution is null))
);
create index payment_exceptions_subject on payment_exceptions (subject_id);
create index payment_exceptions_open on payment_exceptions (partner_id, created_at) where resolved_at is null;

-- Money that has to go back, by a day.
create table refund_tasks (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid references bookings,
  payment_id uuid not null references payments,
  partner_id uuid not null references partners,
  reason text not null check (reason in ('cancelled_by_partner', 'rescheduled', 'ended_by_staff', 'double_payment', 'seats_gone', 'wrong_amount')),
  amount bigint not null check (amount > 0),
  due_on date not null,
  status text not null default 'open' check (status in ('open', 'sent', 'done', 'void')), -- void: the bank took the money back itself, or it pays for seats after all
  sent_at timestamptz,
  done_at timestamptz,
  done_by uuid references accounts on delete set null,
  proof text check (length(proof) between 1 and 200), -- number of the transfer
  created_at timestamptz not null,
  check ((done_at is null) = (status <> 'done'))
);
create index refund_tasks_open on refund_tasks (partner_id, due_on) where status in ('open', 'sent');
create index refund_tasks_payment on refund_tasks (payment_id);
create index refund_tasks_booking on refund_tasks (booking_id);

-- A change that may be retried is done once (reliability.md 8): its answer, for whoever asks again.
create table idempotent_answers (
  account_id uuid not null references accounts on delete cascade,
  purpose text not null,          -- what is asked for: keys of two calls never meet
  key text not null check (length(key) between 1 and 200),
  request_digest bytea not null,
  answer jsonb,                   -- null while it runs
  created_at timestamptz not null,
  primary key (account_id, purpose, key)
);
create index idempotent_answers_created_at on idempotent_answers (created_at);

-- Credentials of a payee's own gateway, encrypted; a partner without uses the deployment's.
create table partner_gateways (
  partner_id uuid primary key references partners on delete cascade,
  settings bytea not null,        -- shape in #platform/payments/settings
  key_id text not null
);
