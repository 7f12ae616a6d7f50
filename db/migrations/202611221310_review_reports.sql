-- Reviews that members have reported (as comment_reports), until the operator has looked at them.
create table review_reports (
  review_id uuid not null references reviews on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  reason text not null check (reason in ('rude', 'advertisement', 'misleading', 'private')),
  reported_at timestamptz not null,
  settled_at timestamptz,
  primary key (review_id, account_id)
);
create index review_reports_account on review_reports (account_id);
create index review_reports_open on review_reports (reported_at) where settled_at is null;
