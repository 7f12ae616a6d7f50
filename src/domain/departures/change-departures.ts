// Changing departures, one or many at once (docs/product/departures.md): only the fields that were sent, all of them or none, under
// the lock of their seats, so that a quota never falls below what is taken. Orders stay as they are.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type DispatchDeps, transitions } from '#domain/bookings';
import type { Actor } from '#domain/memberships';
import { notify } from '#domain/notifications';
import { notifySeatsBack } from '#domain/seat-notices';
import { seatsLock } from '#domain/seats';
import { raiseWebhooks } from '#domain/webhooks';
import { type Db, transaction } from '#platform/database/database';
import { type LockDeps, lockKeys } from '#platform/database/locks';
import type { AuditAction } from '#shared/audit';
import { evidenceKinds } from '#shared/catalogue';
import { todayInIndonesia } from '#shared/dates';
import {
  departureChanges,
  type DepartureChanges,
  type DepartureField,
  type DepartureForm,
} from '#shared/departure-form';
import { AppError, type FieldFault } from '#shared/errors';
import { nestedFormFaults } from '#shared/form-faults';
import { isId } from '#shared/names';
import * as paths from '#shared/paths';
import { changedFields, comparable } from './changed-fields.ts';
import {
  columnsOf,
  type DepartureDeps,
  getWritten,
  publishFaults,
  refuseImpossible,
  writePrices,
  type WrittenDeparture,
  yesterday,
} from './departure-rows.ts';

/** A quota that grows tells those who wait for seats. */
export type ChangeDeps = DepartureDeps & LockDeps & DispatchDeps;

export interface Changed {
  /** Names this change, to take it back. */
  batchId: string;
  /** Departures that differ now. */
  departures: number;
  /** Carts with a price that is no longer the departure's: told at their checkout. Orders keep theirs. */
  carts: number;
}

/** Our choice: a season at once. */
const changedAtOnce = 200;
const flightFields: readonly DepartureField[] = ['departure_airport', 'airline', 'flights'];
const priceFields: readonly DepartureField[] = ['room_prices', 'child', 'infant'];

/**
 * Writes the fields that were sent into all of these departures. Refuses `not_found`, `forbidden`, `departure_not_sold`
 * for a cancelled one, `departure_departed`, `busy`, and `invalid_input`: with `quota` also when it would fall below the
 * taken seats, with what keeps a published one from being published. Nothing is changed then.
 */
export async function changeDepartures(
  deps: ChangeDeps,
  actor: Actor,
  { ids, changes: input }: { ids: readonly string[]; changes: unknown },
): Promise<Changed> {
  const changes = readChanges(input);
  return changeEach(deps, actor, new Map(ids.map((id) => [id, changes])), changedAtOnce);
}

/** The same, each with changes of its own that were checked. At most `most` of them. */
export async function changeEach(
  deps: ChangeDeps,
  actor: Actor,
  changes: ReadonlyMap<string, DepartureChanges>,
  most: number,
): Promise<Changed> {
  const ids = [...changes.keys()];
  return onDepartures(deps, actor, ids, { action: 'departure.changed', most }, async (within, departures) => {
    await refuseFullQuota(within.db, departures, changes);
    let count = 0;
    const batchId = randomUUID();
    for (const departure of departures) {
      const edited = { ...departure, form: { ...departure.form, ...changes.get(departure.id) } };
      const fields = changedFields(departure.form, edited.form);
      if (fields.length === 0) continue;
      await refuseImpossible(within.db, edited.form, departure.departsOn);
      if (departure.state === 'published') await refuseIncomplete(within, edited);
      await write(within, departure, edited.form, { fields, batchId });
      count += 1;
    }
    const repriced = ids.filter((id) => priceFields.some((field) => field in changes.get(id)!));
    return { batchId, departures: count, carts: await countCarts(within.db, repriced) };
  });
}

/**
 * Takes back a change, as far as nobody has changed the same fields since: returns how many departures went back.
 * Refuses `not_found`, and like `changeDepartures`.
 */
