// What each partner, each consultant and each member with a refund could be paid now (docs/product/payouts.md): entries of what they are
// owed that no live payout has taken yet, and refunds that no gateway can send.
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { readRefundsToTransfer } from '#domain/payments';
import type { Db } from '#platform/database/database';
import { type Rupiah, rupiah } from '#shared/money';
import type { PayoutObstacle } from '#shared/payout-states';
import { requireFinance } from './payee-accounts.ts';

export interface PayoutDue {
  /** Null: a consultant's commission, or a refund. */
  partnerId: string | null;
  /** Of the ledger, by which it knows a consultant; null: a partner's. */
  payeeId: string | null;
  /** A member's refund by bank transfer; null: of a partner or a consultant. */
  refundTaskId: string | null;
  /** Of a refund, the order and who ordered. */
  partnerName: string;
  /** Negative: it is owed to us, and is taken off what comes later. */
  amount: Rupiah;
  entries: number;
  /** Of a partner, of a consultant, or of a member. */
  accountId: string | null;
  isPersonal: boolean;
  /** When a consultant asked to be paid, while no payout has been made since. */
  askedAt: Date | null;
  obstacle: PayoutObstacle | null;
}

/** The partner's own gateway received it, or a bank sent it there. */
const byPartnersGateway = sql`exists (select from payments p where p.id = e.payment_id and held_by_partner(p.credential_id, p.gateway))`;

/** A store is paid for what its buyer has, not for what is on its way. */
const isUndelivered = sql`exists (select from store_orders s where s.order_id = e.booking_id and s.store_id = e.partner_id
      and s.state in ('paid', 'accepted', 'shipped', 'delivered', 'return_requested'))`;

/** Entries of stores that wait for their parcels. */
export const undeliveredEntries: RawBuilder<unknown> = sql`
  select e.partner_id, -e.amount as amount from payable_entries join ledger_entries e using (transaction_id, position)
  where e.account = 'partner_payable' and ${isUndelivered} and not ${byPartnersGateway}`;

/**
 * Entries until a day that are to be paid out: those that no live payout has taken (`payable_entries`; the database keeps it). Of
 * `partner_payable`: money that the partner's own gateway holds is with the partner already, which is asked here once more. Of
 * `affiliate_payable`: where the partner holds the money, once it has paid the invoice of that month.
 */
export const payableEntries = (until: string): RawBuilder<unknown> => sql`
  select e.transaction_id, e.position, e.partner_id, null::uuid as payee_id, -e.amount as amount from payable_entries join ledger_entries e using (transaction_id, position)
  where e.account = 'partner_payable' and e.value_on <= ${until}::date and not ${isUndelivered} and not ${byPartnersGateway}
  union all
  select e.transaction_id, e.position, null, e.payee_id, -e.amount from payable_entries join ledger_entries e using (transaction_id, position)
  where e.account = 'affiliate_payable' and e.value_on <= ${until}::date
    and (not ${byPartnersGateway} or exists (select from platform_invoices i where i.partner_id = e.partner_id and i.month = date_trunc('month', e.value_on)::date
      and (i.owed = i.withheld or exists (select from bank_lines l where l.platform_invoice_id = i.id))))`;

/** Of a row `r` of payout_requests: nothing was made for them since, but what was taken back. */
export const isUnanswered: RawBuilder<boolean> = sql`not exists (select from payouts p join payout_batches b on b.id = p.batch_id
  where p.payee_id = r.affiliate_id and b.made_at >= r.asked_at and p.status in ('waiting', 'paid'))`;

/** Everybody whose entries do not cancel each other out, what they would get, and why they would not. Refuses `not_found`. */
export async function listPayoutsDue(
  deps: { db: Db; now: () => Date },
  actor: Actor,
  until: string,
): Promise<PayoutDue[]> {
  requireFinance(actor);
  return readPayoutsDue(deps, until);
}

/** Partners and consultants, the largest sum first, then refunds, the most urgent first. */
export async function readPayoutsDue(deps: { db: Db; now: () => Date }, until: string): Promise<PayoutDue[]> {
  const refunds = await readRefundsToTransfer(deps, until);
  return [
    ...(await readEarned(deps, until)),
    ...refunds.map(({ taskId, name, amount, accountId, isUsable }) => ({
      partnerId: null,
      payeeId: null,
      refundTaskId: taskId,
      partnerName: name,
      amount: rupiah(amount),
      entries: 0,
      accountId,
      isPersonal: true,
      askedAt: null,
      obstacle: obstacleOf(amount, accountId, isUsable),
    })),
  ];
}

async function readEarned({ db, now }: { db: Db; now: () => Date }, until: string): Promise<PayoutDue[]> {
  const { rows } = await sql<Omit<PayoutDue, 'obstacle' | 'refundTaskId'> & { isUsable: boolean }>`
    select d.partner_id as "partnerId", d.payee_id as "payeeId", coalesce(p.name, f.shown_name) as "partnerName", d.amount, d.entries, coalesce(a.id, o.id) as "accountId",
      o.id is not null as "isPersonal", coalesce(coalesce(a.usable_from, o.usable_from) <= ${now()}, false) as "isUsable",
      (select r.asked_at from payout_requests r where r.affiliate_id = d.payee_id and ${isUnanswered}) as "askedAt"
    from (select partner_id, payee_id, sum(amount)::bigint as amount, count(*)::int as entries from (${payableEntries(until)}) due group by 1, 2 having sum(amount) <> 0) d
      left join affiliates f on f.id = d.payee_id left join partners p on p.id = coalesce(d.partner_id, f.partner_id)
      left join payee_accounts a on a.partner_id = p.id and a.status = 'approved' left join consultant_accounts o on o.affiliate_id = f.id and o.status = 'approved'
    -- Whoever is gone is owed nothing.
    where d.partner_id is not null or f.id is not null
    order by d.amount desc, "partnerName"`.execute(db);
  return rows.map(({ isUsable, amount, ...due }) => ({
    ...due,
    refundTaskId: null,
    amount: rupiah(amount),
    obstacle: obstacleOf(amount, due.accountId, isUsable),
  }));
}

function obstacleOf(amount: number, accountId: string | null, isUsable: boolean): PayoutObstacle | null {
  if (amount <= 0) return 'nothing_owed';
  if (!accountId) return 'no_account';
  return isUsable ? null : 'cooling';
}
