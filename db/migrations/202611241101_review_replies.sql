-- A partner's one reply to each review (docs/product/reviews.md): written once, and gone with the review.
alter table reviews
  add column reply text check (length(reply) between 1 and 1000),
  add column replied_at timestamptz,
  add column replied_by uuid references accounts on delete set null,
  add check ((reply is null) = (replied_at is null)),
  add check (replied_by is null or reply is not null);
create index reviews_unanswered on reviews (partner_id, created_at desc) where replied_at is null and hidden_at is null;
