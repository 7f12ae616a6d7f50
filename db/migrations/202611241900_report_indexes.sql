-- What the operator's reports read of a period (docs/product/operator-reports.md).
create index bookings_ordered_at on bookings (ordered_at) where state <> 'draft';
create index invoices_paid_at on invoices (paid_at) where paid_at is not null;
create index refund_tasks_created_at on refund_tasks (created_at) where status <> 'void';
