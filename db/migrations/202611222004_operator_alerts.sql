-- What the operator's finance was alerted about (docs/product/finance-console.md): each thing once.
create table operator_alerts (
  subject text primary key,   -- 'order <booking> <version>', 'exception <id>', 'payment <id>', 'notification <id>'
  alerted_at timestamptz not null
);
