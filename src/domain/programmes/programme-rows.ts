// A programme between its document and the tables that pilgrims' pages read: read whole, and written through when it is published.
import { sql } from 'kysely';
import { programmeContent, type ServiceMinimum } from '#domain/catalogue';
import type { Db } from '#platform/database/database';
import type { DirectoryStanding } from '#shared/directory-kinds';
import type { ProgrammeForm } from '#shared/programme-form';
import type { HotelOfProgramme } from './programme-check.ts';

/** What pilgrims read today; null for a programme that was never published. */
export async function readPublished(db: Db, programmeId: string): Promise<ProgrammeForm | null> {
  const { rows } = await sql<
    Omit<ProgrammeForm, 'cancellation' | 'agenda'> & { content: unknown }
  >`select p.kind, p.title, p.summary, p.description, p.days, p.nights, p.max_per_room, p.is_financing_available, p.is_savings_available, p.content,
      (select coalesce(json_agg(destination_slug order by position), '[]') from programme_destinations where programme_id = p.id) as destinations,
      (select coalesce(json_agg(json_build_object('hotel_id', hotel_id, 'nights', nights) order by position), '[]')
        from programme_hotels where programme_id = p.id) as hotels,
      (select coalesce(json_agg(json_build_object('position', position, 'name', name, 'amount', amount, 'is_mandatory', is_mandatory) order by position), '[]')
        from programme_extras where programme_id = p.id) as extras,
      (select coalesce(json_agg(json_build_object('position', position, 'name', name, 'amount', amount, 'weight_grams', weight_grams) order by position), '[]')
        from programme_supplies where programme_id = p.id) as supplies
    from programmes p where p.id = ${programmeId}::uuid`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { content, ...columns } = row;
  const { cancellation, ...lists } = programmeContent.parse(content);
  return {
    ...columns,
    ...lists,
    cancellation: cancellation.map(({ daysBefore, refundBasisPoints }) => ({
      days_before: daysBefore,
      refund_basis_points: refundBasisPoints,
    })),
  };
}

export interface PublishedAs {
  programmeId: string;
  partnerId: string;
  /** Null: it has one since it was first published. */
  slug: string | null;
  version: number;
}

/**
 * Writes the document into the tables; the lists' cards follow by trigger. Extras and supplies stay under their number,
 * because carts remember what was chosen by it. The caller has checked the document.
 */
export async function writePublished(
  db: Db,
  { programmeId, partnerId, slug, version }: PublishedAs,
  form: ProgrammeForm,
): Promise<void> {
  const { cancellation, agenda, includes, excludes, facilities, faq, others } = form;
  const columns = {
    kind: form.kind,
    title: JSON.stringify(form.title),
    summary: JSON.stringify(form.summary),
    description: JSON.stringify(form.description),
    days: form.days,
    nights: form.nights,
    max_per_room: form.max_per_room,
    is_financing_available: form.is_financing_available,
    is_savings_available: form.is_savings_available,
    content: JSON.stringify({
      agenda,
      includes,
      excludes,
      facilities,
      faq,
      others,
      cancellation: cancellation.map((step) => ({
        daysBefore: step.days_before,
        refundBasisPoints: step.refund_basis_points,
      })),
    }),
    version,
  };
  if (slug === null) await db.updateTable('programmes').set(columns).where('id', '=', programmeId).execute();
  else
    await db
      .insertInto('programmes')
      .values({ id: programmeId, partner_id: partnerId, slug, ...columns })
      .execute();
  const id = { programme_id: programmeId };
  for (const table of ['programme_destinations', 'programme_hotels'] as const)
    await db.deleteFrom(table).where('programme_id', '=', programmeId).execute();
  if (form.destinations.length > 0)
    await db
      .insertInto('programme_destinations')
      .values(form.destinations.map((destination_slug, position) => ({ ...id, position, destination_slug })))
      .execute();
  if (form.hotels.length > 0)
    await db
      .insertInto('programme_hotels')
      .values(form.hotels.map((hotel, position) => ({ ...id, position, ...hotel })))
      .execute();
  const extras = form.extras.map(({ position, name, ...extra }) => ({
    ...id,
    position: position!,
    name: JSON.stringify(name),
    ...extra,
  }));
  const supplies = form.supplies.map(({ position, name, ...supply }) => ({
    ...id,
    position: position!,
    name: JSON.stringify(name),
    ...supply,
  }));
  for (const table of ['programme_extras', 'programme_supplies'] as const)
    await db.deleteFrom(table).where('programme_id', '=', programmeId).execute();
  if (extras.length > 0) await db.insertInto('programme_extras').values(extras).execute();
  if (supplies.length > 0) await db.insertInto('programme_supplies').values(supplies).execute();
}

/** Hotels of a form with what the minimum service asks of them; one that nobody knows is missing. */
export async function readHotels(db: Db, form: Pick<ProgrammeForm, 'hotels'>): Promise<HotelOfProgramme[]> {
  if (form.hotels.length === 0) return [];
  const rows = await db
    .selectFrom('hotels')
    .select(['id', 'destination_slug', 'stars', 'metres_to_mosque', 'has_shuttle', 'standing'])
    .where(
      'id',
      'in',
      form.hotels.map(({ hotel_id }) => hotel_id),
    )
    .execute();
  return rows.map((row) => ({
    id: row.id,
    destinationSlug: row.destination_slug,
    stars: row.stars,
    metresToMosque: row.metres_to_mosque,
    hasShuttle: row.has_shuttle,
    standing: row.standing as DirectoryStanding,
  }));
}

/** None of the hotels of a working copy is merged or retired before the transaction ends. */
export async function holdHotels(db: Db, programmeId: string): Promise<void> {
  await sql`select from hotels where id in (
      select (stay ->> 'hotel_id')::uuid from programme_drafts, jsonb_array_elements(document -> 'hotels') as each (stay)
      where programme_id = ${programmeId}::uuid)
    order by id for key share`.execute(db);
}

export async function readServiceMinimums(db: Db): Promise<ServiceMinimum[]> {
  const rows = await db.selectFrom('service_minimums').selectAll().execute();
  return rows.map((row) => ({
    effectiveFrom: row.effective_from,
    maxPerRoom: row.max_per_room,
    maxMetresMakkah: row.max_metres_makkah,
    maxMetresMadinah: row.max_metres_madinah,
    minHotelStars: row.min_hotel_stars,
    referencePriceUmrah: row.reference_price_umrah,
    referencePriceHajj: row.reference_price_hajj,
  }));
}
