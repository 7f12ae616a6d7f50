-- Reviews of items are reported and answered as those of journeys (docs/product/reviews.md): one reply of the store, gone with the review.
alter table item_reviews
  add column reply text check (length(reply) between 1 and 1000),
  add column replied_at timestamptz,
  add column replied_by uuid references accounts on delete set null,
  add check ((reply is null) = (replied_at is null)),
  add check (replied_by is null or reply is not null);

create table item_review_reports (
  review_id uuid not null references item_reviews on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  reason text not null check (reason in ('rude', 'advertisement', 'misleading', 'private')),
  reported_at timestamptz not null,
  settled_at timestamptz,
  primary key (review_id, account_id)
);
create index item_review_reports_account on item_review_reports (account_id);
create index item_review_reports_open on item_review_reports (reported_at) where settled_at is null;
