// Verifies the ledger (docs/product/ledger.md): recomputes the invariants between seats, invoices, payments and the
// ledger, and names what breaks them. Each check is one statement that returns the rows at fault; on a sound
// database all return none.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { Check, LedgerFault } from './ledger-check.ts';
import { payoutPromises } from './verify-payouts.ts';
import { platformInvoicePromises } from './verify-platform-invoices.ts';
import { souvenirPromises } from './verify-souvenirs.ts';

/** Limits a check to the bookings that are asked about: `true`, or `column = any (…)`. */
type About = (booking: string) => RawBuilder<boolean>;

const promisesAbout = (about: About): readonly Check[] => [
  {
    promise: 'every transaction of the ledger adds up to zero',
    faults: sql`select t.key || ': ' || coalesce(sum(e.amount)::text, 'empty') as at from ledger_transactions t
      left join ledger_entries e on e.transaction_id = t.id where ${about('e.booking_id')} group by t.id having coalesce(sum(e.amount), 1) <> 0`,
  },
  {
    promise:
      "every payment brought the ledger what its gateway's events say, as received or as unmatched, and nothing else did",
    faults: sql`select coalesce(p.reference, id::text) || ': ' || coalesce(l.sum, 0) || ' of ' || coalesce(v.sum, 0) as at
      from (select e.payment_id as id, sum(e.amount) as sum from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where e.account = 'gateway_clearing' and t.kind in ('receipt', 'bank_disbursement', 'savings_payment', 'unmatched', 'reversal') and ${about('e.booking_id')} group by 1) l
        full join (select v.payment_id as id, sum(v.brought) as sum from payment_events v join payments p on p.id = v.payment_id where ${about('p.subject_id')} group by 1) v using (id)
        left join payments p using (id)
      where coalesce(l.sum, 0) <> coalesce(v.sum, 0)`,
  },
  {
    promise: 'a payment is paid when its whole sum was brought, and only then',
    faults: sql`select p.reference || ': ' || p.status as at from payments p
      where ${about('p.subject_id')} and (p.status = 'paid' and not exists (select from payment_events v where v.payment_id = p.id and v.brought = p.total)
        or p.status not in ('paid', 'reversed') and exists (select from ledger_transactions t where t.key = 'payment ' || p.id || ' received'))`,
  },
  {
    promise: 'what a gateway says it has sent back has left the ledger',
    faults: sql`select p.reference || ': ' || coalesce(-l.sum, 0) || ' of ' || v.told as at
      from (select payment_id, sum(told) as told from (select payment_id, max(refunded) as told from payment_events where payment_id is not null
          group by payment_id, gateway_id) each group by 1 having sum(told) > 0) v
        join payments p on p.id = v.payment_id
        left join lateral (select sum(e.amount) as sum from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where e.payment_id = v.payment_id and e.account = 'gateway_clearing' and t.kind = 'refund_done') l on true
      where ${about('p.subject_id')} and coalesce(-l.sum, 0) < v.told and not exists (select from payment_events b where b.payment_id = v.payment_id and b.brought < 0)`,
  },
  {
    promise:
      'every paid invoice was paid by exactly one allocation of its amount, and no other invoice by any',
    faults: sql`select i.code || ': ' || coalesce(a.net, 0) || ' of ' || i.amount || ' (' || i.status || ')' as at from invoices i
      left join (
        select split_part(t.key, ' ', 2) as invoice, -sum(e.amount) filter (where e.account in ('partner_payable', 'partner_receivable', 'platform_fee', 'affiliate_payable')) as net
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where t.key like 'invoice % paid by %' and ${about('e.booking_id')} group by 1) a on a.invoice = i.id::text
      where ${about('i.booking_id')} and coalesce(a.net, 0) <> case when i.status = 'paid' then i.amount else 0 end`,
  },
  {
    promise:
      'no customer has paid with money that did not arrive, nor owes more than a bank took back after it was given back or kept by the partner',
    faults: sql`select b.code || ': ' || sum(e.amount) as at from ledger_entries e join bookings b on b.id::text = e.owner
      where ${about('b.id')} and ${about('e.booking_id')} and e.account = 'customer' group by b.id
      having sum(e.amount) > least(
        coalesce((select -sum(v.brought) from payment_events v join payments p on p.id = v.payment_id where p.subject_id = b.id and v.brought < 0), 0),
        coalesce((select sum(case g.account when 'customer' then g.amount else -g.amount end) from ledger_entries g join ledger_transactions t on t.id = g.transaction_id
          where g.booking_id = b.id and (g.account, t.kind) in (('gateway_clearing', 'refund_done'), ('bank', 'refund_done'), ('bank', 'reversal'), ('customer', 'cost_kept'), ('customer', 'terms_kept'))), 0))`,
  },
  {
    promise: 'a booking is as far as its invoices are paid',
    faults: sql`select b.code || ': ' || b.state as at from bookings b cross join lateral (
        select count(*) as all_of, count(*) filter (where i.status = 'paid') as paid from invoices i where i.booking_id = b.id and i.stage <> 'supplement') i
      where ${about('b.id')} and ((b.state in ('paid', 'in_preparation', 'departed', 'completed') and i.paid <> i.all_of)
        or (b.state = 'partly_paid' and (i.paid = 0 or i.paid = i.all_of))
        or (b.state in ('draft', 'waiting_payment', 'expired') and i.paid > 0))`,
  },
  {
    promise: 'invoices add up to their booking, and a booking to its lines',
    faults: sql`select b.code as at from bookings b
      where ${about('b.id')} and (b.total_amount <> (select coalesce(sum(l.amount), 0) from booking_lines l where l.booking_id = b.id)
        or (b.state <> 'draft' and b.total_amount <> (select coalesce(sum(i.amount), 0) from invoices i where i.booking_id = b.id and i.stage <> 'supplement')))`,
  },
  {
    promise:
      'whoever paid a supplement travels as what it paid for, an ended order has none paid, and an order counts whom it seats',
    faults: sql`select i.code || ': ' || coalesce(t.traveller, 'gone') || ' in ' || b.state as at from invoices i join bookings b on b.id = i.booking_id
      left join participants t on t.id = i.participant_id
      where ${about('b.id')} and i.stage = 'supplement' and i.status = 'paid' and (b.state in ('waiting_payment', 'expired', 'cancelled_by_partner')
        or array_position('{infant,child,adult}'::text[], t.traveller) < array_position('{infant,child,adult}'::text[], i.to_traveller))
      union all select b.code || ': ' || b.seats || ' of ' || n.seats from bookings b join lateral (select count(*) filter (where t.traveller <> 'infant') as seats,
        count(*) as people from participants t where t.booking_id = b.id) n on true where ${about('b.id')} and b.state <> 'draft' and n.people > 0 and n.seats <> b.seats`,
  },
  {
    promise: 'whoever has paid has seats for good, and as many as travel',
    faults: sql`select b.code || ': ' || coalesce(c.seats::text, 'none') || ' of ' || b.seats as at from bookings b left join seat_claims c on c.booking_id = b.id
      where ${about('b.id')} and b.state in ('partly_paid', 'paid', 'in_preparation') and (c.seats is distinct from b.seats::integer or c.release_at is not null)`,
  },
  {
    promise: 'nobody is owed back more than they paid',
    faults: sql`select b.code || ': ' || sum(e.amount) as at from ledger_entries e join bookings b on b.id = e.booking_id
      where ${about('b.id')} and ${about('e.booking_id')} and e.account in ('gateway_clearing', 'refunds', 'bank') group by b.id
      -- What a bank took back after it was given back is owed by the customer.
      having sum(e.amount) < 0 and not exists (select from payment_events v join payments p on p.id = v.payment_id where p.subject_id = b.id and v.brought < 0)`,
  },
  {
    promise:
      'of an order that has ended nobody keeps a share but its partner what it had spent or what its contract leaves it, and no discount was given',
    faults: sql`select b.code || ': ' || e.account || ' ' || sum(e.amount) as at from ledger_entries e join bookings b on b.id = e.booking_id
      where ${about('b.id')} and ${about('e.booking_id')} and b.state in ('expired', 'cancelled_by_partner') and e.account in ('partner_payable', 'partner_receivable', 'platform_fee', 'affiliate_payable', 'gateway_fee', 'promo_cost')
      group by b.id, e.account having case when e.account in ('promo_cost', 'partner_receivable') then sum(e.amount) <> 0
        when e.account = 'partner_payable' then sum(e.amount) < -coalesce((select c.amount from spent_costs c where c.booking_id = b.id and c.kept_at is not null), 0)
          - coalesce((select k.kept from terms_cancellations k where k.booking_id = b.id), 0)
        else sum(e.amount) < 0 end`,
  },
  {
    promise:
      'what a partner keeps of an ended order is what it stated in writing, and no other order has such a cost',
    faults: sql`select coalesce(l.booking_id, c.booking_id)::text || ': ' || coalesce(l.sum, 0) || ' of ' || coalesce(c.amount, 0) as at
      from (select e.booking_id, -sum(e.amount) as sum from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where ${about('e.booking_id')} and t.kind = 'cost_kept' and e.account = 'partner_payable' group by 1) l
        full join (select s.booking_id, s.amount, b.state from spent_costs s join bookings b on b.id = s.booking_id where ${about('b.id')} and s.kept_at is not null) c using (booking_id)
      where l.sum is distinct from c.amount or c.state is distinct from 'expired'`,
  },
  {
    promise:
      'what a contract leaves its partner of an order cancelled by it is what was foreseen, within the copied terms, and of no other order',
    faults: sql`select coalesce(l.booking_id, c.booking_id)::text || ': ' || coalesce(l.sum, 0) || ' of ' || coalesce(c.kept, 0) as at
      from (select e.booking_id, -sum(e.amount) as sum from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where ${about('e.booking_id')} and t.kind = 'terms_kept' and e.account = 'partner_payable' group by 1) l
        full join (select k.booking_id, k.kept, k.refund_basis_points, b.state, b.total_amount, b.contract_terms from terms_cancellations k join bookings b on b.id = k.booking_id where ${about('b.id')}) c
          using (booking_id)
      where coalesce(l.sum, 0) is distinct from c.kept or c.state is distinct from 'cancelled_by_partner'
        or c.kept > round(c.total_amount::numeric * (10000 - c.refund_basis_points) / 10000)
        or not c.contract_terms @> jsonb_build_array(jsonb_build_object('refundBasisPoints', c.refund_basis_points))`,
  },
  {
    promise: 'whoever refused a new day has no order that stands',
    faults: sql`select b.code || ': ' || b.state as at from new_date_questions q join bookings b on b.id = q.booking_id
      where ${about('b.id')} and q.answer = 'refuses' and b.state <> 'cancelled_by_partner'`,
  },
  {
    promise:
      "every use of a promo is a booking's or a souvenir order's discount, and no promo is used more often, or for more, than it may be",
    faults: sql`select r.booking_id::text as at from promo_redemptions r left join bookings b on b.id = r.booking_id
      left join booking_lines l on l.booking_id = b.id and l.kind = 'discount' left join souvenir_orders o on o.id = r.booking_id
      where ${about('r.booking_id')} and r.state = 'used' and case when o.id is null then l.amount is null or b.promo_id is distinct from r.promo_id
        else o.discount <> r.amount or o.promo_id is distinct from r.promo_id or o.state <> 'paid' end
      union all select p.code from promos p join promo_redemptions r on r.promo_id = p.id and r.state = 'used'
      group by p.id having count(*) > p.max_uses or sum(r.amount) > p.budget`,
  },
  {
    promise:
      'a discount is owed to the partner where the platform bears a promo that was used, and nowhere else',
    faults: sql`select booking_id::text || ': ' || coalesce(l.sum, 0) || ' of ' || coalesce(r.sum, 0) as at
      from (select booking_id, sum(amount) as sum from ledger_entries where ${about('booking_id')} and account = 'promo_cost'
          and not exists (select from souvenir_orders s where s.id = booking_id) group by 1 having sum(amount) <> 0) l
        full join (select r.booking_id, sum(r.amount) as sum from promo_redemptions r join promos p on p.id = r.promo_id
          where ${about('r.booking_id')} and r.state = 'used' and p.paid_by = 'platform'
            and not exists (select from souvenir_orders s where s.id = r.booking_id) group by 1) r using (booking_id)
      where l.sum is distinct from r.sum`,
  },
  {
    promise: 'every refund task was posted once, and every refund that was posted has its task',
    faults: sql`select coalesce(r.id::text, l.key) || ': ' || case when r.id is null then 'no task' else 'not posted' end as at
      from (select * from refund_tasks where ${about('booking_id')}) r
        full join (select t.key from ledger_transactions t where t.kind = 'refund_due' and exists (
          select from ledger_entries e where e.transaction_id = t.id and ${about('e.booking_id')})) l on l.key = 'refund ' || r.id
      where r.id is null or l.key is null`,
  },
  {
    promise:
      'a refund that was granted was asked for by one person and approved by another, is one task, and costs its bearer its sum',
    faults: sql`select coalesce(g.id, r.id)::text || ': ' || coalesce(g.status, 'not asked for') as at
      from (select g.*, p.subject_id from granted_refunds g join payments p on p.id = g.payment_id where ${about('p.subject_id')}) g
        full join (select * from refund_tasks where borne_by is not null and ${about('booking_id')}) r on r.id = g.refund_task_id
        left join lateral (select sum(e.amount) filter (where e.account = case r.borne_by when 'partner' then 'partner_payable' else 'refund_cost' end) as sum
          from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.key = 'refund ' || r.id) l on true
      where g.decided_by = g.made_by or (g.status is not distinct from 'approved') <> (r.id is not null)
        or r.id is not null and (r.payment_id <> g.payment_id or r.reason <> g.reason or r.borne_by <> g.borne_by or r.amount > g.amount or l.sum is distinct from g.amount)`,
  },
  {
    promise:
      'what is owed back of a payment is what its open tasks say, and what was sent back is at least what its done tasks say',
    faults: sql`select coalesce(p.reference, id::text) || ': owed ' || coalesce(l.owed, 0) || ' of ' || coalesce(r.owed, 0) || ', sent ' || coalesce(l.sent, 0) || ' of ' || coalesce(r.sent, 0) as at
      from (select payment_id as id, coalesce(sum(amount) filter (where status in ('open', 'sent', 'in_batch')), 0) as owed, coalesce(sum(amount) filter (where status = 'done'), 0) as sent
          from refund_tasks where ${about('booking_id')} group by 1) r
        full join (select e.payment_id as id, -sum(e.amount) as owed, coalesce(sum(e.amount) filter (where t.kind = 'refund_done' or t.key like 'payout %'), 0) as sent
          from ledger_entries e join ledger_transactions t on t.id = e.transaction_id where e.account = 'refunds' and ${about('e.booking_id')} group by 1) l using (id)
        left join payments p using (id)
      where coalesce(l.owed, 0) <> coalesce(r.owed, 0) or coalesce(l.sent, 0) < coalesce(r.sent, 0)`,
  },
  {
    promise:
      'money that did not count has an exception for a person, and whatever a gateway said that needs one has it',
    faults: sql`select coalesce(p.reference, l.payment_id::text) || ': ' || l.count || ' unmatched, ' || coalesce(x.count, 0) || ' exceptions' as at
      from (select e.payment_id, count(*) as count from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where t.kind = 'unmatched' and e.account = 'gateway_clearing' and ${about('e.booking_id')} group by 1) l
        left join payments p on p.id = l.payment_id
        left join (select payment_id, count(*) as count from payment_exceptions where kind in ('wrong_amount', 'double_payment', 'late_payment')
          and ${about('subject_id')} group by 1) x using (payment_id)
      where l.count > coalesce(x.count, 0)
      union all select v.reference || ': ' || v.count || ' events, ' || coalesce(x.count, 0) || ' exceptions'
      from (select v.gateway, v.reference, count(*) as count from payment_events v left join payments p on p.id = v.payment_id
          where v.outcome = 'exception' and (p.id is null or ${about('p.subject_id')}) group by 1, 2) v
        left join (select gateway, reference, count(*) as count from payment_exceptions where kind <> 'amount_changed' group by 1, 2) x using (gateway, reference)
      where v.count > coalesce(x.count, 0)`,
  },
  {
    promise:
      "commission and the consultant's share of a booking are what was agreed, and what was posted of each paid invoice is what it says",
    faults: sql`select b.code || ': ' || sum(i.commission) || ' and ' || sum(i.affiliate) || ' of ' || b.total_amount as at
      from bookings b join invoices i on i.booking_id = b.id and i.stage <> 'supplement'
      where ${about('b.id')} and b.state <> 'draft' group by b.id
      having sum(i.commission) <> (b.total_amount * b.commission_basis_points + 5000) / 10000
        or sum(i.affiliate) <> least((b.total_amount * b.commission_basis_points + 5000) / 10000, (b.total_amount * b.affiliate_basis_points + 5000) / 10000)
      union all select i.code || ': ' || coalesce(l.commission, 0) || ' of ' || i.commission
      from (select * from invoices where status = 'paid' and ${about('booking_id')}) i
        left join (select split_part(t.key, ' ', 2) as invoice, -sum(e.amount) filter (where e.account in ('platform_fee', 'affiliate_payable')) as commission,
            -sum(e.amount) filter (where e.account = 'affiliate_payable') as affiliate
          from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.key like 'invoice % paid by %' and ${about('e.booking_id')} group by 1) l
          on l.invoice = i.id::text
      where coalesce(l.commission, 0) <> i.commission or coalesce(l.affiliate, 0) <> i.affiliate`,
  },
  {
    promise:
      'whatever money is about exists: orders, payments and invoices are never deleted once money moved for them',
    faults: sql`select 'booking ' || e.booking_id::text as at from ledger_entries e left join bookings b on b.id = e.booking_id left join souvenir_orders s on s.id = e.booking_id
        where e.booking_id is not null and b.id is null and s.id is null and ${about('e.booking_id')} group by e.booking_id
      union all select 'payment ' || e.payment_id::text from ledger_entries e left join payments p on p.id = e.payment_id
        where e.payment_id is not null and p.id is null and ${about('e.booking_id')} group by e.payment_id
      union all select 'payment ' || p.reference || ' for no booking' from payments p left join bookings b on b.id = p.subject_id
          left join souvenir_orders s on s.id = p.subject_id
        where b.id is null and s.id is null and ${about('p.subject_id')}
      union all select 'payment ' || p.reference || ' for no invoice' from payments p left join invoices i on i.id = p.payable_id
          left join souvenir_orders s on s.invoice_id = p.payable_id
        where p.status = 'paid' and i.id is null and s.id is null and ${about('p.subject_id')}
      union all select t.key || ': no invoice' from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.position = 1
          left join invoices i on i.id::text = split_part(t.key, ' ', 2)
        where t.key like 'invoice % paid by %' and i.id is null and ${about('e.booking_id')}`,
  },
  {
    promise: "each entry is of its transaction's day, and about the partner whose trip it is",
    faults: sql`select t.key || ': ' || e.position as at from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        left join bookings b on b.id = e.booking_id
      where ${about('e.booking_id')} and (e.value_on <> t.value_on or (b.id is not null and e.partner_id is distinct from b.partner_id))`,
  },
];

