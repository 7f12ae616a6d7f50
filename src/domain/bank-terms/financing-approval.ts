// Financing is off until the operator has recorded a lawyer's approval, and again once it was ended or has run out
// (docs/product/bank-terms.md). One approval stands at a time: another one takes its place.
import { sql } from 'kysely';
import { isApprovedOn, readApprovals } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { ApprovalStanding } from '#shared/bank-terms';
import { addMonths, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { atMost, checkedForm, filled, printable, printableLines } from '#shared/form-faults';
import { isId } from '#shared/names';
import * as z from 'zod/mini';
import { changeRecord, type RecordDeps } from './change-record.ts';
import { termsDecider } from './list-terms.ts';

/** One approval stands at a time, of all banks. */
const lock = { kind: 'financing_approval', id: '' } as const;

/** As the database has it now: whoever begins an application must not rest on what a process heard a moment ago. */
export async function isFinancingApproved({ db }: { db: Db }, onDay: string): Promise<boolean> {
  return isApprovedOn(await readApprovals(db), onDay);
}

export interface FinancingApproval {
  id: string;
  lawyer: string;
  opinionNumber: string;
  givenOn: string;
  validUntil: string;
  standing: ApprovalStanding;
  recordedAt: Date;
  /** Null: of before, or the person is gone. */
  recordedBy: string | null;
  endedAt: Date | null;
  endedBy: string | null;
  /** Of an end; null where another took its place. */
  reason: string | null;
}

/** The newest first, what stands before the others. For the operator's task `bankTerms`. Refuses `not_found`. */
export async function listApprovals({ db, now }: RecordDeps, actor: Actor): Promise<FinancingApproval[]> {
  termsDecider(actor);
  const standing = sql<ApprovalStanding>`case
    when a.ended_at is not null then case when a.ended_reason is null then 'replaced' else 'ended' end
    when a.valid_until < ${todayInIndonesia(now())} then 'expired' else 'in_force' end`;
  const { rows } = await sql<FinancingApproval>`
    select a.id, a.lawyer, a.opinion_number as "opinionNumber", a.given_on as "givenOn", a.valid_until as "validUntil", ${standing} as standing,
      a.recorded_at as "recordedAt", r.name as "recordedBy", a.ended_at as "endedAt", e.name as "endedBy", a.ended_reason as reason
    from financing_approvals a left join accounts r on r.id = a.recorded_by left join accounts e on e.id = a.ended_by
    order by ${standing} <> 'in_force', a.recorded_at desc, a.id limit 50`.execute(db);
  return rows;
}

/** Our choice: an opinion that is older, or holds for longer, is asked for anew. */
const mostMonths = 60;

const approvalForm = ({ today }: { today: string }) => {
  const day = () => filled().check(z.iso.date({ error: 'error_date_invalid' }));
  const words = (max: number) =>
    filled().check(z.minLength(3, { error: 'error_invalid_value' }), atMost(max), printable);
  return z.object({
    lawyer: words(150),
    opinion_number: words(100),
    given_on: day().check(
      z.refine((on) => on <= today && on >= addMonths(today, -mostMonths), { error: 'error_approval_given' }),
    ),
    valid_until: day().check(
      z.refine((on) => on > today && on <= addMonths(today, mostMonths), { error: 'error_approval_until' }),
    ),
    /** The one that its writer saw standing; none: empty. */
    replaces: z.optional(z.unknown()),
  });
};

/**
 * Records a lawyer's approval in place of the one that stands. Refuses `not_found`, `step_up_required`, `invalid_input`,
 * `approval_state` where another stands than its writer saw. Answers its id.
 */
export async function recordApproval(deps: RecordDeps, actor: Actor, input: unknown): Promise<string> {
  const today = todayInIndonesia(deps.now());
  return changeRecord(deps, actor, lock, async (db) => {
    const form = checkedForm(approvalForm({ today }), input);
    const { rows } = await sql<{ id: string }>`
      select id from financing_approvals where ended_at is null and valid_until >= ${today}
      order by recorded_at desc, id limit 1`.execute(db);
    if ((rows[0]?.id ?? '') !== (form.replaces ?? '')) throw new AppError('approval_state');
    await db
      .updateTable('financing_approvals')
      .set({ ended_at: deps.now(), ended_by: actor.accountId })
      .where('ended_at', 'is', null)
      .where('valid_until', '>=', today)
      .execute();
    const { id } = await db
      .insertInto('financing_approvals')
      .values({
        lawyer: form.lawyer,
        opinion_number: form.opinion_number,
        given_on: form.given_on,
        valid_until: form.valid_until,
        recorded_at: deps.now(),
        recorded_by: actor.accountId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, action: 'financing_approval.recorded' };
  });
}

const endForm = z.object({ reason: filled().check(atMost(500), printableLines) });

/** Financing closes at once. Refuses `not_found`, `step_up_required`, `invalid_input`, `approval_state` for one that no longer stands. */
export async function endApproval(
  deps: RecordDeps,
  actor: Actor,
  { id, form: input }: { id: string; form: unknown },
): Promise<void> {
  await changeRecord(deps, actor, lock, async (db) => {
    const { reason } = checkedForm(endForm, input);
    if (!isId(id)) throw new AppError('not_found');
    const found = await db
      .selectFrom('financing_approvals')
      .select(['ended_at', 'valid_until'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw new AppError('not_found');
    if (found.ended_at || found.valid_until < todayInIndonesia(deps.now()))
      throw new AppError('approval_state');
    await db
      .updateTable('financing_approvals')
      .set({ ended_at: deps.now(), ended_by: actor.accountId, ended_reason: reason })
      .where('id', '=', id)
      .execute();
    return { id, action: 'financing_approval.ended' };
  });
}
