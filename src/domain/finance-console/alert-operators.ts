// Alerts the operator's finance about what needs a person (docs/product/finance-console.md): orders, payments that did not
// count, payments whose gateway cannot be asked, refunds that wait for a second person, answers that banks want, licences of banks to look at
// again, and faults of the ledger. One email for all that is new; nothing twice.
import { operatorRoles } from '#shared/operator-tasks';
import { sql } from 'kysely';
import { licenceHoldsOn } from '#domain/bank-terms';
import { type BrandDirectory, pageUrl } from '#domain/brands';
import { sendEmails } from '#domain/outbox';
import { type Db, transaction } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/jobs';
import type { Attention } from '#shared/booking-states';
import { todayInIndonesia } from '#shared/dates';
import * as paths from '#shared/paths';

interface AlertDeps {
  db: Db;
  now: () => Date;
  jobs: Jobs;
  brands: BrandDirectory;
}

interface AlertSubject {
  subject: string;
  kind: 'order' | 'exception' | 'payment' | 'notification' | 'refund' | 'dispute' | 'licence' | 'fault';
  /** Code of the order, reference of the payment, day of the answer or of the look, or what of the ledger is at fault. */
  code: string;
  attention: Attention | null;
  /** Of a licence. */
  bank: string | null;
}

/** Our choice: with doubling pauses, a quarter of an hour in vain. */
const failuresBeforeAlert = 5;
/** A dispute is named when its answer is due so soon, and once more on the day itself. */
const daysBeforeAnswer = 3;
/**
 * Our choice: a bank's licence is named a week before somebody looks at it again, or before it runs out, and once more on that day; at once
 * where nobody has said a day.
 */
const daysBeforeCheck = 7;
const atOnce = 100;
const retentionDays = 90;

/** Returns how many things were new. The marks and the emails are one transaction: two processes alert once. */
export function alertOperators(deps: AlertDeps): Promise<number> {
  const today = todayInIndonesia(deps.now());
  return transaction(deps.db, async (db) => {
    const { rows } = await sql<AlertSubject>`
      with open as (
        select 'order ' || id || ' ' || changed_at as subject, 'order' as kind, code, attention, changed_at as since, null as bank from bookings where state = 'needs_attention'
        union all select 'exception ' || id, 'exception', reference, null, created_at, null from payment_exceptions where resolved_at is null
        union all select 'payment ' || id, 'payment', reference, null, created_at, null from payments
          where status in ('creating', 'waiting', 'cancelled') and ask_failures >= ${failuresBeforeAlert}
        union all select 'notification ' || id, 'notification', reference, null, received_at, null from payment_notifications
          where applied_at is null and is_genuine and failures >= ${failuresBeforeAlert}
        union all select 'refund ' || id, 'refund', id::text, null, made_at, null from granted_refunds where status = 'proposed'
        union all select 'dispute ' || d.payment_id || ' ' || d.due_on || case when d.due_on <= ${today}::date then ' now' else '' end, 'dispute', d.due_on::text, null, d.set_at, null
          from dispute_deadlines d where d.due_on <= ${today}::date + ${daysBeforeAnswer}::int and d.due_on >= ${today}::date - ${daysBeforeAnswer}::int
            and not exists (select from dispute_files f where f.payment_id = d.payment_id and f.kind in ('our_answer', 'bank_decision'))
        union all select 'licence ' || l.id || ' ' || l.look_on || case when l.look_on <= ${today}::date then ' now' else '' end, 'licence', l.look_on::text, null, l.recorded_at, l.name
          from (select l.id, l.recorded_at, p.name, least(coalesce(l.next_check_on, (l.recorded_at at time zone 'Asia/Jakarta')::date), l.valid_until) as look_on
            from bank_licences l join partners p on p.id = l.bank_id
            where ${licenceHoldsOn(today)}) l where l.look_on <= ${today}::date + ${daysBeforeCheck}::int
        union all select 'fault ' || md5(fault ->> 'promise' || (fault ->> 'at')), 'fault', fault ->> 'at', null, checked_at, null
          from (select checked_at, faults from ledger_checks order by id desc limit 1) checked, jsonb_array_elements(faults) fault),
      fresh as (select * from open o where not exists (select from operator_alerts a where a.subject = o.subject) order by since limit ${atOnce}),
      marked as (insert into operator_alerts (subject, alerted_at) select subject, ${deps.now()} from fresh on conflict do nothing returning subject)
      select f.subject, f.kind, f.code, f.attention, f.bank from fresh f join marked using (subject) order by f.since`.execute(
      db,
    );
    if (rows.length > 0) await notifyOperators({ ...deps, db }, rows);
    return rows.length;
  });
}

async function notifyOperators(deps: AlertDeps, subjects: readonly AlertSubject[]): Promise<void> {
  const brand = deps.brands.list().find(({ isDefault }) => isDefault) ?? deps.brands.list()[0]!;
  const operators = await deps.db
    .selectFrom('memberships as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['a.name', 'a.email', 'a.locale'])
    .where('r.role', 'in', operatorRoles('payments'))
    .execute();
  const count = (kind: AlertSubject['kind']) => subjects.filter((one) => one.kind === kind).length;
  const orders = subjects.flatMap(({ code, attention }) => (attention ? [{ code, why: attention }] : []));
  await sendEmails(
    deps,
    operators.map(({ name, email, locale }) => ({
      kind: 'operator_alert',
      to: email,
      brand,
      locale: locale === 'en' ? 'en' : 'id',
      values: {
        name,
        orders,
        exceptions: count('exception'),
        unanswered: count('payment') + count('notification'),
        faults: count('fault'),
        refunds: count('refund'),
        answers: subjects.flatMap(({ kind, code }) => (kind === 'dispute' ? [code] : [])),
        licences: subjects.flatMap(({ code, bank }) => (bank ? [{ bank, on: code }] : [])),
        link: pageUrl(brand, locale === 'en' ? 'en' : 'id', paths.operator.payments),
      },
    })),
  );
}

/** Forgets what is long over. Returns how many. */
export async function purgeAlerts({ db, now }: Pick<AlertDeps, 'db' | 'now'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('operator_alerts')
    .where('alerted_at', '<', new Date(now().getTime() - retentionDays * 86_400_000))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
