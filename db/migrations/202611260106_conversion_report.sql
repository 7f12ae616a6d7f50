-- The operator's report on what became of chosen journeys reads them by the day they were chosen (docs/product/operator-reports.md).
create index bookings_created_at on bookings (created_at);
