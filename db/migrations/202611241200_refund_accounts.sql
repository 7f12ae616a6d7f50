-- Refunds that no gateway can send (docs/product/payments.md): members state their own bank account, and a batch of payouts pays there.
create table refund_accounts (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  details bytea not null,         -- encrypted: {bank, number, holder}
  key_id text not null,
  stated_at timestamptz not null,
  usable_from timestamptz not null, -- nothing is paid there earlier: whoever was robbed of the sign-in can still object
  replaced_at timestamptz         -- the member stated another one, or the bank could not pay there
);
create unique index refund_accounts_current on refund_accounts (account_id) where replaced_at is null;

alter table refund_tasks drop constraint refund_tasks_status_check, add constraint refund_tasks_status_check
  check (status in ('open', 'sent', 'in_batch', 'done', 'void')); -- in_batch: a payout pays it, and nothing else may

alter table payouts
  drop constraint payouts_payee,
  drop constraint payouts_one_account,
  add refund_task_id uuid references refund_tasks on delete restrict,
  add refund_account_id uuid references refund_accounts on delete set null, -- null: no refund, or the person is gone
  add constraint payouts_payee check (num_nonnulls(partner_id, payee_id, refund_task_id) = 1),
  add constraint payouts_one_account check (num_nonnulls(account_id, consultant_account_id, refund_account_id) <= 1),
  add constraint payouts_refund_account check (refund_account_id is null or refund_task_id is not null);
create unique index payouts_refund_live on payouts (refund_task_id) where refund_task_id is not null and status in ('waiting', 'paid');
create index payouts_refund_account on payouts (refund_account_id) where refund_account_id is not null;

alter table refund_tasks add account_asked_at timestamptz; -- when the member was told that an account is needed
-- Refunds of earlier orders are asked about too, once.
create index refund_tasks_unasked on refund_tasks (created_at) where status = 'open' and account_asked_at is null;
