-- Orders that a member asks to pay from savings, and what the bank answers (docs/product/savings-payments.md).
create table savings_payments (
  id uuid primary key default gen_random_uuid(),
  position bigint generated always as identity, -- the later of two
  code text not null unique check (code ~ '^BT-[2-9A-HJ-NP-Z]{8}$'),
  booking_id uuid not null references bookings on delete cascade,
  invoice_id uuid not null references invoices on delete cascade,
  account_id uuid references accounts on delete set null,                 -- null: the person is gone, the sums stay
  application_id uuid references savings_applications on delete set null, -- the savings that pay
  bank_id uuid not null references partners,
  amount bigint not null check (amount > 0),
  state text not null default 'asked' check (state in ('asked', 'prepared', 'paid', 'declined', 'withdrawn', 'lapsed')),
  former_due_at timestamptz not null, -- when the invoice was due before the bank was asked
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  -- What an officer prepared, and another of the bank agreed to.
  verdict text check (verdict in ('confirm', 'decline')),
  reference text check (length(reference) between 3 and 100),
  sent_on date,
  reason text check (length(reason) between 1 and 500), -- of a decline; the member reads it, and it goes with them
  prepared_by uuid references accounts on delete set null,
  prepared_at timestamptz,
  decided_by uuid references accounts on delete set null,
  payment_id uuid references payments,
  check ((verdict is null) = (prepared_at is null)),
  check ((verdict is not distinct from 'confirm') = (num_nulls(reference, sent_on) = 0)),
  check (verdict is not distinct from 'decline' or reason is null),
  check (state not in ('prepared', 'paid', 'declined') or verdict is not null),
  check ((state = 'paid') = (payment_id is not null))
);
-- One at a time for an order.
create unique index savings_payments_one on savings_payments (booking_id) where state in ('asked', 'prepared');
create index savings_payments_bank on savings_payments (bank_id, asked_at);
create index savings_payments_booking on savings_payments (booking_id, position);
create index savings_payments_application on savings_payments (application_id);
create index savings_payments_account on savings_payments (account_id);

-- Money that a bank sends to the partner is a payment without a gateway, and a receipt under a name of its own.
alter table payments drop constraint payments_gateway_check, add constraint payments_gateway_check
  check (gateway in ('midtrans', 'xendit', 'simulator', 'bank_disbursement', 'bank_savings'));
alter table ledger_transactions drop constraint ledger_transactions_kind_check, add constraint ledger_transactions_kind_check
  check (kind in ('receipt', 'bank_disbursement', 'savings_payment', 'allocation', 'promo', 'unmatched', 'reversal', 'refund_due', 'refund_done', 'cost_kept', 'terms_kept',
    'settlement', 'payout', 'gateway_settlement', 'bank_cost', 'platform_invoice', 'platform_invoice_paid'));

-- Whether the partner has the money of a payment: its own gateway received it, or a bank sent it to the partner.
create function held_by_partner(credential uuid, gateway text) returns boolean language sql stable as $$
  select gateway in ('bank_disbursement', 'bank_savings') or exists (select from gateway_credentials c where c.id = credential and c.partner_id is not null)
$$;
