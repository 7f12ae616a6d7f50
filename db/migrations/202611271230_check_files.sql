-- The file behind a line of a partner's standing (docs/product/partner-standing.md, decision 0233): what the operator saw when it checked or
-- added a licence. It is only added, like the line.
create table standing_files (
  id uuid primary key default gen_random_uuid(),
  event_id bigint not null unique references partner_standing_events on delete cascade,
  content bytea not null, -- drawn anew and sealed
  content_type text not null check (content_type in ('image/webp', 'application/pdf')),
  key_id text not null,
  added_by uuid references accounts on delete set null,
  added_at timestamptz not null
);
create index standing_files_adder on standing_files (added_by);

-- It may lie in storage (docs/product/files.md).
alter table standing_files add content_stored_as uuid, add check (content_stored_as is null or content = ''::bytea);
create unique index on standing_files (content_stored_as) where content_stored_as is not null;
create trigger content_is_written before update of content on standing_files for each row
  execute function forget_stored_file('content', 'content_stored_as');
create trigger content_leaves after delete or update of content, content_stored_as on standing_files for each row
  execute function remove_stored_file('content', 'content_stored_as');
