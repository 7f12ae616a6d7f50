-- Financing of a package by a partner bank (spec §3 financing application, §5 loan applicant form; docs/product/financing.md).
create table financing_applications (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^FP-[2-9A-HJ-NP-Z]{8}$'),
  booking_id uuid not null references bookings on delete cascade,
  account_id uuid references accounts on delete set null,  -- null: the person is gone, the sums stay
  state text not null default 'draft' check (state in ('draft', 'submitted', 'documents_requested', 'resubmitted', 'reviewed',
    'approved', 'contract', 'disbursed', 'paid_off', 'rejected', 'withdrawn', 'lapsed')),
  -- Sealed: {name, gender, birthDate, email, phone, address, occupation, institution}. Null once the bank may not read it any more.
  applicant bytea,
  key_id text,
  referral_code text check (length(referral_code) between 1 and 50),
  -- From the confirmation on: the bank, its terms, and the sums that were shown. A counter-offer changes the sums.
  bank_id uuid references partners,
  terms_id uuid references bank_terms,
  price bigint check (price > 0),
  financed bigint check (financed > 0 and financed <= price),
  months smallint check (months between 1 and 24),
  ujrah bigint check (ujrah >= 0),
  admin_fee bigint check (admin_fee >= 0),
  bank_fee bigint check (bank_fee >= 0),
  insurance_fee bigint check (insurance_fee >= 0),
  consent_version integer,        -- of the text that was agreed to, for this bank alone
  consented_at timestamptz,
  submitted_at timestamptz,
  offer_until timestamptz,        -- when the bank's offer ends
  reason text check (length(reason) between 1 and 500), -- of a rejection, in the bank's words
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((applicant is null) = (key_id is null)),
  check (state in ('draft', 'withdrawn', 'lapsed') or bank_id is not null),
  check (num_nulls(bank_id, terms_id, price, financed, months, ujrah, admin_fee, bank_fee, insurance_fee, consent_version, consented_at) in (0, 11)),
  check (state not in ('approved') or offer_until is not null)
);
-- One at a time for an order.
create unique index financing_applications_one on financing_applications (booking_id) where state not in ('rejected', 'withdrawn', 'lapsed');
create index financing_applications_account on financing_applications (account_id, created_at desc);
create index financing_applications_bank on financing_applications (bank_id, submitted_at) where submitted_at is not null;

create table financing_history (
  id bigint generated always as identity primary key,
  application_id uuid not null references financing_applications on delete cascade,
  at timestamptz not null,
  from_state text not null,
  to_state text not null,
  event text not null,
  actor_id uuid references accounts on delete set null
);
create index financing_history_application on financing_history (application_id, id);

create table financing_documents (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references financing_applications on delete cascade,
  kind text not null check (kind in ('ktp', 'family_card', 'bank_statements', 'employment_proof', 'spouse_ktp', 'marriage_certificate', 'fixed_asset')),
  status text not null default 'uploaded' check (status in ('uploaded', 'accepted', 'rejected')),
  reason text check (length(reason) between 1 and 300), -- of a rejection, in the bank's words
  content bytea,                  -- sealed, redrawn; null once it was deleted
  content_type text check (content_type in ('image/webp', 'application/pdf')),
  key_id text,
  uploaded_at timestamptz not null,
  judged_at timestamptz,
  judged_by uuid references accounts on delete set null,
  unique (application_id, kind),
  check ((content is null) = (key_id is null) and (content is null) = (content_type is null)),
  check ((status = 'rejected') = (reason is not null)),
  check ((status = 'uploaded') = (judged_at is null))
);

-- A disbursement goes from the bank to the partner without a gateway of ours (docs/product/financing.md).
alter table bookings drop constraint bookings_payment_plan_check, add constraint bookings_payment_plan_check
  check (payment_plan in ('full', 'down_payment', 'financing'));
