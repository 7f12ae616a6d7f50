-- Single pieces of a parcel end alone (docs/product/souvenir-orders.md): what its store cannot send, and what its buyer sent back.
alter table store_order_lines
  add refused smallint not null default 0 check (refused >= 0),     -- never left; on sale again
  add returned smallint not null default 0 check (returned >= 0),   -- came back
  add restocked smallint not null default 0 check (restocked >= 0), -- of what came back: on sale again, not written off
  add constraint store_order_lines_pieces check (refused + returned <= quantity and restocked <= returned);
-- What single pieces gave back. A part that ends as a whole gives back the rest besides.
alter table store_orders
  add refunded bigint not null default 0,
  add refunded_commission bigint not null default 0,
  add constraint store_orders_refunded check (refunded between 0 and items_total - discount and refunded_commission between 0 and commission);

update store_order_lines l set returned = l.quantity,
  restocked = (select coalesce(sum(m.quantity), 0) from stock_movements m where m.line_id = l.id and m.reason = 'returned')
from store_orders s where s.id = l.store_order_id and s.state = 'returned';
