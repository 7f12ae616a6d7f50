-- Private umrah: of what has ended by the clock the family and the agencies are told once (docs/product/private-umrah.md).
alter table umrah_requests add end_told_at timestamptz;
alter table umrah_offers add end_told_at timestamptz;
create index umrah_requests_to_end on umrah_requests (status_ends_at)
  where end_told_at is null and booking_id is null and status in ('requested', 'offered', 'revised', 'accepted', 'waiting_payment');
create index umrah_offers_to_end on umrah_offers (valid_until) where end_told_at is null and withdrawn_at is null;