export async function undoChange(deps: ChangeDeps, actor: Actor, batchId: string): Promise<number> {
  const edits = isId(batchId)
    ? await deps.db
        .selectFrom('departure_edits')
        .select(['departure_id', 'was', 'became'])
        .where('batch_id', '=', batchId)
        .execute()
    : [];
  if (edits.length === 0) throw new AppError('not_found');
  const ids = edits.map(({ departure_id }) => departure_id);
  return onDepartures(deps, actor, ids, { action: 'departure.changed' }, async (within, departures) => {
    let count = 0;
    const undoneBy = randomUUID();
    for (const departure of departures) {
      const edit = edits.find(({ departure_id }) => departure_id === departure.id)!;
      const [was, became] = [edit.was as DepartureChanges, edit.became as DepartureChanges];
      const fields = (Object.keys(became) as DepartureField[]).filter(
        (field) => comparable(departure.form[field]) === comparable(became[field]),
      );
      if (fields.length === 0) continue;
      const before = Object.fromEntries(fields.map((field) => [field, was[field]])) as DepartureChanges;
      await refuseFullQuota(within.db, [departure], new Map([[departure.id, before]]));
      const form = { ...departure.form, ...before };
      await refuseImpossible(within.db, form, departure.departsOn);
      if (departure.state === 'published') await refuseIncomplete(within, { ...departure, form });
      await write(within, departure, form, { fields, batchId: undoneBy });
      count += 1;
    }
    return count;
  });
}

/** Pilgrims find them from now on. Refuses like `changeDepartures`: nothing is published while one has gaps. */
export async function publishDepartures(
  deps: ChangeDeps,
  actor: Actor,
  ids: readonly string[],
): Promise<void> {
  await onDepartures(deps, actor, ids, { action: 'departure.published' }, async (within, departures) => {
    for (const departure of departures) {
      if (departure.state === 'published') continue;
      await refuseIncomplete(within, departure);
      // What is proven so far: nothing that nobody has shown.
      await within.db
        .insertInto('departure_evidence')
        .values(evidenceKinds.map((kind) => ({ departure_id: departure.id, kind, state: 'missing' })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await within.db
        .updateTable('departures')
        .set({ state: 'published', published_at: within.now() })
        .where('id', '=', departure.id)
        .execute();
    }
  });
}

/** Nobody can join from now on; orders stay. Repeating it changes nothing. Refuses like `changeDepartures`. */
export async function closeSale(deps: ChangeDeps, actor: Actor, ids: readonly string[]): Promise<void> {
  await onDepartures(deps, actor, ids, { action: 'departure.sale_closed' }, async (within, departures) => {
    for (const { id, isSaleClosed, form } of departures) {
      if (isSaleClosed) continue;
      await within.db
        .updateTable('departures')
        .set({
          sale_closed_at: within.now(),
          sale_end_when_open: form.sale_ends_on,
          sale_ends_on: yesterday(within),
        })
        .where('id', '=', id)
        .execute();
    }
  });
}

/** The sale goes on until the day it had. Repeating it changes nothing. Refuses like `changeDepartures`. */
export async function openSale(deps: ChangeDeps, actor: Actor, ids: readonly string[]): Promise<void> {
  await onDepartures(deps, actor, ids, { action: 'departure.sale_opened' }, async (within, departures) => {
    for (const { id, isSaleClosed, form } of departures) {
      if (!isSaleClosed) continue;
      await within.db
        .updateTable('departures')
        .set({ sale_closed_at: null, sale_end_when_open: null, sale_ends_on: form.sale_ends_on })
        .where('id', '=', id)
        .execute();
      await notifySeatsBack(within, id);
    }
  });
}

/** Drafts are deleted. Refuses `not_found`, `forbidden`, `departure_published`. */
export async function deleteDrafts(deps: ChangeDeps, actor: Actor, ids: readonly string[]): Promise<void> {
  await onDepartures(deps, actor, ids, { action: 'departure.deleted' }, async ({ db }, departures) => {
    if (departures.some(({ state }) => state !== 'draft')) throw new AppError('departure_published');
    await db
      .deleteFrom('departures')
      .where('id', 'in', [...ids])
      .execute();
  });
}

/** Reads them under the locks of their seats, and writes an audit entry for each. */
async function onDepartures<Result>(
  deps: ChangeDeps,
  actor: Actor,
  asked: readonly string[],
  { action, most = changedAtOnce }: { action: AuditAction; most?: number },
  act: (within: ChangeDeps, departures: WrittenDeparture[]) => Promise<Result>,
): Promise<Result> {
  const ids = [...new Set(asked)];
  if (ids.length > most)
    throw new AppError('invalid_input', [
      { field: 'ids', message: 'error_too_many_rows', values: { max: most } },
    ]);
  await getWritten(deps, actor, ids);
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await lockKeys(within, ids.map(seatsLock));
    const departures = await getWritten(within, actor, ids);
    if (departures.some(({ state }) => state === 'cancelled')) throw new AppError('departure_not_sold');
    const today = todayInIndonesia(deps.now());
    if (departures.some(({ departsOn }) => departsOn <= today)) throw new AppError('departure_departed');
    const result = await act(within, departures);
    for (const { id } of departures)
      await recordAudit(within, {
        actor,
        role: 'partner_staff',
        action,
        subjectId: null,
        details: { about: id },
      });
    // Only what pilgrims see: nobody waits for news of a draft.
    const seen = departures.filter(({ state }) => state !== 'draft' || action === 'departure.published');
    const [first] = seen;
    if (first)
      await raiseWebhooks(
        within,
        first.partnerId,
        seen.map(({ id }) => ({ event: 'departure.changed', data: { departure_id: id } })),
      );
    return result;
  });
}

