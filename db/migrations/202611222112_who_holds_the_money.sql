-- Payments of before that came by the partner's own gateway: all of it is the partner's, and what the platform and its consultants have
-- of it is a receivable from the partner (docs/product/ledger.md). Booked once beside each allocation that still stands; whoever reverses
-- the allocation reverses both. Payments older than versions of credentials came by the partner's gateway where it has one.
select post_ledger(t.key || ' rebooked', 'allocation', now(), null, '{partner_receivable,partner_payable}', array[b.partner_id::text, b.partner_id::text],
  array[s.commission, -s.commission], array[b.id, b.id], array[p.id, p.id], array[b.partner_id, b.partner_id], '{NULL,NULL}')
from ledger_transactions t
  cross join lateral (select (-sum(e.amount) filter (where e.account in ('platform_fee', 'affiliate_payable')))::bigint as commission, min(e.payment_id::text)::uuid as payment_id
    from ledger_entries e where e.transaction_id = t.id) s
  join payments p on p.id = s.payment_id join bookings b on b.id = p.subject_id
where t.kind = 'allocation' and s.commission > 0
  and not exists (select from ledger_transactions r where r.key in (t.key || ' reversed', t.key || ' given back'))
  and case when p.credential_id is null then exists (select from partner_gateways g where g.partner_id = p.partner_id)
    else exists (select from gateway_credentials c where c.id = p.credential_id and c.partner_id is not null) end;
select seal_ledger(2147483647);
