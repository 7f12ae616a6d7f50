// The working copy of a programme (docs/product/programmes.md): begun, saved, duplicated, discarded. Pilgrims read nothing of it
// until it is published. Who saves over a colleague's change is told so, and overwrites nothing.
import { type RawBuilder, sql } from 'kysely';
import { lastActionsAbout, recordAudit } from '#domain/audit';
import { type Actor, requireWork, workplaceFor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import type { AuditAction } from '#shared/audit';
import { todayInIndonesia } from '#shared/dates';
import { AppError, type FieldFault } from '#shared/errors';
import { nestedFormFaults } from '#shared/form-faults';
import { isId } from '#shared/names';
import { type ProgrammeForm, programmeForm } from '#shared/programme-form';
import { checkProgramme, type ProgrammeFault } from './programme-check.ts';
import { readHotels, readPublished, readServiceMinimums } from './programme-rows.ts';

export interface ProgrammeDeps {
  db: Db;
  now: () => Date;
}

export type ProgrammeState = 'draft' | 'published' | 'archived';

export interface WorkingCopy {
  id: string;
  partnerId: string;
  state: ProgrammeState;
  /** The published version; 0 while there is none. */
  version: number;
  /** To be named when saving or publishing. */
  revision: number;
  /** Whether it differs from what pilgrims read. */
  isChanged: boolean;
  form: ProgrammeForm;
  faults: ProgrammeFault[];
  /** The last thing done to it, by whom; null when nobody has since it was imported. */
  last: { at: Date; by: string | null } | null;
}

/** Begins a programme and returns its id. Refuses `forbidden`, `invalid_input`. */
export async function createProgramme(
  deps: ProgrammeDeps,
  actor: Actor,
  input: unknown,
): Promise<WorkingCopy> {
  const partner_id = workplaceFor(actor, 'catalogue');
  const form = await checkedProgramme(deps.db, input);
  return begin(deps, actor, partner_id, form);
}

/** Begins another one like it, with "(salinan)" in its title. Refuses `not_found`, `forbidden`. */
export async function duplicateProgramme(
  deps: ProgrammeDeps,
  actor: Actor,
  id: string,
): Promise<WorkingCopy> {
  const { partnerId, form } = await getProgramme(deps, actor, id);
  const { title, extras, supplies } = form;
  return begin(deps, actor, partnerId, {
    ...form,
    title: {
      id: `${title.id} (salinan)`.slice(-120),
      ...(title.en && { en: `${title.en} (copy)`.slice(-120) }),
    },
    extras: extras.map(({ position: _position, ...extra }) => extra),
    supplies: supplies.map(({ position: _position, ...supply }) => supply),
  });
}

function begin(
  deps: ProgrammeDeps,
  actor: Actor,
  partner_id: string,
  form: ProgrammeForm,
): Promise<WorkingCopy> {
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    const { programme_id } = await db
      .insertInto('programme_drafts')
      .values({ partner_id, document: JSON.stringify(form), changed_at: deps.now() })
      .returning('programme_id')
      .executeTakeFirstOrThrow();
    await record(within, actor, 'programme.created', programme_id);
    return getProgramme(within, actor, programme_id);
  });
}

