// Messages that could not be delivered and would still help, and jobs that failed for good (docs/product/oversight.md).
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, requireOperatorTask } from '#domain/memberships';
import { listFailedMessages, resendMessage } from '#domain/outbox';
import { type Db, transaction } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/jobs';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';

interface GivenUpDeps {
  db: Db;
  now: () => Date;
  jobs: Jobs;
}

export interface FailedJobs {
  name: string;
  count: number;
  last: Date;
}

const shownAtOnce = 100;

/** The messages, oldest first, at most a hundred, whose addresses are masked; and what kinds of jobs failed in the last week. Refuses `forbidden`. */
export async function listGivenUp(deps: GivenUpDeps, actor: Actor) {
  requireOperatorTask(actor, 'messages');
  const [messages, jobs] = await Promise.all([
    listFailedMessages(deps),
    sql<FailedJobs>`select name, count(*)::integer as count, max(completed_on) as last from jobs.job
      where state = 'failed' and completed_on > ${deps.now()}::timestamptz - interval '7 days' group by name order by name`.execute(
      deps.db,
    ),
  ]);
  return {
    messages: messages.slice(0, shownAtOnce).map(({ id, kind, recipient, failed_at, last_error }) => ({
      ...{ id, kind, recipient: masked(recipient) },
      ...{ failedAt: failed_at, reason: last_error },
    })),
    total: messages.length,
    jobs: jobs.rows,
  };
}

/** Enough to recognise it by: 'si…@demo.example', '+62…890'. */
function masked(recipient: string): string {
  const [name = '', domain] = recipient.split('@');
  return domain ? `${name.slice(0, 2)}…@${domain}` : `${recipient.slice(0, 3)}…${recipient.slice(-3)}`;
}

/** Sends one once more, with all its tries. Refuses `forbidden`; `not_found` when it has gone out or is of no use any more. */
export async function sendAgain(deps: GivenUpDeps, actor: Actor, messageId: string): Promise<void> {
  const role = requireOperatorTask(actor, 'messages');
  await transaction(deps.db, async (db) => {
    if (!isId(messageId) || !(await resendMessage({ ...deps, db }, messageId)))
      throw new AppError('not_found');
    await recordAudit(
      { ...deps, db },
      { actor, role, action: 'message.resent', subjectId: null, details: { about: messageId } },
    );
  });
}
