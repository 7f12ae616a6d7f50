// Publishing a programme (docs/product/programmes.md): checked, numbered, written into the tables that pilgrims' pages read, and stored
// as a version that nobody changes. Orders name the version they were placed under.
import { sql } from 'kysely';
import { transitions } from '#domain/bookings';
import type { Actor } from '#domain/memberships';
import { notify } from '#domain/notifications';
import { type Db, transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { hyphenated, isId } from '#shared/names';
import * as paths from '#shared/paths';
import type { ProgrammeField, ProgrammeForm } from '#shared/programme-form';
import { faultMessages } from './fault-messages.ts';
import type { ProgrammeFault } from './programme-check.ts';
import { holdHotels, readPublished, writePublished } from './programme-rows.ts';
import { getProgramme, type ProgrammeDeps, record, type WorkingCopy, writeCopy } from './working-copy.ts';

/**
 * Publishes the working copy of this revision. Refuses `not_found`, `forbidden`, `programme_changed`, and
 * `programme_incomplete` with what is missing. What did not change is not published again.
 */
export async function publishProgramme(
  deps: ProgrammeDeps,
  actor: Actor,
  { id, revision }: { id: string; revision: number },
): Promise<WorkingCopy> {
  await getProgramme(deps, actor, id);
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await lockKeys(within, [{ kind: 'programme', id }]);
    await unsafePublish(within, actor, { id, revision });
    return getProgramme(within, actor, id);
  });
}

/** Within a transaction that holds the programme's lock, or that is rolled back. */
export async function unsafePublish(
  deps: ProgrammeDeps,
  actor: Actor,
  { id, revision }: { id: string; revision: number },
): Promise<void> {
  if (isId(id)) await holdHotels(deps.db, id);
  const copy = await getProgramme(deps, actor, id);
  if (copy.revision !== revision) throw new AppError('programme_changed');
  const missing = copy.faults.filter(({ isBlocking }) => isBlocking);
  if (missing.length > 0) throw new AppError('programme_incomplete', missing.map(fieldFault));
  if (!copy.isChanged) return;
  const was = await readPublished(deps.db, id);
  if (was) await storeVersion(deps, { id, version: copy.version, form: was, changed: [] });
  const form = await numbered(deps.db, id, copy.form);
  const version = copy.version + 1;
  const slug = was ? null : slugOf(id, form.title.id);
  await writePublished(deps.db, { programmeId: id, partnerId: copy.partnerId, slug, version }, form);
  const changed = was ? changedFields(was, form) : [];
  await storeVersion(deps, { id, version, form, changed });
  if (changed.includes('hotels')) await notifyHotels(deps, id);
  await writeCopy(deps, { id, partnerId: copy.partnerId, revision, form, isChanged: false });
  await record(deps, actor, 'programme.published', id);
}

/** Whoever has an order of one of its departures learns that they sleep elsewhere. */
async function notifyHotels(deps: ProgrammeDeps, programmeId: string): Promise<void> {
  const orders = await deps.db
    .selectFrom('bookings as b')
    .innerJoin('departures as d', 'd.id', 'b.departure_id')
    .select(['b.id', 'b.code', 'b.account_id', 'b.brand_id'])
    .where('d.programme_id', '=', programmeId)
    .where('b.state', 'in', [...transitions.new_date_refused.from])
    .execute();
  await notify(
    deps,
    orders.flatMap(({ id, code, account_id: accountId, brand_id: brandId }) =>
      accountId
        ? [
            {
              accountId,
              kind: 'hotels_changed' as const,
              values: { code },
              brandId,
              path: paths.member.order(code),
              dedupeKey: `order:${id}:hotels_changed`,
            },
          ]
        : [],
    ),
  );
}

/** A fault as the API and forms name it, in plain words. */
export function fieldFault({ code, field, values }: ProgrammeFault) {
  return { field, message: faultMessages[code], ...(values && { values }) };
}

/** Archived programmes get no new departures. Refuses `not_found`, `forbidden`, `programme_on_sale`. */
export async function archiveProgramme(deps: ProgrammeDeps, actor: Actor, id: string): Promise<void> {
  await setArchived(deps, actor, id, deps.now());
}

/** Takes it back out of the archive. Refuses `not_found`, `forbidden`. */
export async function restoreProgramme(deps: ProgrammeDeps, actor: Actor, id: string): Promise<void> {
  await setArchived(deps, actor, id, null);
}

/** Our choice: more than a page of the list holds. */
const archivedMostAtOnce = 100;

/**
 * Archives all of them, or none. Refuses `not_found`, `forbidden`, and `invalid_input` beside `ids` for none or too many, for one that was never
 * published and for one with departures on sale, which it names.
 */
export async function archiveProgrammes(
  deps: ProgrammeDeps,
  actor: Actor,
  ids: readonly string[],
): Promise<void> {
  const each = [...new Set(ids)];
  if (each.length === 0) throw wrongIds('programme_select_first');
  if (each.length > archivedMostAtOnce) throw wrongIds('programme_select_fewer', { max: archivedMostAtOnce });
  const programmes: Awaited<ReturnType<typeof getProgramme>>[] = [];
  // One after the other: a hundred at once would take every connection from others.
  for (const id of each) programmes.push(await getProgramme(deps, actor, id));
  if (programmes.some(({ state }) => state === 'draft')) throw wrongIds('programme_select_published');
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await lockKeys(
      within,
      each.map((id) => ({ kind: 'programme' as const, id })),
    );
    for (const id of each)
      try {
        await archiveLocked(within, actor, id, deps.now());
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'programme_on_sale') throw error;
        const title = programmes.find((programme) => programme.id === id)!.form.title.id;
        throw wrongIds('programme_select_on_sale', { title });
      }
  });
}

