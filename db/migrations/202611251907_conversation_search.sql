-- Searching what was written (docs/product/conversations.md), and what support did with a report.
create index conversation_messages_text on conversation_messages using gin (text gin_trgm_ops);

alter table conversation_reports
  add column settled_by uuid references accounts on delete set null,
  add column settlement_note text not null default '' check (length(settlement_note) <= 1000);
create index conversation_reports_settled_by on conversation_reports (settled_by);
