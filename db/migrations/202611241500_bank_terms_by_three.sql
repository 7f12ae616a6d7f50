-- Three people bring a bank's terms into force (docs/product/bank-terms.md): an officer of the bank proposes, an approver of the bank
-- confirms, the operator approves. Terms of before have no names.
alter table bank_terms
  add column proposed_by uuid references accounts on delete set null,
  add column confirmed_at timestamptz,
  add column confirmed_by uuid references accounts on delete set null,
  add column approved_by uuid references accounts on delete set null,
  add column ended_at timestamptz,     -- taken back or refused, always before the day from which they would have held
  add column ended_reason text check (length(ended_reason) between 1 and 500),
  add constraint bank_terms_are_confirmed_by_another check (confirmed_by <> proposed_by),
  add constraint bank_terms_are_approved_by_another check (approved_by <> proposed_by and approved_by <> confirmed_by);

drop index bank_terms_one_a_day;
create unique index bank_terms_one_a_day on bank_terms (bank_id, kind, effective_on) where approved_at is not null and ended_at is null;