const wrongIds = (message: string, values?: Record<string, string | number>) =>
  new AppError('invalid_input', [{ field: 'ids', message, ...(values && { values }) }]);

async function setArchived(
  deps: ProgrammeDeps,
  actor: Actor,
  id: string,
  archived_at: Date | null,
): Promise<void> {
  const { state } = await getProgramme(deps, actor, id);
  if (state === 'draft') throw new AppError('not_found');
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await lockKeys(within, [{ kind: 'programme', id }]);
    await archiveLocked(within, actor, id, archived_at);
  });
}

/** Within a transaction that holds its lock. */
async function archiveLocked(
  within: ProgrammeDeps,
  actor: Actor,
  id: string,
  archived_at: Date | null,
): Promise<void> {
  if (archived_at && (await isOnSale(within, id))) throw new AppError('programme_on_sale');
  await within.db
    .updateTable('programmes')
    .set({ archived_at })
    .where('id', '=', id)
    .where('archived_at', archived_at ? 'is' : 'is not', null)
    .execute();
  await record(within, actor, archived_at ? 'programme.archived' : 'programme.restored', id);
}

async function isOnSale({ db, now }: ProgrammeDeps, id: string): Promise<boolean> {
  const today = todayInIndonesia(now());
  const {
    rows: [found],
  } = await sql<{ is: boolean }>`
    select exists (select from departures d join programmes p on p.id = d.programme_id where p.id = ${id}::uuid and d.state = 'published'
      and d.departs_on > ${today}::date and sale_ends_on(p.kind, d.departs_on, d.sale_ends_on) >= ${today}::date) as "is"`.execute(
    db,
  );
  return found!.is;
}

export interface ProgrammeVersion {
  version: number;
  publishedAt: Date;
  /** Who published it; null when that is not known. */
  by: string | null;
  /** Fields that differ from the version before. */
  changed: ProgrammeField[];
  form: ProgrammeForm;
}

/** Every published version, the newest first. Refuses `not_found`, `forbidden`. */
export async function listProgrammeVersions(
  deps: ProgrammeDeps,
  actor: Actor,
  id: string,
): Promise<ProgrammeVersion[]> {
  if (!isId(id)) throw new AppError('not_found');
  await getProgramme(deps, actor, id);
  // A version and its audit entry are written in one transaction, at one time.
  const { rows } = await sql<ProgrammeVersion>`
    select v.version, v.published_at as "publishedAt", v.changed, v.document as form,
      (select o.name from audit_log l join accounts o on o.id = l.actor_id where l.details ? 'about' and l.details ->> 'about' = ${id}
        and l.action = 'programme.published' and l.at = v.published_at limit 1) as by
    from programme_versions v where v.programme_id = ${id}::uuid order by v.version desc`.execute(deps.db);
  return rows;
}

/** The version before the first one written here is stored as it was found. */
async function storeVersion(
  { db, now }: ProgrammeDeps,
  { id, version, form, changed }: { id: string; version: number; form: ProgrammeForm; changed: string[] },
): Promise<void> {
  await db
    .insertInto('programme_versions')
    .values({ programme_id: id, version, document: JSON.stringify(form), changed, published_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function changedFields(was: ProgrammeForm, is: ProgrammeForm): ProgrammeField[] {
  return (Object.keys(is) as ProgrammeField[]).filter(
    (field) => comparable(was[field]) !== comparable(is[field]),
  );
}

/** Whatever the order of keys. */
function comparable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** New extras and supplies get numbers that no version has used. */
async function numbered(db: Db, id: string, form: ProgrammeForm): Promise<ProgrammeForm> {
  const [extra, supply] = [
    await numbering(db, id, 'extras', form),
    await numbering(db, id, 'supplies', form),
  ];
  return {
    ...form,
    extras: form.extras.map((each) => ({ ...each, position: extra(each.position) })),
    supplies: form.supplies.map((each) => ({ ...each, position: supply(each.position) })),
  };
}

async function numbering(
  db: Db,
  id: string,
  list: 'extras' | 'supplies',
  form: ProgrammeForm,
): Promise<(position: number | undefined) => number> {
  const {
    rows: [found],
  } = await sql<{ most: number }>`select coalesce(max((e ->> 'position')::int), 0) as most
    from programme_versions v, jsonb_array_elements(v.document -> ${list}::text) e where v.programme_id = ${id}::uuid`.execute(
    db,
  );
  let last = Math.max(found!.most, ...form[list].map(({ position }) => position ?? 0));
  const seen = new Set<number>();
  return (position) => {
    // Two rows under one number: the second is a copy.
    const own = position !== undefined && !seen.has(position) ? position : (last += 1);
    seen.add(own);
    return own;
  };
}

/** The title, and a part of the id: two colleagues may publish one title at one moment. */
function slugOf(id: string, title: string): string {
  return `${hyphenated(title).slice(0, 80) || 'program'}-${id.slice(0, 8)}`;
}