function readChanges(input: unknown): DepartureChanges {
  const faults = nestedFormFaults(departureChanges, input);
  if (faults.length > 0) throw new AppError('invalid_input', faults);
  // A field that was not sent is not touched.
  return Object.fromEntries(
    Object.entries(departureChanges.parse(input)).filter(([, value]) => value !== undefined),
  ) as DepartureChanges;
}

async function write(
  { db, ...deps }: ChangeDeps,
  departure: WrittenDeparture,
  form: DepartureForm,
  { fields, batchId }: { fields: DepartureField[]; batchId: string },
): Promise<void> {
  const { id, form: was } = departure;
  await db.updateTable('departures').set(columnsOf(form, departure)).where('id', '=', id).execute();
  if (fields.includes('room_prices')) await writePrices(db, id, form);
  const only = (of: DepartureForm) =>
    JSON.stringify(Object.fromEntries(fields.map((field) => [field, of[field]])));
  await db
    .insertInto('departure_edits')
    .values({
      departure_id: id,
      batch_id: batchId,
      edited_at: deps.now(),
      was: only(was),
      became: only(form),
    })
    .execute();
  if (form.quota > was.quota) await notifySeatsBack({ ...deps, db }, id);
  if (fields.some((field) => flightFields.includes(field))) await notifyFlights({ ...deps, db }, id);
}

/** Whoever has an order of it learns that they fly otherwise. */
async function notifyFlights(
  { db, now }: Pick<ChangeDeps, 'db' | 'now'>,
  departureId: string,
): Promise<void> {
  const orders = await db
    .selectFrom('bookings')
    .select(['id', 'code', 'account_id', 'brand_id'])
    .where('departure_id', '=', departureId)
    .where('state', 'in', [...transitions.new_date_refused.from])
    .execute();
  await notify(
    { db, now },
    orders.flatMap(({ id, code, account_id: accountId, brand_id: brandId }) =>
      accountId
        ? [
            {
              accountId,
              kind: 'flights_changed' as const,
              values: { code },
              brandId,
              path: paths.member.order(code),
              dedupeKey: `order:${id}:flights_changed`,
            },
          ]
        : [],
    ),
  );
}

/** Under the lock of the seats. Names the departures and how many orders stand on them. */
async function refuseFullQuota(
  db: Db,
  departures: readonly WrittenDeparture[],
  changes: ReadonlyMap<string, DepartureChanges>,
): Promise<void> {
  const full = departures.filter(({ id, taken }) => taken > (changes.get(id)?.quota ?? taken));
  if (full.length === 0) return;
  const { rows } = await sql<{ id: string; orders: number }>`
    select departure_id as id, count(*)::int as orders from bookings
    where departure_id = any (${full.map(({ id }) => id)}::uuid[]) and state not in ('draft', 'expired', 'cancelled_by_partner') group by 1`.execute(
    db,
  );
  throw new AppError(
    'invalid_input',
    full.map(({ id, departsOn, taken }) => ({
      field: full.length === 1 ? 'quota' : `quota.${id}`,
      message: 'error_quota_below_taken',
      values: { day: departsOn, taken, orders: rows.find((row) => row.id === id)?.orders ?? 0 },
    })),
  );
}

async function refuseIncomplete(deps: DepartureDeps, departure: WrittenDeparture): Promise<void> {
  const faults: FieldFault[] = await publishFaults(deps, departure);
  if (faults.length > 0) throw new AppError('departure_incomplete', faults);
}

async function countCarts(db: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { total } = await db
    .selectFrom('bookings')
    .select((is) => is.fn.countAll<number>().as('total'))
    .where('departure_id', 'in', [...ids])
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow();
  return total;
}
