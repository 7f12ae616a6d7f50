// Who hears what became of a payout (docs/product/payouts.md): the payee's people for money. A member's refund has a notice of its own.
import { sql } from 'kysely';
import { notify } from '#domain/notifications';
import type { BankCode } from '#shared/bank-names';
import { todayInIndonesia } from '#shared/dates';
import type { PayoutNews } from '#shared/notifications';
import { dutiesFor } from '#shared/partner-duties';
import * as paths from '#shared/paths';
import { writeStatementQuery } from '#shared/statement-query';
import { storeDuties, storeDutyAllows } from '#shared/store-duties';
import { openBankDetails } from './consultant-accounts.ts';
import type { PayoutDeps } from './payout-deps.ts';
import type { PayoutEvent } from './payout-states.ts';

type NoticeDeps = Pick<PayoutDeps, 'db' | 'now' | 'keys'>;

/** A batch that was refused was never on its way: its payees were told nothing, and are in the next one. */
const news: readonly PayoutEvent[] = ['paid', 'failed', 'returned'] satisfies PayoutNews[];
/** Whether the payee hears of an event. */
export const isPayeeNotified = (event: PayoutEvent): boolean => news.includes(event);

interface News {
  payoutId: string;
  event: PayoutNews;
  /** When the bank booked it. */
  on?: string;
}

/** Of lines of the bank's statement that are payouts, in the transaction that matched them. */
export async function notifyOfLines(deps: NoticeDeps, lineIds: readonly string[]): Promise<void> {
  const { rows } = await sql<Required<News>>`
    select payout_id as "payoutId", case when amount < 0 then 'paid' else 'returned' end as event, booked_on as on
    from bank_lines where id = any (${[...lineIds]}::uuid[]) and payout_id is not null order by amount`.execute(
    deps.db,
  );
  await notifyPayees(deps, rows);
}

type Role = 'partner_staff' | 'store_staff' | 'distribution_staff' | 'consultant';

interface Hearer {
  payoutId: string;
  code: string;
  amount: number;
  /** Of a company's account; a consultant's is encrypted. */
  bank: BankCode | null;
  number: string | null;
  sealedId: string | null;
  details: Buffer;
  keyId: string;
  accountId: string;
  role: Role;
}

/**
 * In the transaction of the event, each of which happens once. All of one payout is one notice: where it was paid and came back before
 * anybody read it, its payee reads that it came back.
 */
export async function notifyPayees(deps: NoticeDeps, told: readonly News[]): Promise<void> {
  if (told.length === 0) return;
  const { db, keys } = deps;
  const partnerMoney = dutiesFor('money');
  const storeMoney = storeDuties.filter((duty) => storeDutyAllows(duty, 'money'));
  const { rows } = await sql<Hearer>`
    select p.id as "payoutId", p.code, p.amount, a.bank, a.number, o.id as "sealedId", o.details, o.key_id as "keyId", hearer.account_id as "accountId", hearer.role
    from payouts p left join affiliates f on f.id = p.payee_id
      left join payee_accounts a on a.id = p.account_id left join consultant_accounts o on o.id = p.consultant_account_id
      cross join lateral (
        select m.account_id, m.role from memberships m where m.partner_id = coalesce(p.partner_id, f.partner_id)
          and (m.role = 'partner_staff' and m.duties && ${partnerMoney}::text[] or m.role = 'store_staff' and m.duties && ${storeMoney}::text[]
            or m.role = 'distribution_staff')
        union select f.account_id, 'consultant' where f.account_id is not null) hearer
    where p.id = any (${told.map(({ payoutId }) => payoutId)}::uuid[]) and num_nonnulls(a.id, o.id) = 1`.execute(
    db,
  );
  const notices = told.flatMap((one) =>
    rows.filter(({ payoutId }) => payoutId === one.payoutId).map((hearer) => ({ ...one, ...hearer })),
  );
  const today = todayInIndonesia(deps.now());
  await notify(
    deps,
    notices.map(({ payoutId, event, on = today, code, amount, accountId, role, ...account }) => {
      const { bank, number } = account.sealedId
        ? openBankDetails(keys, { ...account, id: account.sealedId })
        : { bank: account.bank!, number: account.number! };
      return {
        accountId,
        kind: 'payout_moved' as const,
        values: { code, amount, bank, ending: number.slice(-4), event },
        path: event === 'paid' ? statementPath[role]({ on, today }) : accountPath[role],
        brandId: null,
        dedupeKey: `payout ${payoutId}`,
      };
    }),
  );
}

interface Days {
  on: string;
  today: string;
}
/** From the month in which the bank paid it; where that is closed, it is booked later. */
const since = ({ on, today }: Days) =>
  writeStatementQuery({ from: `${on.slice(0, 8)}01`, to: today, page: 1 });

/** Where they read what it pays for. */
const statementPath: Record<Role, (days: Days) => string> = {
  partner_staff: (days) => `${paths.partnerConsole.statement}${since(days)}`,
  store_staff: (days) => `${paths.storeConsole.statement}${since(days)}`,
  distribution_staff: () => paths.distributionConsole.payouts,
  consultant: () => paths.member.consultant,
};

/** Where they state another account. */
const accountPath: Record<Role, string> = {
  partner_staff: paths.partnerConsole.payouts,
  store_staff: paths.storeConsole.payouts,
  distribution_staff: paths.distributionConsole.payouts,
  consultant: paths.member.consultantAccount,
};
