// The one way an application changes its state: allowed by the table, under the order's lock, with its line in the history.
import { sql, type Updateable } from 'kysely';
import { notify, notifyBank } from '#domain/notifications';
import type { Db } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import { AppError } from '#shared/errors';
import type { FinancingState } from '#shared/financing';
import * as paths from '#shared/paths';
import type { BankNews } from '#shared/notifications';
import type { BankRole } from '#shared/roles';
import { type ApplicationEvent, applicationMoves } from './application-states.ts';

interface MoveDeps {
  /** A transaction that holds the order's lock. */
  db: Db;
  now: () => Date;
}

export interface ApplicationMove {
  applicationId: string;
  event: ApplicationEvent;
  /** Null: the clock. */
  actorId: string | null;
  set?: Omit<Updateable<DB['financing_applications']>, 'state'>;
}

/** What the applicant has not done themselves, and should know. */
const told: readonly FinancingState[] = [
  'documents_requested',
  'approved',
  'rejected',
  'disbursed',
  'paid_off',
  'lapsed',
];

const officers = ['bank_officer'] as const;
const deciders = ['bank_officer', 'bank_approver'] as const;

/** What the bank's people hear, and who of them: whoever has the next step, and everybody of an end that is not theirs. */
const bankHears: Partial<Record<ApplicationEvent & BankNews, readonly BankRole[]>> = {
  sent: officers,
  sent_again: officers,
  proposed: ['bank_approver'],
  returned: officers,
  offer_accepted: officers,
  disbursed: officers,
  withdrawn: deciders,
  lapsed: deciders,
};

/** Who hears of an event, besides whoever did it. */
export const applicationHearers = (event: ApplicationEvent) => ({
  member: told.includes(applicationMoves[event].to),
  bank: bankRolesOf(event).length > 0,
});

const bankRolesOf = (event: ApplicationEvent): readonly BankRole[] =>
  bankHears[event as ApplicationEvent & BankNews] ?? [];

/** Refuses `financing_state` where the table does not allow it from the state the application is in. */
export async function moveApplication(
  { db, now }: MoveDeps,
  { applicationId, event, actorId, set = {} }: ApplicationMove,
): Promise<void> {
  const { from, to } = applicationMoves[event];
  const before = await db
    .selectFrom('financing_applications')
    .select('state')
    .where('id', '=', applicationId)
    .where(sql<boolean>`state = any (${[...from]})`)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new AppError('financing_state');
  await db
    .updateTable('financing_applications')
    .set({ ...set, state: to, changed_at: now() })
    .where('id', '=', applicationId)
    .execute();
  await db
    .insertInto('financing_history')
    .values({
      application_id: applicationId,
      at: now(),
      from_state: before.state,
      to_state: to,
      event,
      actor_id: actorId,
    })
    .execute();
  // A draft that nobody sent ends in silence.
  if (before.state === 'draft' && event !== 'sent') return;
  await announce({ db, now }, { applicationId, event, actorId });
}

async function announce(
  { db, now }: MoveDeps,
  { applicationId, event, actorId }: ApplicationMove,
): Promise<void> {
  const state = applicationMoves[event].to;
  const application = await db
    .selectFrom('financing_applications as a')
    .innerJoin('bookings as b', 'b.id', 'a.booking_id')
    .select(['a.code', 'a.account_id', 'a.bank_id', 'b.brand_id'])
    .where('a.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const { code, account_id: accountId, bank_id: bankId, brand_id: brandId } = application;
  const roles = bankRolesOf(event);
  if (bankId && roles.length > 0)
    await notifyBank(
      { db, now },
      { bankId, roles, by: actorId },
      {
        kind: 'bank_application_moved',
        values: { code, what: 'financing', event: event as BankNews },
        path: paths.bankConsole.application(code),
        dedupeKey: `bank financing ${code}`,
      },
    );
  if (accountId === null || !told.includes(state)) return;
  await notify({ db, now }, [
    {
      accountId,
      kind: 'financing_moved',
      values: { code, state },
      path: paths.member.financing(applicationId),
      brandId,
      dedupeKey: `financing ${code}`,
    },
  ]);
}
