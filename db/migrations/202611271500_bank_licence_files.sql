-- The file behind a bank's licence (docs/product/bank-terms.md, decision 0226): what the operator saw at OJK. It is only added, like the
-- record. And the day on which somebody looks again: nobody has said one of records of before.
create table bank_licence_files (
  id uuid primary key default gen_random_uuid(),
  licence_id uuid not null unique references bank_licences on delete cascade,
  content bytea not null, -- drawn anew and sealed
  content_type text not null check (content_type in ('image/webp', 'application/pdf')),
  key_id text not null,
  added_by uuid references accounts on delete set null,
  added_at timestamptz not null
);
create index bank_licence_files_adder on bank_licence_files (added_by);

-- It may lie in storage (docs/product/files.md).
alter table bank_licence_files add content_stored_as uuid, add check (content_stored_as is null or content = ''::bytea);
create unique index on bank_licence_files (content_stored_as) where content_stored_as is not null;
create trigger content_is_written before update of content on bank_licence_files for each row
  execute function forget_stored_file('content', 'content_stored_as');
create trigger content_leaves after delete or update of content, content_stored_as on bank_licence_files for each row
  execute function remove_stored_file('content', 'content_stored_as');

alter table bank_licences add next_check_on date;