/** Made for one family's departure (docs/product/private-umrah.md): nobody writes it, sells it again or takes it out of the archive. */
export const isPrivate = (programmeId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from departures made where made.programme_id = ${programmeId} and made.reserved_for is not null)`;

/** The working copy with everything that keeps it from being published. Refuses `not_found`, also of a private umrah, `forbidden`. */
export async function getProgramme(deps: ProgrammeDeps, actor: Actor, id: string): Promise<WorkingCopy> {
  const row = isId(id)
    ? await deps.db
        .selectFrom('programme_drafts as w')
        .fullJoin('programmes as p', 'p.id', 'w.programme_id')
        .select(['w.document', 'w.revision', 'w.is_changed', 'p.version', 'p.archived_at', 'p.kind'])
        .select((is) => is.fn.coalesce('p.partner_id', 'w.partner_id').as('partner_id'))
        .where((where) => where.or([where('p.id', '=', id), where('w.programme_id', '=', id)]))
        .where((where) => where.not(isPrivate(sql.ref('p.id'))))
        .executeTakeFirst()
    : undefined;
  if (!row?.partner_id) throw new AppError('not_found');
  requireWork(actor, 'catalogue', { partnerId: row.partner_id });
  const form = row.document
    ? (row.document as unknown as ProgrammeForm)
    : (await readPublished(deps.db, id))!;
  const last = (await lastActionsAbout(deps, [id])).get(id);
  return {
    id,
    partnerId: row.partner_id,
    state: row.version === null ? 'draft' : row.archived_at ? 'archived' : 'published',
    version: row.version ?? 0,
    revision: row.revision ?? 0,
    isChanged: row.is_changed ?? false,
    form,
    faults: checkProgramme(form, {
      hotels: await readHotels(deps.db, form),
      minimums: await readServiceMinimums(deps.db),
      today: todayInIndonesia(deps.now()),
      publishedKind: row.kind,
    }),
    last: last ? { at: last.at, by: last.by } : null,
  };
}

/**
 * Saves the whole document over the revision it was read at. Refuses `not_found`, `forbidden`, `programme_changed` when
 * somebody saved meanwhile, `invalid_input` with the path of each field at fault.
 */
export async function saveProgramme(
  deps: ProgrammeDeps,
  actor: Actor,
  { id, revision, form: input }: { id: string; revision: number; form: unknown },
): Promise<WorkingCopy> {
  const { partnerId } = await getProgramme(deps, actor, id);
  const form = await checkedProgramme(deps.db, input);
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await writeCopy(within, { id, partnerId, revision, form, isChanged: true });
    await record(within, actor, 'programme.changed', id);
    return getProgramme(within, actor, id);
  });
}

/** Takes back what was not published. Refuses as saving does; a programme that was never published is deleted. */
export async function discardChanges(
  deps: ProgrammeDeps,
  actor: Actor,
  { id, revision }: { id: string; revision: number },
): Promise<void> {
  const { partnerId } = await getProgramme(deps, actor, id);
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    const form = await readPublished(db, id);
    if (form) await writeCopy(within, { id, partnerId, revision, form, isChanged: false });
    else {
      const { numDeletedRows } = await db
        .deleteFrom('programme_drafts')
        .where('programme_id', '=', id)
        .where('revision', '=', revision)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new AppError('programme_changed');
    }
    await record(within, actor, 'programme.discarded', id);
  });
}

/** Refuses `programme_changed` unless `revision` is the last one; 0 where there was no working copy. */
export async function writeCopy(
  { db, now }: ProgrammeDeps,
  copy: { id: string; partnerId: string; revision: number; form: ProgrammeForm; isChanged: boolean },
): Promise<void> {
  const columns = {
    document: JSON.stringify(copy.form),
    is_changed: copy.isChanged,
    revision: copy.revision + 1,
    changed_at: now(),
  };
  const written =
    copy.revision === 0
      ? await db
          .insertInto('programme_drafts')
          .values({ programme_id: copy.id, partner_id: copy.partnerId, ...columns })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : await db
          .updateTable('programme_drafts')
          .set(columns)
          .where('programme_id', '=', copy.id)
          .where('revision', '=', copy.revision)
          .executeTakeFirst();
  const count =
    'numUpdatedRows' in written ? written.numUpdatedRows : (written.numInsertedOrUpdatedRows ?? 0n);
  if (count === 0n) throw new AppError('programme_changed');
}

export function record(deps: ProgrammeDeps, actor: Actor, action: AuditAction, about: string): Promise<void> {
  return recordAudit(deps, { actor, role: 'partner_staff', action, subjectId: null, details: { about } });
}

/** Also refuses hotels and destinations that nobody knows. */
async function checkedProgramme(db: Db, input: unknown): Promise<ProgrammeForm> {
  const faults: FieldFault[] = nestedFormFaults(programmeForm, input);
  if (faults.length > 0) throw new AppError('invalid_input', faults);
  const form = programmeForm.parse(input);
  const [hotels, destinations] = [await readHotels(db, form), await readDestinations(db, form.destinations)];
  form.hotels.forEach(({ hotel_id }, index) => {
    if (!hotels.some(({ id }) => id === hotel_id))
      faults.push({ field: `hotels.${index}.hotel_id`, message: 'error_hotel_unknown' });
  });
  form.destinations.forEach((slug, index) => {
    if (!destinations.includes(slug))
      faults.push({ field: `destinations.${index}`, message: 'error_destination_unknown' });
  });
  if (faults.length > 0) throw new AppError('invalid_input', faults);
  return form;
}

async function readDestinations(db: Db, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .selectFrom('destinations')
    .select('slug')
    .where('slug', 'in', [...slugs])
    .execute();
  return rows.map(({ slug }) => slug);
}
