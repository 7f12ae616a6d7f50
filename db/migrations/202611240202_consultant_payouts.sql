-- Paying consultants (docs/product/payouts.md): their accounts are a person's, encrypted, and gone with the person; their payouts stand in the
-- same batches, of a payee the ledger knows by a random id.
create table consultant_accounts (
  id uuid primary key default gen_random_uuid(),
  affiliate_id uuid not null references affiliates (id) on delete cascade,
  details bytea not null,         -- encrypted: {bank, number, holder}
  key_id text not null,
  status text not null default 'proposed' check (status in ('proposed', 'approved', 'refused', 'replaced')),
  proposed_by uuid references accounts on delete set null,
  proposed_at timestamptz not null,
  decided_by uuid references accounts on delete set null,
  decided_at timestamptz,
  usable_from timestamptz,
  check (decided_by is null or proposed_by is null or decided_by <> proposed_by),
  check ((decided_at is null) = (status = 'proposed')),
  check (status not in ('approved', 'replaced') or usable_from is not null)
);
create unique index consultant_accounts_proposed on consultant_accounts (affiliate_id) where status = 'proposed';
create unique index consultant_accounts_approved on consultant_accounts (affiliate_id) where status = 'approved';

alter table payouts
  alter partner_id drop not null,
  alter account_id drop not null,
  add payee_id uuid references ledger_payees on delete restrict,
  add consultant_account_id uuid references consultant_accounts on delete set null, -- null: a partner's, or the person is gone
  add constraint payouts_payee check (num_nonnulls(partner_id, payee_id) = 1),
  add constraint payouts_account check (partner_id is null or account_id is not null),
  add constraint payouts_one_account check (num_nonnulls(account_id, consultant_account_id) <= 1);
create unique index payouts_payee_once on payouts (batch_id, payee_id) where payee_id is not null;
create index payouts_of_payee on payouts (payee_id) where payee_id is not null;
create index ledger_entries_payee on ledger_entries (payee_id, value_on) where payee_id is not null;
