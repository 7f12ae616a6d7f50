// Verifies the ledger (docs/product/ledger.md): recomputes the invariants between seats, invoices, payments and the
// ledger, and names what breaks them. Each check is one statement that returns the rows at fault; on a sound
// database all return none.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';

export interface LedgerFault {
  /** The invariant. */
  promise: string;
  /** What breaks it: ids and sums. */
  at: string;
}

const promises: readonly { promise: string; faults: ReturnType<typeof sql<{ at: string }>> }[] = [
  {
    promise: 'every transaction of the ledger adds up to zero',
    faults: sql`select t.key || ': ' || coalesce(sum(e.amount)::text, 'empty') as at from ledger_transactions t
      left join ledger_entries e on e.transaction_id = t.id group by t.id having coalesce(sum(e.amount), 1) <> 0`,
  },
  {
    promise:
      "every payment brought the ledger what its gateway's events say, as received or as unmatched, and nothing else did",
    faults: sql`select coalesce(p.reference, id::text) || ': ' || coalesce(l.sum, 0) || ' of ' || coalesce(v.sum, 0) as at
      from (select e.payment_id as id, sum(e.amount) as sum from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where e.account = 'gateway_clearing' and t.kind in ('receipt', 'unmatched', 'reversal') group by 1) l
        full join (select payment_id as id, sum(brought) as sum from payment_events where payment_id is not null group by 1) v using (id)
        left join payments p using (id)
      where coalesce(l.sum, 0) <> coalesce(v.sum, 0)`,
  },
  {
    promise: 'a payment is paid when its whole sum was brought, and only then',
    faults: sql`select p.reference || ': ' || p.status as at from payments p
      where p.status = 'paid' and not exists (select from payment_events v where v.payment_id = p.id and v.brought = p.total)`,
  },
  {
    promise: 'what a gateway says it has sent back has left the ledger',
    faults: sql`select p.reference || ': ' || coalesce(-l.sum, 0) || ' of ' || v.told as at
      from (select payment_id, sum(told) as told from (select payment_id, max(refunded) as told from payment_events where payment_id is not null
          group by payment_id, gateway_id) each group by 1 having sum(told) > 0) v
        join payments p on p.id = v.payment_id
        left join lateral (select sum(e.amount) as sum from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where e.payment_id = v.payment_id and e.account = 'gateway_clearing' and t.kind = 'refund_done') l on true
      where coalesce(-l.sum, 0) < v.told and not exists (select from payment_events b where b.payment_id = v.payment_id and b.brought < 0)`,
  },
  {
    promise:
      'every paid invoice was paid by exactly one allocation of its amount, and no other invoice by any',
    faults: sql`select i.code || ': ' || coalesce(a.net, 0) || ' of ' || i.amount || ' (' || i.status || ')' as at from invoices i
      left join (
        select split_part(t.key, ' ', 2) as invoice, -sum(e.amount) filter (where e.account in ('partner_payable', 'platform_fee', 'affiliate_payable')) as net
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where t.key like 'invoice % paid by %' group by 1) a on a.invoice = i.id::text
      where coalesce(a.net, 0) <> case when i.status = 'paid' then i.amount else 0 end`,
  },
  {
    promise:
      'no customer has paid with money that did not arrive, nor owes more than a bank took back after it was given back or kept by the partner',
    faults: sql`select b.code || ': ' || sum(e.amount) as at from ledger_entries e join bookings b on b.id::text = e.owner
      where e.account = 'customer' group by b.id
      having sum(e.amount) > least(
        coalesce((select -sum(v.brought) from payment_events v join payments p on p.id = v.payment_id where p.subject_id = b.id and v.brought < 0), 0),
        coalesce((select sum(case g.account when 'customer' then g.amount else -g.amount end) from ledger_entries g join ledger_transactions t on t.id = g.transaction_id
          where g.booking_id = b.id and (g.account, t.kind) in (('gateway_clearing', 'refund_done'), ('customer', 'cost_kept'), ('customer', 'terms_kept'))), 0))`,
  },
  {
    promise: 'a booking is as far as its invoices are paid',
    faults: sql`select b.code || ': ' || b.state as at from bookings b cross join lateral (
        select count(*) as all_of, count(*) filter (where i.status = 'paid') as paid from invoices i where i.booking_id = b.id and i.stage <> 'supplement') i
      where (b.state in ('paid', 'in_preparation', 'departed', 'completed') and i.paid <> i.all_of)
        or (b.state = 'partly_paid' and (i.paid = 0 or i.paid = i.all_of))
        or (b.state in ('draft', 'waiting_payment', 'expired') and i.paid > 0)`,
  },
  {
    promise: 'invoices add up to their booking, and a booking to its lines',
    faults: sql`select b.code as at from bookings b
      where b.total_amount <> (select coalesce(sum(l.amount), 0) from booking_lines l where l.booking_id = b.id)
        or (b.state <> 'draft' and b.total_amount <> (select coalesce(sum(i.amount), 0) from invoices i where i.booking_id = b.id and i.stage <> 'supplement'))`,
  },
  {
    promise:
      'whoever paid a supplement travels as what it paid for, an ended order has none paid, and an order counts whom it seats',
    faults: sql`select i.code || ': ' || coalesce(t.traveller, 'gone') || ' in ' || b.state as at from invoices i join bookings b on b.id = i.booking_id
      left join participants t on t.id = i.participant_id
      where i.stage = 'supplement' and i.status = 'paid' and (b.state in ('waiting_payment', 'expired', 'cancelled_by_partner')
        or array_position('{infant,child,adult}'::text[], t.traveller) < array_position('{infant,child,adult}'::text[], i.to_traveller))
      union all select b.code || ': ' || b.seats || ' of ' || n.seats from bookings b join lateral (select count(*) filter (where t.traveller <> 'infant') as seats,
        count(*) as people from participants t where t.booking_id = b.id) n on true where b.state <> 'draft' and n.people > 0 and n.seats <> b.seats`,
  },
  {
    promise: 'whoever has paid has seats for good, and as many as travel',
    faults: sql`select b.code || ': ' || coalesce(c.seats::text, 'none') || ' of ' || b.seats as at from bookings b left join seat_claims c on c.booking_id = b.id
      where b.state in ('partly_paid', 'paid', 'in_preparation') and (c.seats is distinct from b.seats::integer or c.release_at is not null)`,
  },
  {
    promise: 'no departure has sold more seats than it has',
    faults: sql`select d.slug || ': ' || sum(c.seats) || ' of ' || d.quota as at from departures d join seat_claims c on c.departure_id = d.id
      where (c.release_at is null or c.release_at > now()) group by d.id
      having sum(c.seats) > d.quota and sum(c.seats) filter (where c.source = 'booking') > greatest(0, d.quota - coalesce(sum(c.seats) filter (where c.source <> 'booking'), 0))`,
  },
  {
    promise: 'nobody is owed back more than they paid',
    faults: sql`select b.code || ': ' || sum(e.amount) as at from ledger_entries e join bookings b on b.id = e.booking_id
      where e.account in ('gateway_clearing', 'refunds') group by b.id
      -- What a bank took back after it was given back is owed by the customer.
      having sum(e.amount) < 0 and not exists (select from payment_events v join payments p on p.id = v.payment_id where p.subject_id = b.id and v.brought < 0)`,
  },
  {
    promise:
      'of an order that has ended nobody keeps a share but its partner what it had spent or what its contract leaves it, and no discount was given',
    faults: sql`select b.code || ': ' || e.account || ' ' || sum(e.amount) as at from ledger_entries e join bookings b on b.id = e.booking_id
      where b.state in ('expired', 'cancelled_by_partner') and e.account in ('partner_payable', 'platform_fee', 'affiliate_payable', 'gateway_fee', 'promo_cost')
      group by b.id, e.account having case e.account when 'promo_cost' then sum(e.amount) <> 0
        when 'partner_payable' then sum(e.amount) < -coalesce((select c.amount from spent_costs c where c.booking_id = b.id and c.kept_at is not null), 0)
          - coalesce((select k.kept from terms_cancellations k where k.booking_id = b.id), 0)
        else sum(e.amount) < 0 end`,
  },
  {
    promise:
      'what a partner keeps of an ended order is what it stated in writing, and no other order has such a cost',
    faults: sql`select coalesce(l.booking_id, c.booking_id)::text || ': ' || coalesce(l.sum, 0) || ' of ' || coalesce(c.amount, 0) as at
      from (select e.booking_id, -sum(e.amount) as sum from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where t.kind = 'cost_kept' and e.account = 'partner_payable' group by 1) l
        full join (select s.booking_id, s.amount, b.state from spent_costs s join bookings b on b.id = s.booking_id where s.kept_at is not null) c using (booking_id)
      where l.sum is distinct from c.amount or c.state is distinct from 'expired'`,
  },
  {
    promise:
      'what a contract leaves its partner of an order cancelled by it is what was foreseen, within the copied terms, and of no other order',
    faults: sql`select coalesce(l.booking_id, c.booking_id)::text || ': ' || coalesce(l.sum, 0) || ' of ' || coalesce(c.kept, 0) as at
      from (select e.booking_id, -sum(e.amount) as sum from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where t.kind = 'terms_kept' and e.account = 'partner_payable' group by 1) l
        full join (select k.booking_id, k.kept, k.refund_basis_points, b.state, b.total_amount, b.contract_terms from terms_cancellations k join bookings b on b.id = k.booking_id) c
          using (booking_id)
      where coalesce(l.sum, 0) is distinct from c.kept or c.state is distinct from 'cancelled_by_partner'
        or c.kept > round(c.total_amount::numeric * (10000 - c.refund_basis_points) / 10000)
        or not c.contract_terms @> jsonb_build_array(jsonb_build_object('refundBasisPoints', c.refund_basis_points))`,
  },
  {
    promise: 'whoever refused a new day has no order that stands',
    faults: sql`select b.code || ': ' || b.state as at from new_date_questions q join bookings b on b.id = q.booking_id
      where q.answer = 'refuses' and b.state <> 'cancelled_by_partner'`,
  },
  {
    promise: "every use of a promo is a booking's discount, and no promo is used more often than it may be",
    faults: sql`select r.booking_id::text as at from promo_redemptions r left join bookings b on b.id = r.booking_id
      left join booking_lines l on l.booking_id = b.id and l.kind = 'discount'
      where r.state = 'used' and (l.amount is null or b.promo_id is distinct from r.promo_id)
      union all select p.code from promos p join promo_redemptions r on r.promo_id = p.id and r.state = 'used'
      group by p.id having count(*) > p.max_uses`,
  },
  {
    promise:
      'a discount is owed to the partner where the platform bears a promo that was used, and nowhere else',
    faults: sql`select booking_id::text || ': ' || coalesce(l.sum, 0) || ' of ' || coalesce(r.sum, 0) as at
      from (select booking_id, sum(amount) as sum from ledger_entries where account = 'promo_cost' group by 1 having sum(amount) <> 0) l
        full join (select r.booking_id, sum(r.amount) as sum from promo_redemptions r join promos p on p.id = r.promo_id
          where r.state = 'used' and p.paid_by = 'platform' group by 1) r using (booking_id)
      where l.sum is distinct from r.sum`,
  },
  {
    promise: 'every open refund is owed in the ledger',
    faults: sql`select r.id::text as at from refund_tasks r where not exists (
      select from ledger_transactions t where t.key = 'refund ' || r.id)`,
  },
];

/** Money may wait there that nobody here knows of: no sum shows it. */
const unheard: typeof promises = [
  {
    promise: 'no payment that may still be paid has been asked about in vain for a day',
    faults: sql`select p.reference || ': ' || p.ask_failures || ' times' as at from payments p
      where p.status in ('creating', 'waiting', 'cancelled') and p.ask_failures > 0 and coalesce(p.answered_at, p.created_at) < now() - interval '1 day'`,
  },
  {
    promise: 'every notification that its gateway sent was applied within a day',
    faults: sql`select n.gateway || ' ' || n.reference as at from payment_notifications n
      where n.applied_at is null and n.is_genuine and n.received_at < now() - interval '1 day'`,
  },
];

/**
 * Every fault there is; empty on a sound database. Reads everything: for `npm run prove-ledger`, never for a
 * page.
 */
export async function verifyLedger({ db }: { db: Db }): Promise<LedgerFault[]> {
  const found: LedgerFault[] = [];
  for (const { promise, faults } of [...promises, ...unheard]) {
    const { rows } = await faults.execute(db);
    found.push(...rows.map(({ at }) => ({ promise, at })));
  }
  return found;
}
