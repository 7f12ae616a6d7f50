-- A promo that the partner bears lowers its price: it owes nobody anything, and nobody owes it (docs/product/ledger.md). Postings that
-- credited the partner with it are reversed, once each; an order that ends afterwards finds them reversed already.
with own as (
  select t.id, t.key from ledger_transactions t
  where t.kind = 'promo' and exists (select from ledger_entries e where e.transaction_id = t.id and e.account = 'promo_cost' and e.owner <> 'platform')),
reversed as (
  insert into ledger_transactions (key, kind, at) select own.key || ' given back', 'reversal', now() from own
  on conflict (key) do nothing returning id, key)
insert into ledger_entries (transaction_id, position, account, owner, amount, booking_id, payment_id)
select r.id, e.position, e.account, e.owner, -e.amount, e.booking_id, e.payment_id
from reversed r join own on own.key || ' given back' = r.key join ledger_entries e on e.transaction_id = own.id;
