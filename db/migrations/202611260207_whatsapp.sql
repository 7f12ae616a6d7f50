-- Notifications by WhatsApp (decision 0195): off until somebody asks for a topic.
alter table notification_settings add column switched_on text[] not null default '{}'; -- 'payment:whatsapp'

alter table notification_deliveries drop constraint notification_deliveries_channel_check;
alter table notification_deliveries add constraint notification_deliveries_channel_check
  check (channel in ('push', 'email', 'whatsapp'));

alter table outbox_messages drop constraint outbox_messages_channel_check;
alter table outbox_messages add constraint outbox_messages_channel_check
  check (channel in ('mail', 'text', 'push', 'web_push', 'whatsapp'));
alter table outbox_messages drop constraint outbox_messages_account_check;
alter table outbox_messages add constraint outbox_messages_account_check
  check ((channel in ('push', 'web_push', 'whatsapp')) = (account_id is not null));
