// Departures are begun: one, a series, or copies of one. They are drafts until they are published.
import { randomUUID } from 'node:crypto';
import { freeDepartureSlug, slugsLock } from '#domain/catalogue';
import { type Actor, requireWork } from '#domain/memberships';
import { recordAudit } from '#domain/audit';
import { transaction } from '#platform/database/database';
import { type LockDeps, lockKeys } from '#platform/database/locks';
import { todayInIndonesia } from '#shared/dates';
import {
  type DepartureForm,
  departureForm,
  type DepartureSeries,
  departureSeries,
  unsaidOfDeparture,
} from '#shared/departure-form';
import { AppError } from '#shared/errors';
import { nestedFormFaults } from '#shared/form-faults';
import type { LocalText } from '#shared/locale';
import { hyphenated, isId } from '#shared/names';
import {
  columnsOf,
  type DepartureDeps,
  getWritten,
  refuseImpossible,
  writePrices,
} from './departure-rows.ts';
import { type SeriesDay, seriesDays } from './series.ts';

interface NewDepartures {
  programmeId: string;
  /** `departureSeries` checks it. */
  series: unknown;
}

/** The days a series would have. Refuses `not_found`, `forbidden`, `invalid_input`. */
export async function previewSeries(
  deps: DepartureDeps,
  actor: Actor,
  { programmeId, series }: NewDepartures,
): Promise<SeriesDay[]> {
  const { days } = await getSellable(deps, actor, programmeId);
  return seriesDays(readSeries(series), days, todayInIndonesia(deps.now()));
}

/**
 * Begins a departure on each day and returns their ids in order. Refuses `not_found` (also for a programme that is
 * archived or was never published), `forbidden`, `invalid_input`.
 */
export async function createDepartures(
  deps: DepartureDeps & LockDeps,
  actor: Actor,
  { programmeId, series, form: input }: NewDepartures & { form: Record<string, unknown> },
): Promise<string[]> {
  const { days, title } = await getSellable(deps, actor, programmeId);
  const faults = nestedFormFaults(departureForm, { ...unsaidOfDeparture, ...input });
  if (faults.length > 0) throw new AppError('invalid_input', faults);
  const form: DepartureForm = departureForm.parse({ ...unsaidOfDeparture, ...input });
  const dates = seriesDays(readSeries(series), days, todayInIndonesia(deps.now()));
  // What lies before the first day lies before all of them.
  await refuseImpossible(deps.db, form, dates[0]!.departsOn);
  return transaction(deps.db, async (db) => {
    await lockKeys({ ...deps, db }, [slugsLock]);
    const ids: string[] = [];
    for (const { departsOn, returnsOn } of dates) {
      const id = randomUUID();
      const slug = await freeDepartureSlug(db, `${hyphenated(title.id).slice(0, 80)}-${departsOn}`);
      await db
        .insertInto('departures')
        .values({
          id,
          programme_id: programmeId,
          slug,
          departs_on: departsOn,
          returns_on: returnsOn,
          state: 'draft',
          ...columnsOf(form, { isSaleClosed: false }),
        })
        .execute();
      await writePrices(db, id, form);
      await recordAudit(
        { ...deps, db },
        {
          actor,
          role: 'partner_staff',
          action: 'departure.created',
          subjectId: null,
          details: { about: id },
        },
      );
      ids.push(id);
    }
    return ids;
  });
}

/** The same departure on other days, without its end of sale and day of decision. Refuses like `createDepartures`. */
export async function copyDeparture(
  deps: DepartureDeps & LockDeps,
  actor: Actor,
  { departureId, series }: { departureId: string; series: unknown },
): Promise<string[]> {
  const [source] = await getWritten(deps, actor, [departureId]);
  const { programmeId, form } = source!;
  return createDepartures(deps, actor, {
    programmeId,
    series,
    form: { ...form, sale_ends_on: null, go: null },
  });
}

function readSeries(input: unknown): DepartureSeries {
  const faults = nestedFormFaults(departureSeries, input);
  if (faults.length > 0)
    throw new AppError(
      'invalid_input',
      faults.map((fault) => ({ ...fault, field: ['series', fault.field].filter(Boolean).join('.') })),
    );
  return departureSeries.parse(input);
}

async function getSellable(
  { db }: DepartureDeps,
  actor: Actor,
  programmeId: string,
): Promise<{ days: number; title: LocalText }> {
  const programme = isId(programmeId)
    ? await db
        .selectFrom('programmes')
        .select(['partner_id', 'days', 'title', 'archived_at'])
        .where('id', '=', programmeId)
        .executeTakeFirst()
    : undefined;
  if (!programme) throw new AppError('not_found');
  requireWork(actor, 'catalogue', { partnerId: programme.partner_id });
  if (programme.archived_at) throw new AppError('not_found');
  return { days: programme.days, title: programme.title as unknown as LocalText };
}
