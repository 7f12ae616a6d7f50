-- A dispute that is won (docs/product/payments.md): a payment that its bank reversed is settled again.
alter table payments add resettlements integer not null default 0 check (resettlements >= 0);  -- how often that happened
alter table payment_exceptions drop constraint payment_exceptions_kind_check;
alter table payment_exceptions add constraint payment_exceptions_kind_check check (kind in ('wrong_amount', 'unknown_reference',
  'amount_changed', 'double_payment', 'late_payment', 'reversed', 'refunded_at_gateway', 'partly_reversed', 'settled_again'));
