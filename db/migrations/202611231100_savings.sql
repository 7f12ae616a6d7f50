-- Savings accounts opened at a partner bank for a journey (spec §3 savings application, §5 savings form; docs/product/savings.md).
create table savings_applications (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^TB-[2-9A-HJ-NP-Z]{8}$'),
  account_id uuid not null references accounts on delete cascade,
  departure_id uuid references departures on delete set null, -- the package that is saved for; null: a plan with an estimated price
  state text not null default 'draft' check (state in ('draft', 'submitted', 'documents_requested', 'accepted', 'rejected', 'withdrawn')),
  bank_id uuid references partners,
  terms_id uuid references bank_terms,
  price bigint check (price > 50000),
  months smallint check (months in (6, 12, 18, 24)),
  -- Sealed: who applies and who inherits. Null before it was filled in, and once the bank may not read it any more.
  details bytea,
  key_id text,
  consent_version integer,        -- of the text that was agreed to, for this bank alone
  consented_at timestamptz,
  submitted_at timestamptz,
  reason text check (length(reason) between 1 and 500), -- of a rejection, in the bank's words
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((details is null) = (key_id is null)),
  check (num_nulls(bank_id, terms_id) in (0, 2)),
  check (num_nulls(price, months) in (0, 2)),
  check (num_nulls(consent_version, consented_at, submitted_at) in (0, 3)),
  check (state = 'draft' or num_nulls(bank_id, price, consented_at) = 0),
  check (state not in ('rejected', 'withdrawn') or details is null),
  check ((state = 'rejected') = (reason is not null))
);
-- One draft at a time for a package, and one without.
create unique index savings_applications_one_draft on savings_applications (account_id, departure_id) nulls not distinct where state = 'draft';
create index savings_applications_account on savings_applications (account_id, created_at desc);
create index savings_applications_bank on savings_applications (bank_id, submitted_at) where submitted_at is not null;

create table savings_documents (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references savings_applications on delete cascade,
  kind text not null check (kind in ('ktp', 'npwp')),
  status text not null default 'uploaded' check (status in ('uploaded', 'accepted', 'rejected')),
  reason text check (length(reason) between 1 and 300), -- of a rejection, in the bank's words
  content bytea,                  -- sealed, redrawn; null once it was deleted
  content_type text check (content_type in ('image/webp', 'application/pdf')),
  key_id text,
  uploaded_at timestamptz not null,
  unique (application_id, kind),
  check ((content is null) = (key_id is null) and (content is null) = (content_type is null)),
  check ((status = 'rejected') = (reason is not null))
);

-- The account as the bank opened it. A balance is there only once the bank has reported one, with its day.
create table savings_accounts (
  application_id uuid primary key references savings_applications on delete cascade,
  account_number bytea not null,  -- sealed
  key_id text not null,
  opened_at timestamptz not null,
  balance bigint check (balance >= 0),
  balance_on date,
  check (num_nulls(balance, balance_on) in (0, 2))
);

create table savings_history (
  id bigint generated always as identity primary key,
  application_id uuid not null references savings_applications on delete cascade,
  at timestamptz not null,
  from_state text not null,
  to_state text not null,
  event text not null,
  actor_id uuid references accounts on delete set null
);
create index savings_history_application on savings_history (application_id, id);
