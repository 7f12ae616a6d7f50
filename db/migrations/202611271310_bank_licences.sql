-- A bank's OJK licence as dated history that the operator records (docs/product/bank-terms.md). Until now the demo's seed alone wrote one
-- row for each bank; the version before this one still reads that table, which a later one removes.
create table bank_licences (
  id uuid primary key default gen_random_uuid(),
  bank_id uuid not null references partners,
  number text not null check (length(number) between 3 and 60),
  status text not null check (status in ('licensed', 'supervised')),
  valid_from date not null,
  valid_until date,               -- null: it runs out on no day
  evidence text not null check (length(evidence) between 3 and 200),
  is_lps_member boolean not null,
  complaint_phone text not null check (complaint_phone ~ '^\+\d{8,15}$'),
  complaint_email text not null check (complaint_email ~ '^[^@\s]+@[^@\s]+$'),
  recorded_at timestamptz not null,
  recorded_by uuid references accounts on delete set null, -- null: of before, or the person is gone
  ended_at timestamptz,
  ended_by uuid references accounts on delete set null,
  ended_reason text check (length(ended_reason) between 1 and 500), -- null though ended: another took its place
  check (valid_until >= valid_from),
  check (ended_at is not null or ended_reason is null)
);
create index bank_licences_of_a_bank on bank_licences (bank_id, recorded_at desc);
create index bank_licences_recorded_by on bank_licences (recorded_by);
create index bank_licences_ended_by on bank_licences (ended_by);

-- What was on record goes on to hold, from the day on which it was checked.
insert into bank_licences (bank_id, number, status, valid_from, evidence, is_lps_member, complaint_phone, complaint_email, recorded_at)
select bank_id, licence_number, 'licensed', checked_on, source, is_lps_member, complaint_phone, complaint_email,
  checked_on::timestamp at time zone 'Asia/Jakarta'
from bank_supervision;
