-- A consultant asks to be paid (docs/product/payouts.md). The latest request counts; a payout made after it answers it.
create table payout_requests (
  affiliate_id uuid primary key references affiliates (id) on delete cascade,
  asked_at timestamptz not null
);
