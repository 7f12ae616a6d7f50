-- Applying to join as a partner (docs/product/joining.md): what is told, the documents, what the acquisition team checked, and
-- the invitation of the owner.
alter table memberships drop constraint memberships_role_check;
alter table memberships add constraint memberships_role_check check (role in (
  'consultant', 'partner_staff', 'store_staff', 'distribution_staff', 'bank_staff',
  'operator_finance', 'operator_content', 'operator_support', 'operator_acquisition'));
alter table memberships drop constraint memberships_check;
alter table memberships add constraint memberships_organisation_check check ((partner_id is null) = (role in (
  'consultant', 'operator_finance', 'operator_content', 'operator_support', 'operator_acquisition')));

create table join_applications (
  id uuid primary key default gen_random_uuid(),
  code text not null unique, -- read aloud: MT-7K2M9QXA
  token text not null unique check (token ~ '^[A-Za-z0-9_-]{22}$'), -- of its link; who has it may read and write
  brand_id text not null references brands,
  locale text not null check (locale in ('id', 'en')),
  kind text not null check (kind in ('travel', 'store', 'financial', 'distribution_channel')),
  state text not null default 'draft' check (state in ('draft', 'submitted', 'returned', 'approved', 'refused', 'withdrawn')),
  organisation text not null,
  contact_name text,
  email text,
  phone text,
  form jsonb not null default '{}' check (jsonb_typeof(form) = 'object'), -- of the organisation, under wire names
  registration_number text, -- NIB, OJK or licence without spaces: how duplicates are found
  message text, -- to the applicant, with the last answer
  refusal text,
  assigned_to uuid references accounts on delete set null,
  decided_by uuid references accounts on delete set null,
  partner_id uuid references partners,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  check ((state = 'approved') = (partner_id is not null)),
  check (state in ('draft', 'withdrawn') or submitted_at is not null)
);
create index join_applications_queue on join_applications (state, submitted_at);
create index join_applications_number on join_applications (registration_number);
create index join_applications_email on join_applications (email);

create table join_documents (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references join_applications on delete cascade,
  kind text not null,
  content bytea not null, -- sealed
  content_type text not null check (content_type in ('image/webp', 'application/pdf')),
  key_id text not null,
  uploaded_at timestamptz not null,
  unique (application_id, kind)
);

create table join_checks (
  application_id uuid not null references join_applications on delete cascade,
  item text not null,
  verdict text not null check (verdict in ('good', 'bad')),
  note text not null, -- what was looked at, and what was found
  checked_by uuid references accounts on delete set null,
  checked_at timestamptz not null,
  primary key (application_id, item)
);

-- Somebody is asked by email to work for an organisation, or for the operator.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  token_digest bytea not null unique,
  email text not null check (email = lower(email)),
  role text not null,
  partner_id uuid references partners on delete cascade,
  duties text[] not null default '{}',
  invited_by uuid references accounts on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz
);
create index invitations_email on invitations (email);
create index invitations_partner on invitations (partner_id);
