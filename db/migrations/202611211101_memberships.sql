-- Who may do what: account × organisation × role (product.md "Who uses it"), and the log of who did what to whose data.
create table memberships (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  role text not null check (role in (
    'consultant', 'partner_staff', 'store_staff', 'distribution_staff', 'bank_staff',
    'operator_finance', 'operator_content', 'operator_support')),
  partner_id uuid references partners on delete cascade, -- the organisation; null for roles of the operator and consultants
  created_at timestamptz not null,
  unique nulls not distinct (account_id, role, partner_id),
  check ((partner_id is null) = (role in ('consultant', 'operator_finance', 'operator_content', 'operator_support')))
);
create index memberships_partner on memberships (partner_id);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid references accounts on delete set null, -- null: a guest, the system, or a deleted account
  actor_role text not null,                             -- 'member', a role of memberships, 'guest', 'system'
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$'), -- 'profile.changed'
  subject_id uuid references accounts on delete set null, -- whose data
  details jsonb not null default '{}'                     -- names of fields and counts, never their values
);
create index audit_log_subject on audit_log (subject_id, at desc);
create index audit_log_actor on audit_log (actor_id, at desc);
