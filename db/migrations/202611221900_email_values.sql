-- An email is stored as its kind and its values and is rendered when it is sent (decision 0080). Emails stored before
-- hold what they say in subject, body_text and body_html, and are sent as they are.
alter table outbox_messages add column email_values jsonb check (email_values is null or channel = 'mail');
