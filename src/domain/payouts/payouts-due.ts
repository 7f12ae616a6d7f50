// What each partner and each consultant could be paid now (docs/product/payouts.md): entries of what they are owed that no live payout has
// taken yet.
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { type Rupiah, rupiah } from '#shared/money';
import type { PayoutObstacle } from '#shared/payout-states';
import { requireFinance } from './payee-accounts.ts';

export interface PayoutDue {
  /** Null: a consultant's commission. */
  partnerId: string | null;
  /** Of the ledger, by which it knows a consultant; null: a partner's. */
  payeeId: string | null;
  partnerName: string;
  /** Negative: it is owed to us, and is taken off what comes later. */
  amount: Rupiah;
  entries: number;
  /** Of a partner, or of a consultant. */
  accountId: string | null;
  isPersonal: boolean;
  obstacle: PayoutObstacle | null;
}

/** Entries that no live payout has taken, of transactions that are no payouts themselves. */
const isFree = sql`t.kind <> 'payout' and t.key not like 'payout %'
    and not exists (select from payout_entries x where x.transaction_id = e.transaction_id and x.position = e.position and x.is_live)`;

const byPartnersGateway = sql`exists (select from payments p join gateway_credentials c on c.id = p.credential_id where p.id = e.payment_id and c.partner_id is not null)`;

/**
 * Entries until a day that are to be paid out. Of `partner_payable`: money that the partner's own gateway holds is with the partner
 * already. Of `affiliate_payable`: where the partner holds the money, once it has paid the invoice of that month.
 */
export const payableEntries = (until: string): RawBuilder<unknown> => sql`
  select e.transaction_id, e.position, e.partner_id, null::uuid as payee_id, -e.amount as amount from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
  where e.account = 'partner_payable' and e.value_on <= ${until}::date
    -- A store is paid for what its buyer has, not for what is on its way.
    and not exists (select from store_orders s where s.order_id = e.booking_id and s.store_id = e.partner_id
      and s.state in ('paid', 'accepted', 'shipped', 'delivered', 'return_requested'))
    and not ${byPartnersGateway} and ${isFree}
  union all
  select e.transaction_id, e.position, null, e.payee_id, -e.amount from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
  where e.account = 'affiliate_payable' and e.payee_id is not null and e.value_on <= ${until}::date
    and (not ${byPartnersGateway} or exists (select from platform_invoices i where i.partner_id = e.partner_id and i.month = date_trunc('month', e.value_on)::date
      and (i.owed = i.withheld or exists (select from bank_lines l where l.platform_invoice_id = i.id))))
    and ${isFree}`;

/** Everybody whose entries do not cancel each other out, what they would get, and why they would not. Refuses `not_found`. */
export async function listPayoutsDue(
  deps: { db: Db; now: () => Date },
  actor: Actor,
  until: string,
): Promise<PayoutDue[]> {
  requireFinance(actor);
  return readPayoutsDue(deps, until);
}

export async function readPayoutsDue(
  { db, now }: { db: Db; now: () => Date },
  until: string,
): Promise<PayoutDue[]> {
  const { rows } = await sql<Omit<PayoutDue, 'obstacle'> & { isUsable: boolean }>`
    select d.partner_id as "partnerId", d.payee_id as "payeeId", coalesce(p.name, f.shown_name) as "partnerName", d.amount, d.entries, coalesce(a.id, o.id) as "accountId",
      o.id is not null as "isPersonal", coalesce(coalesce(a.usable_from, o.usable_from) <= ${now()}, false) as "isUsable"
    from (select partner_id, payee_id, sum(amount)::bigint as amount, count(*)::int as entries from (${payableEntries(until)}) due group by 1, 2 having sum(amount) <> 0) d
      left join affiliates f on f.id = d.payee_id left join partners p on p.id = coalesce(d.partner_id, f.partner_id)
      left join payee_accounts a on a.partner_id = p.id and a.status = 'approved' left join consultant_accounts o on o.affiliate_id = f.id and o.status = 'approved'
    -- Whoever is gone is owed nothing.
    where d.partner_id is not null or f.id is not null
    order by d.amount desc, "partnerName"`.execute(db);
  return rows.map(({ isUsable, amount, ...due }) => ({
    ...due,
    amount: rupiah(amount),
    obstacle: obstacleOf(amount, due.accountId, isUsable),
  }));
}

function obstacleOf(amount: number, accountId: string | null, isUsable: boolean): PayoutObstacle | null {
  if (amount <= 0) return 'nothing_owed';
  if (!accountId) return 'no_account';
  return isUsable ? null : 'cooling';
}
