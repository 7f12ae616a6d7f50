-- What a partner bank offers (spec §3 savings application, financing application): dated, proposed at the bank's
-- console, in force once the operator approved it. The figures of a day are the latest approved ones that begin by then.
create table bank_terms (
  id uuid primary key default gen_random_uuid(),
  bank_id uuid not null references partners,
  kind text not null check (kind in ('savings', 'financing')),
  effective_on date not null,
  terms jsonb not null,           -- shape in #domain/bank-terms (terms.ts)
  proposed_at timestamptz not null,
  approved_at timestamptz         -- null: waits for the operator; who did what is in the audit log
);
create unique index bank_terms_one_a_day on bank_terms (bank_id, kind, effective_on) where approved_at is not null;

-- What a bank is supervised under, as a person checked it (OJK has no public interface to ask).
create table bank_supervision (
  bank_id uuid primary key references partners,
  licence_number text not null check (length(licence_number) between 3 and 60),
  is_lps_member boolean not null,
  source text not null check (length(source) between 3 and 200),
  checked_on date not null,
  complaint_phone text not null check (complaint_phone ~ '^\+\d{8,15}$'),
  complaint_email text not null check (complaint_email ~ '^[^@\s]+@[^@\s]+$')
);

-- Financing is off until a lawyer's approval is on record (docs/product/bank-terms.md).
create table financing_approvals (
  id uuid primary key default gen_random_uuid(),
  lawyer text not null check (length(lawyer) between 3 and 150),
  opinion_number text not null check (length(opinion_number) between 3 and 100),
  given_on date not null,
  valid_until date not null check (valid_until > given_on),
  recorded_at timestamptz not null
);
