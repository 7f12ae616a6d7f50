// What must hold between payouts, the statements of our bank, the reports of gateways, and the ledger (docs/product/payouts.md).
import { sql } from 'kysely';
import type { Check } from './ledger-check.ts';

export const payoutPromises: readonly Check[] = [
  {
    promise:
      'a payout is the sum of the entries it pays, and all of them are what its partner or consultant is owed',
    faults: sql`select p.code || ': ' || coalesce(s.sum, 0) || ' of ' || p.amount as at from payouts p
      left join (select x.payout_id, -sum(e.amount) as sum, bool_and((e.account = 'partner_payable' and e.partner_id = o.partner_id or e.account = 'affiliate_payable' and e.payee_id = o.payee_id)
            and x.is_live = (o.status in ('waiting', 'paid'))) as is_sound
          from payout_entries x join ledger_entries e using (transaction_id, position) join payouts o on o.id = x.payout_id group by 1) s on s.payout_id = p.id
      where p.refund_task_id is null and (s.sum is distinct from p.amount or not s.is_sound) or p.refund_task_id is not null and s.sum is not null`,
  },
  {
    promise: 'what can be paid out is what is owed and in no live payout, and all of it is listed',
    faults: sql`select coalesce(f.transaction_id, l.transaction_id) || '-' || coalesce(f.position, l.position) as at
      from (select e.transaction_id, e.position from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where (e.account = 'partner_payable' and not exists (select from payments p where p.id = e.payment_id and held_by_partner(p.credential_id, p.gateway))
              or e.account = 'affiliate_payable' and e.payee_id is not null)
            and t.kind <> 'payout' and t.key not like 'payout %'
            and not exists (select from payout_entries x where x.transaction_id = e.transaction_id and x.position = e.position and x.is_live)) f
        full join payable_entries l using (transaction_id, position)
      where f.transaction_id is null or l.transaction_id is null`,
  },
  {
    promise: 'what was paid out has left the ledger once, and nothing else has',
    faults: sql`select coalesce(p.code, l.id) || ': ' || coalesce(l.sum, 0) || ' of ' || coalesce(p.amount, 0) as at
      from (select id::text as id, code, case status when 'paid' then amount else 0 end as amount from payouts) p
        full join (select split_part(t.key, ' ', 2) as id, sum(e.amount) as sum from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
          where t.key like 'payout %' and e.account in ('partner_payable', 'affiliate_payable', 'refunds') group by 1) l using (id)
      where coalesce(l.sum, 0) <> coalesce(p.amount, 0) or (p.id is null)`,
  },
  {
    promise:
      'a refund in a batch is one task of exactly its sum, is as far as its transfer, and was posted for the payment that it gives back, once',
    faults: sql`select r.id::text || ': ' || r.status as at from refund_tasks r
        left join payouts p on p.refund_task_id = r.id and p.status in ('waiting', 'paid')
      where (r.status = 'in_batch') <> (p.status is not distinct from 'waiting') or p.amount <> r.amount
        or p.status = 'paid' and (r.status <> 'done' or exists (select from ledger_transactions t where t.key = 'refund ' || r.id || ' done')
          or not exists (select from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
            where t.key = 'payout ' || p.id and e.account = 'refunds' and e.payment_id = r.payment_id and e.booking_id is not distinct from r.booking_id and e.amount = p.amount))`,
  },
  {
    promise: 'no batch was sent that a second person had not approved, and a batch is as far as its payouts',
    faults: sql`select b.code || ': ' || b.status as at from payout_batches b
      where b.decided_by = b.made_by or (b.status = 'done') <> (b.status in ('sent', 'done') and not exists (select from payouts p where p.batch_id = b.id and p.status = 'waiting'))
        or (b.status = 'refused') <> exists (select from payouts p where p.batch_id = b.id and p.status = 'released')
        or (b.status in ('proposed', 'approved') and exists (select from payouts p where p.batch_id = b.id and p.status in ('paid', 'failed')))`,
  },
  {
    promise: 'our bank holds in the ledger what its matched lines say',
    faults: sql`select coalesce(account, owner) || ': ' || coalesce(l.sum, 0) || ' of ' || coalesce(b.sum, 0) as at
      from (select account, sum(amount) as sum from bank_lines where status = 'matched' group by 1) b
        full join (select owner, sum(amount) as sum from ledger_entries where account = 'bank' group by 1) l on l.owner = b.account
      where coalesce(l.sum, 0) <> coalesce(b.sum, 0)`,
  },
  {
    promise:
      'every line that was matched is what it was matched with, and every payout that was paid has its line',
    faults: sql`select l.id::text || ': ' || l.amount as at from bank_lines l left join payouts p on p.id = l.payout_id left join gateway_reports r on r.id = l.report_id
        left join platform_invoices v on v.id = l.platform_invoice_id
      where l.status = 'matched' and not l.is_bank_cost and (l.amount is distinct from coalesce(case when l.amount < 0 then -p.amount else p.amount end, r.gross - r.fee, v.owed - v.withheld))
      union all select p.code || ': ' || p.status from payouts p
        where (p.status = 'paid') <> (coalesce((select sum(l.amount) from bank_lines l where l.payout_id = p.id), 0) = -p.amount)`,
  },
  {
    promise:
      'what gateways took for themselves is what their reports say, and reports are the sum of their lines',
    faults: sql`select coalesce(r.id::text, l.id) || ': ' || coalesce(l.fee, 0) || ' of ' || coalesce(r.fee, 0) as at
      from (select id, case when exists (select from bank_lines b where b.report_id = gateway_reports.id) then fee end as fee, case when exists (select from bank_lines b where b.report_id = gateway_reports.id) then gross end as gross from gateway_reports) r
        full join (select split_part(t.key, ' ', 3) as id, coalesce(sum(e.amount) filter (where e.account = 'gateway_cost'), 0) as fee, -sum(e.amount) filter (where e.account = 'gateway_clearing') as gross
          from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.kind = 'gateway_settlement' group by 1) l on l.id = r.id::text
      where l.fee is distinct from r.fee or l.gross is distinct from r.gross
      union all select r.id::text || ': lines' from gateway_reports r left join gateway_report_lines l on l.report_id = r.id group by r.id
        having sum(l.gross) is distinct from r.gross or sum(l.fee) is distinct from r.fee or count(l.difference) <> r.differences or count(l.reference) <> r.lines
          or coalesce(sum(l.fee) filter (where l.difference is null), 0) <> coalesce((select sum(c.cost) from gateway_report_costs c where c.report_id = r.id), 0)`,
  },
];
