-- What follows from a move of an order (emails, notifications) waits on the move's own row until it is done (decision 0183). Rows
-- written before this migration have jobs of their own.
alter table booking_history add waits boolean not null default false;
create index booking_history_waiting on booking_history (id) where waits;
