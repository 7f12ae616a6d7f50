-- What a bank's people do with applications (docs/product/bank-console.md): officers prepare, approvers decide, auditors read.
alter table memberships drop constraint memberships_role_check;
update memberships set role = 'bank_officer' where role = 'bank_staff';
alter table memberships
  add constraint memberships_role_check check (role in (
    'consultant', 'partner_staff', 'store_staff', 'distribution_staff', 'bank_officer', 'bank_approver', 'bank_auditor',
    'operator_finance', 'operator_content', 'operator_support', 'operator_acquisition'));

-- One of the bank proposes, another agrees. What was offered may be less than what was asked for.
create table financing_proposals (
  application_id uuid primary key references financing_applications on delete cascade,
  verdict text not null check (verdict in ('approve', 'reject')),
  financed bigint check (financed > 0),
  months smallint check (months between 1 and 24),
  ujrah bigint check (ujrah >= 0),
  reason text check (length(reason) between 1 and 500), -- of a rejection; the applicant reads it
  made_by uuid references accounts on delete set null,
  made_at timestamptz not null,
  check ((verdict = 'approve') = (num_nulls(financed, months, ujrah) = 0)),
  check ((verdict = 'reject') = (reason is not null))
);

create table financing_contracts (
  application_id uuid primary key references financing_applications on delete cascade,
  content bytea not null,         -- sealed, redrawn
  content_type text not null check (content_type in ('image/webp', 'application/pdf')),
  key_id text not null,
  uploaded_at timestamptz not null,
  uploaded_by uuid references accounts on delete set null
);

-- The bank's transfer to the travel partner, as the bank entered it and the partner confirmed it.
create table financing_disbursements (
  application_id uuid primary key references financing_applications on delete cascade,
  amount bigint not null check (amount > 0),
  reference text not null check (length(reference) between 3 and 100),
  sent_on date not null,
  entered_by uuid references accounts on delete set null,
  entered_at timestamptz not null,
  confirmed_by uuid references accounts on delete set null,
  confirmed_at timestamptz,
  payment_id uuid references payments,
  check ((confirmed_at is null) = (payment_id is null))
);

-- Money that a bank sent to the partner is a payment without a gateway.
alter table payments drop constraint payments_gateway_check, add constraint payments_gateway_check
  check (gateway in ('midtrans', 'xendit', 'simulator', 'bank_disbursement'));
