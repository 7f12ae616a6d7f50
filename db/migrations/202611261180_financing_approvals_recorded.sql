-- The operator records a lawyer's approval of financing, replaces it and ends it (docs/product/bank-terms.md). Of those of before nobody
-- knows who recorded them.
alter table financing_approvals
  add column recorded_by uuid references accounts on delete set null,
  add column ended_at timestamptz,
  add column ended_by uuid references accounts on delete set null,
  add column ended_reason text check (length(ended_reason) between 1 and 500), -- null though ended: another took its place
  add check (ended_at is not null or ended_reason is null);
-- Pages offer financing only while one is in force.
select tell_changes_of('financing_approvals');
