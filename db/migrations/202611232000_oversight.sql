-- The operator's trail of acts and the messages that were given up (docs/product/oversight.md), read newest first however many there are.
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_action on audit_log (action, at desc, id desc);
create index outbox_messages_failed on outbox_messages (failed_at desc) where failed_at is not null;
