-- Paying out what partners are owed (docs/product/payouts.md): their accounts, batches with a maker and a checker, statements of our bank,
-- reports of gateways. Nothing here moves the ledger by itself: postings do, and the verification holds both together.
insert into ledger_accounts (account, type) values ('bank_cost', 'expense'), ('tax_prepaid', 'asset');
alter table ledger_transactions drop constraint ledger_transactions_kind_check, add constraint ledger_transactions_kind_check
  check (kind in ('receipt', 'allocation', 'promo', 'unmatched', 'reversal', 'refund_due', 'refund_done', 'cost_kept', 'terms_kept', 'settlement',
    'payout', 'gateway_settlement', 'bank_cost', 'platform_invoice', 'platform_invoice_paid'));

create table payee_accounts (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references partners on delete restrict,
  bank text not null check (bank ~ '^[a-z_]{2,20}$'),
  number text not null check (number ~ '^[0-9]{6,20}$'),
  holder text not null check (length(holder) between 1 and 100),
  evidence bytea,                 -- the bank's letter or the first page of the book, drawn anew
  evidence_type text check (evidence_type in ('image/webp', 'application/pdf')),
  status text not null default 'proposed' check (status in ('proposed', 'approved', 'refused', 'replaced')),
  proposed_by uuid references accounts on delete set null,
  proposed_at timestamptz not null,
  decided_by uuid references accounts on delete set null,
  decided_at timestamptz,
  usable_from timestamptz,        -- nothing is paid there earlier: whoever was robbed of the sign-in can still object
  check ((evidence is null) = (evidence_type is null)),
  check (decided_by is null or proposed_by is null or decided_by <> proposed_by),
  check ((decided_at is null) = (status = 'proposed')),
  check (status not in ('approved', 'replaced') or (usable_from is not null and evidence is not null))
);
create unique index payee_accounts_proposed on payee_accounts (partner_id) where status = 'proposed';
create unique index payee_accounts_approved on payee_accounts (partner_id) where status = 'approved';
create index payee_accounts_partner on payee_accounts (partner_id, proposed_at);

create table payout_batches (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  until date not null,            -- entries that count for this day or an earlier one
  status text not null default 'proposed' check (status in ('proposed', 'approved', 'refused', 'sent', 'done')),
  made_by uuid references accounts on delete set null,
  made_at timestamptz not null,
  decided_by uuid references accounts on delete set null,
  decided_at timestamptz,
  note text check (length(note) between 1 and 200),
  sent_at timestamptz,            -- when the bank had the file
  check (decided_by is null or made_by is null or decided_by <> made_by),
  check ((decided_at is null) = (status = 'proposed')),
  check ((sent_at is null) = (status in ('proposed', 'approved', 'refused')))
);

create table payouts (
  id uuid primary key default gen_random_uuid(),
  batch_id uuid not null references payout_batches on delete restrict,
  partner_id uuid not null references partners on delete restrict,
  account_id uuid not null references payee_accounts on delete restrict,
  code text not null unique,      -- in the text of the transfer: the statement shows it again
  amount bigint not null check (amount > 0),
  status text not null default 'waiting' check (status in ('waiting', 'paid', 'failed', 'released')),
  unique (batch_id, partner_id)
);
create index payouts_waiting on payouts (batch_id) where status = 'waiting';
create index payouts_partner on payouts (partner_id);

-- The entries that a payout pays. An entry is in one live payout at most: whatever two people do at once, nothing is paid twice.
create table payout_entries (
  payout_id uuid not null references payouts on delete restrict,
  transaction_id bigint not null,
  position smallint not null,
  is_live boolean not null default true,  -- false once the payout was released or failed: the next one takes the entry
  primary key (payout_id, transaction_id, position),
  foreign key (transaction_id, position) references ledger_entries on delete restrict
);
create unique index payout_entries_once on payout_entries (transaction_id, position) where is_live;

create table gateway_reports (
  id uuid primary key default gen_random_uuid(),
  gateway text not null,
  digest bytea not null unique,   -- of the file: imported once
  gross bigint not null check (gross > 0),
  fee bigint not null check (fee >= 0 and fee <= gross),
  differences integer not null check (differences >= 0), -- lines that are not what we know
  imported_by uuid references accounts on delete set null,
  imported_at timestamptz not null
);
create table gateway_report_lines (
  report_id uuid not null references gateway_reports on delete restrict,
  reference text not null check (length(reference) between 1 and 200),
  payment_id uuid references payments on delete restrict,
  gross bigint not null check (gross > 0),
  fee bigint not null check (fee >= 0 and fee <= gross),
  difference text check (difference in ('unknown', 'amount', 'held_by_partner', 'again')), -- null: as we know it
  primary key (report_id, reference),
  check ((payment_id is null) = (difference is not distinct from 'unknown'))
);
create unique index gateway_report_lines_once on gateway_report_lines (payment_id) where difference is null;

create table bank_statements (
  id uuid primary key default gen_random_uuid(),
  format text not null check (format in ('mt940', 'csv')),
  digest bytea not null unique,   -- of the file: imported once
  lines integer not null check (lines >= 0),
  imported_by uuid references accounts on delete set null,
  imported_at timestamptz not null
);
create table bank_lines (
  id uuid primary key default gen_random_uuid(),
  statement_id uuid not null references bank_statements on delete restrict,
  account text not null check (account ~ '^[0-9A-Z]{6,34}$'), -- our own
  booked_on date not null,
  amount bigint not null check (amount <> 0), -- what came is positive
  text text not null check (length(text) <= 1000),
  fingerprint bytea not null,     -- the same line in a file of overlapping days is the same line
  status text not null default 'open' check (status in ('open', 'matched', 'explained')),
  payout_id uuid references payouts on delete restrict,
  report_id uuid references gateway_reports on delete restrict,
  is_bank_cost boolean not null default false,
  note text check (length(note) between 1 and 200),
  settled_by uuid references accounts on delete set null, -- null: matched by itself, or the person is gone
  settled_at timestamptz,
  unique (account, fingerprint),
  check ((settled_at is null) = (status = 'open')),
  check (num_nonnulls(payout_id, report_id) + is_bank_cost::int = (status = 'matched')::int),
  check ((status = 'explained') = (note is not null))
);
create index bank_lines_open on bank_lines (booked_on, id) where status = 'open';
create unique index bank_lines_report on bank_lines (report_id) where report_id is not null;
create unique index bank_lines_payout_paid on bank_lines (payout_id) where payout_id is not null and amount < 0;
create unique index bank_lines_payout_returned on bank_lines (payout_id) where payout_id is not null and amount > 0;
