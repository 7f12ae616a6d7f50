// What each partner could be paid now (docs/product/payouts.md): entries of what it is owed that the platform's own gateways brought,
// and that no live payout has taken yet.
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { type Rupiah, rupiah } from '#shared/money';
import type { PayoutObstacle } from '#shared/payout-states';
import { requireFinance } from './payee-accounts.ts';

export interface PayoutDue {
  partnerId: string;
  partnerName: string;
  /** Negative: the partner owes it, and it is taken off what comes later. */
  amount: Rupiah;
  entries: number;
  accountId: string | null;
  obstacle: PayoutObstacle | null;
}

/**
 * Entries of `partner_payable` until a day that are to be paid out. Money that the partner's own gateway holds is with the partner
 * already; what was paid out is no debt any more.
 */
export const payableEntries = (until: string): RawBuilder<unknown> => sql`
  select e.transaction_id, e.position, e.partner_id, -e.amount as amount from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
  where e.account = 'partner_payable' and e.value_on <= ${until}::date
    -- A store is paid for what its buyer has, not for what is on its way.
    and not exists (select from store_orders s where s.order_id = e.booking_id and s.store_id = e.partner_id
      and s.state in ('paid', 'accepted', 'shipped', 'delivered', 'return_requested'))
    and t.kind <> 'payout' and t.key not like 'payout %'
    and not exists (select from payments p join gateway_credentials c on c.id = p.credential_id where p.id = e.payment_id and c.partner_id is not null)
    and not exists (select from payout_entries x where x.transaction_id = e.transaction_id and x.position = e.position and x.is_live)`;

/** Every partner with such entries, what it would get, and why it would not. Refuses `not_found`. */
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
  const { rows } = await sql<{
    partnerId: string;
    partnerName: string;
    amount: number;
    entries: number;
    accountId: string | null;
    isUsable: boolean;
  }>`
    select d.partner_id as "partnerId", p.name as "partnerName", d.amount, d.entries, a.id as "accountId", coalesce(a.usable_from <= ${now()}, false) as "isUsable"
    from (select partner_id, sum(amount)::bigint as amount, count(*)::int as entries from (${payableEntries(until)}) due group by 1) d
      join partners p on p.id = d.partner_id left join payee_accounts a on a.partner_id = d.partner_id and a.status = 'approved'
    order by d.amount desc, p.name`.execute(db);
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
