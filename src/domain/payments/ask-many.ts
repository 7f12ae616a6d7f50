// Asks gateways about many payments at once (docs/product/payments.md): in parallel, until a deadline, with a circuit
// breaker for each version of credentials, so that a silent gateway holds up nobody else, nor for long.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';

/** `failed`: the gateway answered, but its answer could not be applied. */
export type AskOutcome = 'answered' | 'failed' | 'unreachable';

interface Askable {
  gateway: string;
  credentialId: string | null;
}

export interface AskManyDeps {
  db: Db;
  now: () => Date;
}

/** Our choice: few enough to leave connections to everybody else. */
const gatewaysAtOnce = 4;
const asksAtOnce = 4;
/** The pause after a round in which nobody answered; doubles up to the longest. */
const firstPauseSeconds = 60;
const longestPauseSeconds = 900;

/**
 * Asks about every item; those of a gateway that answers none of a whole round are left out from there on, and
 * so is everything after the deadline, by `performance.now()`. Returns how many were asked about.
 */
export async function askMany<Item extends Askable>(
  deps: AskManyDeps,
  items: readonly Item[],
  ask: (item: Item) => Promise<AskOutcome>,
  deadline: number,
): Promise<number> {
  const byGateway = Map.groupBy(items, ({ gateway, credentialId }) => `${gateway} ${credentialId ?? ''}`);
  const groups = [...byGateway.values()];
  let asked = 0;
  const worker = async () => {
    for (let group = groups.pop(); group; group = groups.pop())
      asked += await askGroup(deps, group, ask, deadline);
  };
  await Promise.all(Array.from({ length: gatewaysAtOnce }, worker));
  return asked;
}

async function askGroup<Item extends Askable>(
  deps: AskManyDeps,
  items: readonly Item[],
  ask: (item: Item) => Promise<AskOutcome>,
  deadline: number,
): Promise<number> {
  const { credentialId } = items[0]!;
  const failures = await failuresOf(deps, credentialId);
  // After a pause one question shows whether it is back.
  let round = failures > 0 ? 1 : asksAtOnce;
  let asked = 0;
  while (asked < items.length && performance.now() < deadline) {
    const outcomes = await Promise.all(items.slice(asked, asked + round).map(ask));
    asked += outcomes.length;
    if (outcomes.every((outcome) => outcome === 'unreachable')) {
      await pause(deps, credentialId, failures);
      break;
    }
    if (failures > 0 && round === 1) await resume(deps, credentialId);
    round = asksAtOnce;
  }
  return asked;
}

async function failuresOf({ db }: AskManyDeps, credentialId: string | null): Promise<number> {
  if (credentialId === null) return 0;
  const row = await db
    .selectFrom('gateway_credentials')
    .select('failures')
    .where('id', '=', credentialId)
    .executeTakeFirst();
  return row?.failures ?? 0;
}

async function pause({ db, now }: AskManyDeps, credentialId: string | null, failures: number): Promise<void> {
  if (credentialId === null) return;
  const seconds = Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.min(failures, 10));
  await db
    .updateTable('gateway_credentials')
    .set({ failures: sql`failures + 1`, retry_at: new Date(now().getTime() + seconds * 1_000) })
    .where('id', '=', credentialId)
    .execute();
}

async function resume({ db }: AskManyDeps, credentialId: string | null): Promise<void> {
  if (credentialId === null) return;
  await db
    .updateTable('gateway_credentials')
    .set({ failures: 0, retry_at: null })
    .where('id', '=', credentialId)
    .execute();
}
