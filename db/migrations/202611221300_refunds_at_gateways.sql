-- Refunds that somebody makes in the gateway's own desk (reliability.md 5; decision 0037): the ledger follows what its events tell.
alter table payment_events
  add gateway_id text,                                          -- which payment under the reference: there may be a second one
  add refunded bigint not null default 0 check (refunded >= 0); -- of it, all that had gone back by then
alter table payment_exceptions drop constraint payment_exceptions_kind_check;
alter table payment_exceptions add constraint payment_exceptions_kind_check check (kind in ('wrong_amount', 'unknown_reference',
  'amount_changed', 'double_payment', 'late_payment', 'reversed', 'refunded_at_gateway'));
