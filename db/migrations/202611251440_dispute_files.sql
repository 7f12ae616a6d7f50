-- What finance gathers when a bank takes a payment back (docs/product/finance-console.md): drawn anew and encrypted as other documents.
create table dispute_files (
  id uuid primary key,
  payment_id uuid not null references payments on delete restrict,
  kind text not null check (kind in ('bank_claim', 'our_answer', 'service_proof', 'bank_decision')),
  note text check (length(note) between 1 and 200),
  content bytea not null,
  content_type text not null check (content_type in ('image/webp', 'application/pdf')),
  key_id text not null,
  added_by uuid references accounts on delete set null,
  added_at timestamptz not null
);
create index dispute_files_payment on dispute_files (payment_id, added_at);
create index payment_exceptions_disputes on payment_exceptions (created_at desc)
  where kind in ('reversed', 'partly_reversed', 'settled_again');
