-- The document of a partner's licence (docs/product/partner-profile.md, partner-standing.md, decision 0217): put up by the partner, judged by
-- whoever checks licences. A document that was found good stays in the history when another follows it; any other is replaced.
create table licence_documents (
  id uuid primary key default gen_random_uuid(),
  licence_id uuid not null references licences on delete cascade,
  content bytea not null, -- drawn anew and sealed
  content_type text not null check (content_type in ('image/webp', 'application/pdf')),
  key_id text not null,
  uploaded_by uuid references accounts on delete set null,
  uploaded_at timestamptz not null,
  verdict text check (verdict in ('good', 'bad')),
  note text, -- read by the partner
  judged_by uuid references accounts on delete set null,
  judged_at timestamptz,
  replaced_at timestamptz,
  check ((verdict is null) = (judged_at is null) and (verdict is null) = (note is null)),
  check (replaced_at is null or verdict = 'good')
);
create unique index licence_documents_standing on licence_documents (licence_id) where replaced_at is null;
create index licence_documents_licence on licence_documents (licence_id, uploaded_at desc);
create index licence_documents_uploader on licence_documents (uploaded_by);
create index licence_documents_judge on licence_documents (judged_by);

-- It may lie in storage (docs/product/files.md).
alter table licence_documents add content_stored_as uuid, add check (content_stored_as is null or content = ''::bytea);
create unique index on licence_documents (content_stored_as) where content_stored_as is not null;
create trigger content_is_written before update of content on licence_documents for each row
  execute function forget_stored_file('content', 'content_stored_as');
create trigger content_leaves after delete or update of content, content_stored_as on licence_documents for each row
  execute function remove_stored_file('content', 'content_stored_as');
