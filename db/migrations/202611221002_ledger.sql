-- Where each rupiah stands (product.md "Booking and money"; reliability.md 9): double entry, append-only, whole rupiah.
-- An account is a kind and whose it is: partner_payable of a partner, customer of a booking. Balances are never stored.
create table ledger_transactions (
  id bigint generated always as identity primary key,
  key text not null unique,       -- what it records: 'payment 7d… paid'; the same thing is never written twice
  kind text not null check (kind in ('receipt', 'allocation', 'promo', 'unmatched', 'reversal', 'refund_due', 'refund_done', 'cost_kept', 'settlement')),
  at timestamptz not null
);
create table ledger_entries (
  transaction_id bigint not null references ledger_transactions,
  position smallint not null,
  account text not null check (account in ('customer', 'gateway_clearing', 'gateway_fee', 'partner_payable', 'platform_fee',
    'promo_cost', 'affiliate_payable', 'unmatched_receipts', 'refunds')),
  owner text not null,            -- id of the booking, partner, payment or affiliate, 'platform'
  amount bigint not null check (amount <> 0), -- debits positive, credits negative
  booking_id uuid,                -- the booking it is about
  payment_id uuid,                -- the payment it is about
  primary key (transaction_id, position)
);
create index ledger_entries_account on ledger_entries (account, owner) include (amount);
create index ledger_entries_booking on ledger_entries (booking_id) where booking_id is not null;
create index ledger_entries_payment on ledger_entries (payment_id) where payment_id is not null;

create function check_ledger_balance() returns trigger
language plpgsql as $$
declare
  sum_of bigint;
begin
  select coalesce(sum(amount), 1) into sum_of from ledger_entries where transaction_id = new.id;
  if sum_of <> 0 then
    raise exception 'ledger transaction % does not balance (or is empty): %', new.id, sum_of using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_balance after insert on ledger_transactions
  deferrable initially deferred for each row execute function check_ledger_balance();

-- Entries join their transaction while it is being written, and never later: its balance has been checked then.
create function refuse_late_entry() returns trigger
language plpgsql as $$
begin
  if not exists (select from ledger_transactions t where t.id = new.transaction_id and t.xmin::text = pg_current_xact_id_if_assigned()::xid::text) then
    raise exception 'ledger transaction % is closed', new.transaction_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger ledger_entries_in_time before insert on ledger_entries for each row execute function refuse_late_entry();

create function refuse_ledger_change() returns trigger
language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'restrict_violation';
end $$;
create trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
  for each statement execute function refuse_ledger_change();
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
