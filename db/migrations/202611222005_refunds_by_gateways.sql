-- Refunds that a gateway sends itself (docs/product/payments.md): which task was asked for, and which its gateway cannot do.
alter table refund_tasks
  add requested_at timestamptz,                   -- when its gateway was first asked to send it
  add needs_transfer boolean not null default false;  -- its gateway cannot: a person sends it