/** What is not about one booking; the chain from a link on. */
const wholePromises = (afterLink: number): readonly Check[] => [
  {
    promise: 'no departure has sold more seats than it has',
    faults: sql`select d.slug || ': ' || sum(c.seats) || ' of ' || d.quota as at from departures d join seat_claims c on c.departure_id = d.id
      where (c.release_at is null or c.release_at > now()) group by d.id
      having sum(c.seats) > d.quota and sum(c.seats) filter (where c.source = 'booking') > greatest(0, d.quota - coalesce(sum(c.seats) filter (where c.source <> 'booking'), 0))`,
  },
  {
    promise:
      'the chain is whole: every link follows the one before it, and every posting says what it said when it was sealed',
    faults: sql`select 'link ' || c.link || ': ' || coalesce(t.key, 'gone') as at from (
          select *, lag(head, 1, sha256('rihlah ledger')) over (order by link) as before, lag(link, 1, 0::bigint) over (order by link) as previous
          from ledger_chain where link >= ${afterLink}) c
        left join ledger_transactions t on t.id = c.transaction_id
      where (c.link > ${afterLink} or ${afterLink} = 0) and (c.link <> c.previous + 1 or c.head <> sha256(c.before || c.digest) or c.digest is distinct from ledger_digest(c.transaction_id))
      union all select 'link ' || k.through_link || ' is not what was verified on ' || k.checked_at::text from ledger_checks k
        left join ledger_chain c on c.link = k.through_link where k.through_link > 0 and c.head is distinct from k.head
      union all select t.key || ': not in the chain' from ledger_transactions t left join ledger_chain c on c.transaction_id = t.id
        where c.link is null and t.id <= (select max(transaction_id) from ledger_chain) - 10000`,
  },
  {
    promise: 'days that were added up say what their entries say, and a closed month is as it was',
    faults: sql`select account || ' ' || owner || ' ' || day::text as at
      from ledger_days d full join (
        select e.account, case when a.is_per_booking then '*' else e.owner end as owner, coalesce(e.partner_id, '00000000-0000-0000-0000-000000000000') as partner_id, e.value_on as day,
          coalesce(sum(e.amount) filter (where e.amount > 0), 0) as debit, coalesce(-sum(e.amount) filter (where e.amount < 0), 0) as credit, count(*) as entries
        from ledger_entries e join ledger_accounts a using (account) where e.value_on <= (select day from ledger_days_through) group by 1, 2, 3, 4) e
        using (account, owner, partner_id, day)
      where d.debit is distinct from e.debit or d.credit is distinct from e.credit or d.entries is distinct from e.entries
      union all select p.month::text || ' is not as it was closed' from ledger_periods p
      where p.trial_balance is distinct from (select coalesce(jsonb_agg(jsonb_build_object('account', account, 'debit', debit, 'credit', credit) order by account), '[]')
        from (select account, coalesce(sum(amount) filter (where amount > 0), 0) as debit, coalesce(-sum(amount) filter (where amount < 0), 0) as credit
          from ledger_entries where value_on < p.month + interval '1 month' group by account) sums)`,
  },
];

