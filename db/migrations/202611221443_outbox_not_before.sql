-- A message may wait: what exceeds a recipient's hour, or the day's budget of text messages, is delayed and never lost.
alter table outbox_messages add column not_before timestamptz;
