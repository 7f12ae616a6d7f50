// Front door of reports: how a member reports content of others, be it a comment or a review, and what the operator
// decides. Each area stores its own reports and defines what hiding means to readers.
import type { Actor } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import type { Db } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { hourMs } from '#shared/durations';
import { type ReportReason, reportReasons } from '#shared/report-reasons';

export { judgeReported, type ReportedKind, reportedParts, requireModerator } from './judge-report.ts';

const reportsPerHour = 20;

export interface Report {
  /** Null: somebody whose account is gone. */
  authorId: string | null;
  reason: string;
  /** Message key for whoever reports themselves. */
  ifOwn: string;
}

/** Returns the reason. Refuses `invalid_input` for an unknown one and for one's own content, `too_many_requests`. */
export async function checkReport(
  deps: { db: Db; now: () => Date },
  actor: Actor,
  { authorId, reason, ifOwn }: Report,
): Promise<ReportReason> {
  const known = reportReasons.find((one) => one === reason);
  if (!known) throw new AppError('invalid_input', [{ field: 'reason', message: 'error_invalid_value' }]);
  if (authorId === actor.accountId)
    throw new AppError('invalid_input', [{ field: 'reason', message: ifOwn }]);
  await passThrottle(deps, {
    name: 'report',
    of: actor.accountId,
    max: reportsPerHour,
    windowSeconds: hourMs / 1_000,
  });
  return known;
}
