-- Support looks at what a person sees (docs/product/support.md): why, and until when.
create table support_looks (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  opened_by uuid not null references accounts on delete cascade,
  reason text not null check (reason in ('call', 'chat', 'payment', 'journey', 'complaint')),
  note text not null check (length(note) between 1 and 300),
  opened_at timestamptz not null,
  until timestamptz not null, -- brought forward when it is ended
  check (until >= opened_at)
);
create index support_looks_account on support_looks (account_id, opened_by, until desc);
create index support_looks_opened_by on support_looks (opened_by);

-- Finding a person by a part of the name, a phone number, or the number of a payment; their payments.
create index accounts_name_trigram on accounts using gin (name gin_trgm_ops);
create index accounts_phone on accounts (phone) where phone is not null;
create index payments_reference on payments (reference);
create index payments_account on payments (account_id, created_at desc);