/** Money may wait there that nobody here knows of: no sum shows it. */
const unheard: readonly Check[] = [
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
  {
    promise: 'every refund that its gateway was asked for was reported within a week',
    faults: sql`select r.id::text as at from refund_tasks r where r.status = 'sent' and r.requested_at < now() - interval '7 days'`,
  },
];

/**
 * Every fault there is; empty on a sound database. Reads everything: for `npm run prove-ledger` and the clock once a week, never for a
 * page.
 */
export function verifyLedger({ db }: { db: Db }): Promise<LedgerFault[]> {
  return ask(db, [
    ...promisesAbout(() => sql`true`),
    ...wholePromises(0),
    ...payoutPromises,
    ...platformInvoicePromises,
    ...souvenirPromises,
    ...unheard,
  ]);
}

/** Faults of these bookings, of departures, and of the chain after a link. */
export function verifyBookings(
  { db }: { db: Db },
  { bookingIds, afterLink }: { bookingIds: readonly string[]; afterLink: number },
): Promise<LedgerFault[]> {
  const about: About = (booking) => sql`${sql.raw(booking)} = any (${[...bookingIds]}::uuid[])`;
  return ask(db, [
    ...promisesAbout(about),
    ...wholePromises(afterLink),
    ...payoutPromises,
    ...platformInvoicePromises,
    ...souvenirPromises,
    ...unheard,
  ]);
}

async function ask(db: Db, checks: readonly Check[]): Promise<LedgerFault[]> {
  const found: LedgerFault[] = [];
  for (const { promise, faults } of checks) {
    const { rows } = await faults.execute(db);
    found.push(...rows.map(({ at }) => ({ promise, at })));
  }
  return found;
}
