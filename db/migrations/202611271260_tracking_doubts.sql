-- A number that stands for somebody else's parcel (docs/decisions/0236-whose-parcel-a-number-names.md), and a parcel that never came.
alter table store_orders add column tracking_doubted_at timestamptz;

-- Whether a store has given a number to another buyer's parcel already.
create index store_orders_tracking_number on store_orders (store_id, tracking_number) where tracking_number is not null;

alter table store_returns
  drop constraint store_returns_reason_check,
  add constraint store_returns_reason_check check (reason in ('damaged', 'wrong_item', 'not_as_described', 'not_received', 'other'));
