-- Papers that travel with a letter (decision 0031): only what they are, [{"kind": "order_invoice", "id": …}]; drawn when it is sent.
alter table outbox_messages add attachments jsonb not null default '[]';
