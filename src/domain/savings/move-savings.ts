// The one way a savings application changes its state: allowed by the table, under its row's lock, with its line in the history.
import type { Updateable } from 'kysely';
import { notify, notifyBank } from '#domain/notifications';
import { type Db, transaction } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import { AppError } from '#shared/errors';
import type { BankNews } from '#shared/notifications';
import * as paths from '#shared/paths';
import type { SavingsState } from '#shared/savings';
import { type SavingsEvent, savingsMoves } from './savings-states.ts';

interface MoveDeps {
  db: Db;
  now: () => Date;
}

/** Runs in a transaction that holds the application's row: whoever decides about it waits for its turn. Refuses `not_found`. */
export function underRow<Deps extends MoveDeps, Result>(
  deps: Deps,
  id: string,
  run: (within: Deps) => Promise<Result>,
): Promise<Result> {
  return transaction(deps.db, async (db) => {
    const row = await db
      .selectFrom('savings_applications')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new AppError('not_found');
    return run({ ...deps, db });
  });
}

export interface SavingsMove {
  id: string;
  state: SavingsState;
  event: SavingsEvent;
  actorId: string;
  set?: Omit<Updateable<DB['savings_applications']>, 'state'>;
}

/** What the applicant has not done themselves, and should know. */
const told: readonly SavingsState[] = ['documents_requested', 'accepted', 'rejected'];

/** What the bank's people hear of it: whoever answers, and of an end that is not theirs. */
const bankHears: readonly SavingsEvent[] = ['sent', 'sent_again', 'withdrawn'];

/** Who hears of an event, besides whoever did it. */
export const savingsHearers = (event: SavingsEvent) => ({
  member: told.includes(savingsMoves[event].to),
  bank: bankHears.includes(event),
});

/** `state` is what was read under the row's lock. Refuses `savings_state` where the table does not allow the event from it. */
export async function moveSavings(
  { db, now }: MoveDeps,
  { id, state, event, actorId, set = {} }: SavingsMove,
): Promise<void> {
  const { from, to }: { from: readonly SavingsState[]; to: SavingsState } = savingsMoves[event];
  if (!from.includes(state)) throw new AppError('savings_state');
  await db
    .updateTable('savings_applications')
    .set({ ...set, state: to, changed_at: now() })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('savings_history')
    .values({ application_id: id, at: now(), from_state: state, to_state: to, event, actor_id: actorId })
    .execute();
  if (told.includes(to)) await announce({ db, now }, id, to);
  if (bankHears.includes(event)) await announceToBank({ db, now }, id, { event, actorId });
}

async function announceToBank(
  deps: MoveDeps,
  id: string,
  { event, actorId }: Pick<SavingsMove, 'event' | 'actorId'>,
): Promise<void> {
  const { code, bank_id: bankId } = await deps.db
    .selectFrom('savings_applications')
    .select(['code', 'bank_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!bankId) return;
  await notifyBank(
    deps,
    { bankId, roles: ['bank_officer', 'bank_approver'], by: actorId },
    {
      kind: 'bank_application_moved',
      values: { code, what: 'savings', event: event as BankNews },
      path: paths.bankConsole.saving(code),
      dedupeKey: `bank savings ${code}`,
    },
  );
}

async function announce({ db, now }: MoveDeps, id: string, state: SavingsState): Promise<void> {
  const { code, account_id: accountId } = await db
    .selectFrom('savings_applications')
    .select(['code', 'account_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await notify({ db, now }, [
    {
      accountId,
      kind: 'savings_moved',
      values: { code, state },
      path: paths.member.saving(id),
      brandId: null,
      dedupeKey: `savings ${code}`,
    },
  ]);
}

/** Rejected and withdrawn: the bank reads nothing any more, and nothing of it is left to read. */
export async function endSavings(deps: MoveDeps, move: SavingsMove): Promise<void> {
  await moveSavings(deps, { ...move, set: { ...move.set, details: null, key_id: null } });
  await deps.db
    .updateTable('savings_documents')
    .set({ content: null, content_type: null, key_id: null })
    .where('application_id', '=', move.id)
    .execute();
}
