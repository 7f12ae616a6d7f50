-- Documents of travellers are not stored for ever (decision 0052): after the journey their files go, and how they were judged stays.
alter table participant_documents add purged_at timestamptz;
alter table participant_documents drop constraint participant_documents_check, drop constraint participant_documents_check1;
alter table participant_documents
  add check ((content is null) = (status = 'missing' or purged_at is not null)),
  add check ((content is null) = (key_id is null) and (content is null) = (content_type is null)),
  add check ((uploaded_at is null) = (status = 'missing')),
  add check (purged_at is null or status <> 'missing');
