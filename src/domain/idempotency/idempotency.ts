// Front door of idempotency (docs/product/seats-and-money.md): a change that may be repeated is done once, and a repeat with the same
// key gets the first answer. Stored in the database, so that several processes share it.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { AppError, type ErrorCode, errorTable, type FieldFault } from '#shared/errors';

interface IdempotencyDeps {
  db: Db;
  now: () => Date;
}

export interface Question {
  accountId: string;
  /** The call: keys of two calls never meet. */
  purpose: string;
  /** The caller's key; null or empty: the change simply runs. */
  key: string | null;
  /** Everything the answer depends on. */
  request: unknown;
}

/** Our choice: longer than any request takes; a slower process has died. */
const longestRunSeconds = 60;
const keyMaxLength = 200;

/** These say nothing of the change itself: a repeat may succeed. */
const neverKept = [409, 429, 503];

type Kept = { ok: unknown } | { refused: ErrorCode; faults: FieldFault[] };

/**
 * Runs `change` once for a key. Its answer must be JSON: it is replayed, a refusal too. Refuses `request_running` while
 * the first call runs, `idempotency_key_reused` for another request under the same key.
 */
export async function answerOnce<Answer>(
  deps: IdempotencyDeps,
  question: Question,
  change: () => Promise<Answer>,
): Promise<Answer> {
  const { accountId, purpose, key, request } = question;
  if (!key) return change();
  if (key.length > keyMaxLength || !/^[ -~]+$/.test(key))
    throw new AppError('invalid_input', [{ field: 'Idempotency-Key', message: 'error_invalid_value' }]);
  const place = { accountId, purpose, key };
  const kept = await takePlace(
    deps,
    place,
    createHash('sha256')
      .update(JSON.stringify(request ?? null))
      .digest(),
  );
  if (kept) return replay<Answer>(kept);
  const outcome = await change().then<Kept, unknown>(
    (ok) => ({ ok }),
    (error: unknown) => error,
  );
  if (isKept(outcome)) {
    await keep(deps.db, place, outcome);
    return replay<Answer>(outcome);
  }
  if (outcome instanceof AppError && !neverKept.includes(outcome.status))
    await keep(deps.db, place, { refused: outcome.code, faults: outcome.faults });
  else await deps.db.deleteFrom('idempotent_answers').where(at(place)).execute();
  throw outcome;
}

type Place = { accountId: string; purpose: string; key: string };

const at = ({ accountId, purpose, key }: Place) =>
  sql<boolean>`account_id = ${accountId} and purpose = ${purpose} and key = ${key}`;

async function keep(db: Db, place: Place, answer: Kept): Promise<void> {
  await db
    .updateTable('idempotent_answers')
    .set({ answer: JSON.stringify(answer) })
    .where(at(place))
    .execute();
}

function isKept(outcome: unknown): outcome is { ok: unknown } {
  return typeof outcome === 'object' && outcome !== null && !(outcome instanceof Error) && 'ok' in outcome;
}

function replay<Answer>(kept: Kept): Answer {
  if ('ok' in kept) return kept.ok as Answer;
  if (!Object.hasOwn(errorTable, kept.refused))
    throw new Error(`No failure is called ${kept.refused} any more`);
  throw new AppError(kept.refused, kept.faults);
}

/** Null when this call may run. One statement: of two concurrent calls one finds the row taken. */
async function takePlace({ db, now }: IdempotencyDeps, place: Place, digest: Buffer): Promise<Kept | null> {
  const abandoned = new Date(now().getTime() - longestRunSeconds * 1_000);
  const { numAffectedRows } = await sql`
    insert into idempotent_answers as k (account_id, purpose, key, request_digest, created_at) values (${place.accountId}, ${place.purpose}, ${place.key}, ${digest}, ${now()})
    on conflict (account_id, purpose, key) do update set created_at = excluded.created_at
      where k.answer is null and k.created_at <= ${abandoned} and k.request_digest = excluded.request_digest`.execute(
    db,
  );
  if ((numAffectedRows ?? 0n) > 0n) return null;
  const kept = await db
    .selectFrom('idempotent_answers')
    .select(['request_digest', 'answer'])
    .where(at(place))
    .executeTakeFirst();
  if (kept && !digest.equals(kept.request_digest)) throw new AppError('idempotency_key_reused');
  // Gone: the first call was refused a moment ago, and may be repeated.
  if (!kept?.answer) throw new AppError('request_running');
  return kept.answer as unknown as Kept;
}

/** Answers are replayed for a day. Returns how many were deleted. */
export async function purgeIdempotentAnswers({ db, now }: IdempotencyDeps): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotent_answers')
    .where('created_at', '<', new Date(now().getTime() - 86_400_000))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
