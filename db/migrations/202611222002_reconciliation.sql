-- Reconciliation item by item (docs/product/payments.md): each payment and each notification has its own next attempt, and
-- credentials whose gateway does not answer are left alone for a while.
alter table payments
  add ask_failures integer not null default 0 check (ask_failures >= 0),  -- in a row
  add next_ask_at timestamptz,                                            -- null: not asked about yet
  add answered_at timestamptz;                                            -- when its gateway last told its status
update payments set next_ask_at = asked_at where asked_at is not null;
drop index payments_open;
alter table payments drop asked_at;
create index payments_open on payments (coalesce(next_ask_at, created_at)) where status in ('creating', 'waiting', 'cancelled');

alter table payment_notifications
  add failures integer not null default 0 check (failures >= 0),
  add next_try_at timestamptz,                  -- null: not tried again yet
  add digest bytea,                             -- SHA-256 of gateway and bytes; null: stored before, or not genuine
  add times integer not null default 1,         -- how often exactly these bytes came
  add last_received_at timestamptz;             -- null: once
drop index payment_notifications_waiting;
create index payment_notifications_waiting on payment_notifications (coalesce(next_try_at, received_at)) where applied_at is null and is_genuine;
create unique index payment_notifications_bytes on payment_notifications (digest);

alter table gateway_credentials
  add failures integer not null default 0 check (failures >= 0),  -- rounds in a row in which its gateway was unreachable
  add retry_at timestamptz;                                       -- until then it is not asked by the reconciler
