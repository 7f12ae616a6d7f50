-- Why a document was asked for again, as a code beside the words its member reads; and the documents that wait, found by themselves.
alter table participant_documents
  add column reason_code text check (reason_code in ('blurred', 'cut_off', 'wrong_document', 'other_person', 'expired', 'differs', 'other'));

create index participant_documents_waiting on participant_documents (participant_id) where status = 'uploaded';
