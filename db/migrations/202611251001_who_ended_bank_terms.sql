-- The bank's page and the operator's say who took a version back or refused it (docs/product/bank-terms.md). Versions that ended before
-- have no name.
alter table bank_terms add column ended_by uuid references accounts on delete set null;
