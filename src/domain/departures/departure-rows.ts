// A departure between its form and its columns, and what decides whether it may be published.
import { sql } from 'kysely';
import { checkMinimumService, type ServiceFaultCode } from '#domain/catalogue';
import { type Actor, requireWork } from '#domain/memberships';
import { faultMessages, readServiceMinimums } from '#domain/programmes';
import type { Db } from '#platform/database/database';
import { addDays, todayInIndonesia } from '#shared/dates';
import type { DepartureForm } from '#shared/departure-form';
import { AppError, type FieldFault } from '#shared/errors';
import { isId } from '#shared/names';

export interface DepartureDeps {
  db: Db;
  now: () => Date;
}

export interface WrittenDeparture {
  id: string;
  slug: string;
  programmeId: string;
  partnerId: string;
  state: 'draft' | 'published' | 'cancelled';
  departsOn: string;
  returnsOn: string;
  isSaleClosed: boolean;
  /** Seats that are claimed now, whoever claims them. */
  taken: number;
  form: DepartureForm;
}

interface Row
  extends Omit<WrittenDeparture, 'form'>, Omit<DepartureForm, 'child' | 'infant' | 'down_payment' | 'go'> {
  child_amount: number | null;
  child_basis_points: number | null;
  infant_amount: number | null;
  infant_basis_points: number | null;
  down_payment_amount: number | null;
  settlement_due_days: number | null;
  minimum_group: number | null;
  decide_on: string | null;
}

/**
 * These departures in order of date, each of the partner for whom the actor writes. Refuses `not_found` when one is
 * missing or another's, `forbidden`.
 */
export async function getWritten(
  { db, now }: DepartureDeps,
  actor: Actor,
  ids: readonly string[],
): Promise<WrittenDeparture[]> {
  if (ids.length === 0 || ids.some((id) => !isId(id))) throw new AppError('not_found');
  const { rows } = await sql<Row>`
    select d.id, d.slug, d.programme_id as "programmeId", p.partner_id as "partnerId", d.state, d.departs_on as "departsOn", d.returns_on as "returnsOn",
      d.sale_closed_at is not null as "isSaleClosed", seats_claimed(d.id, ${now()}) as taken, d.departure_airport, d.airline, d.flights, d.quota,
      (select coalesce(json_object_agg(r.room_type, r.amount), '{}') from departure_room_prices r where r.departure_id = d.id) as room_prices,
      d.child_amount, d.child_basis_points, d.infant_amount, d.infant_basis_points, d.down_payment_amount, d.settlement_due_days,
      case when d.sale_closed_at is null then d.sale_ends_on else d.sale_end_when_open end as sale_ends_on,
      d.below_reference_reason, d.minimum_group, d.decide_on
    from departures d join programmes p on p.id = d.programme_id where d.id = any (${[...new Set(ids)]}::uuid[]) and d.state <> 'unlisted' order by d.departs_on, d.id`.execute(
    db,
  );
  if (rows.length !== new Set(ids).size) throw new AppError('not_found');
  for (const { partnerId } of rows) requireWork(actor, 'catalogue', { partnerId });
  return rows.map(writtenOf);
}

function writtenOf(row: Row): WrittenDeparture {
  const { id, slug, programmeId, partnerId, state, departsOn, returnsOn, isSaleClosed, taken } = row;
  const age = (amount: number | null, basis_points: number | null) =>
    amount !== null ? { amount } : basis_points === null ? null : { basis_points };
  return {
    id,
    slug,
    programmeId,
    partnerId,
    state,
    departsOn,
    returnsOn,
    isSaleClosed,
    taken,
    form: {
      departure_airport: row.departure_airport,
      airline: row.airline,
      flights: row.flights,
      quota: row.quota,
      room_prices: row.room_prices,
      child: age(row.child_amount, row.child_basis_points),
      infant: age(row.infant_amount, row.infant_basis_points),
      down_payment:
        row.down_payment_amount === null
          ? null
          : { amount: row.down_payment_amount, settlement_due_days: row.settlement_due_days! },
      sale_ends_on: row.sale_ends_on,
      below_reference_reason: row.below_reference_reason,
      go: row.minimum_group === null ? null : { minimum_group: row.minimum_group, decide_on: row.decide_on! },
    },
  };
}

/** Everything but the prices of rooms. While the sale is closed by hand, its end is stored for later. */
export function columnsOf(form: DepartureForm, { isSaleClosed }: { isSaleClosed: boolean }) {
  const { child, infant, down_payment: down, go } = form;
  return {
    departure_airport: form.departure_airport,
    airline: form.airline,
    flights: JSON.stringify(form.flights),
    quota: form.quota,
    child_amount: child && 'amount' in child ? child.amount : null,
    child_basis_points: child && 'basis_points' in child ? child.basis_points : null,
    infant_amount: infant && 'amount' in infant ? infant.amount : null,
    infant_basis_points: infant && 'basis_points' in infant ? infant.basis_points : null,
    down_payment_amount: down?.amount ?? null,
    settlement_due_days: down?.settlement_due_days ?? null,
    below_reference_reason: form.below_reference_reason,
    minimum_group: go?.minimum_group ?? null,
    decide_on: go?.decide_on ?? null,
    ...(isSaleClosed ? { sale_end_when_open: form.sale_ends_on } : { sale_ends_on: form.sale_ends_on }),
  };
}

export async function writePrices(db: Db, departureId: string, form: DepartureForm): Promise<void> {
  await db.deleteFrom('departure_room_prices').where('departure_id', '=', departureId).execute();
  const prices = Object.entries(form.room_prices).map(([room_type, amount]) => ({
    departure_id: departureId,
    room_type,
    amount: amount!,
  }));
  if (prices.length > 0) await db.insertInto('departure_room_prices').values(prices).execute();
}

/** Airports and airlines that are known. */
export interface KnownPlaces {
  airports: ReadonlySet<string>;
  airlines: ReadonlySet<string>;
}

/** Which of the places that these forms name are known. */
export async function findPlaces(
  db: Db,
  forms: readonly Pick<DepartureForm, 'departure_airport' | 'airline'>[],
): Promise<KnownPlaces> {
  const airports = [...new Set(forms.map(({ departure_airport: iata }) => iata))];
  const airlines = [...new Set(forms.flatMap(({ airline }) => airline ?? []))];
  const { rows } = await sql<{ iata: string; isAirport: boolean }>`
    select iata, true as "isAirport" from airports where iata = any (${airports})
    union all select iata, false from airlines where iata = any (${airlines})`.execute(db);
  const known = (isAirport: boolean) =>
    new Set(rows.filter((row) => row.isAirport === isAirport).map(({ iata }) => iata));
  return { airports: known(true), airlines: known(false) };
}

/** Faults of a form that no single field shows: days in their order, places nobody knows, a down payment above the price. */
export function impossibleFaults(
  form: DepartureForm,
  departsOn: string,
  { airports, airlines }: KnownPlaces,
): FieldFault[] {
  const faults: FieldFault[] = [];
  if (form.sale_ends_on && form.sale_ends_on >= departsOn)
    faults.push({ field: 'sale_ends_on', message: 'error_before_departure' });
  if (form.go && form.go.decide_on >= departsOn)
    faults.push({ field: 'go.decide_on', message: 'error_before_departure' });
  if (form.go && form.go.minimum_group > form.quota)
    faults.push({ field: 'go.minimum_group', message: 'error_group_above_quota' });
  const lowest = Math.min(...Object.values(form.room_prices));
  if (form.down_payment && form.down_payment.amount >= lowest)
    faults.push({ field: 'down_payment.amount', message: 'error_down_payment_above_price' });
  if (!airports.has(form.departure_airport))
    faults.push({ field: 'departure_airport', message: 'error_invalid_value' });
  if (form.airline && !airlines.has(form.airline))
    faults.push({ field: 'airline', message: 'error_invalid_value' });
  return faults;
}

/** Refuses `invalid_input` with what `impossibleFaults` finds. */
export async function refuseImpossible(db: Db, form: DepartureForm, departsOn: string): Promise<void> {
  const faults = impossibleFaults(form, departsOn, await findPlaces(db, [form]));
  if (faults.length > 0) throw new AppError('invalid_input', faults);
}

/** What decides, beside the prices, whether departures of a programme may be published. */
export type PublishRules = Omit<
  Parameters<typeof checkMinimumService>[0],
  'roomPrices' | 'belowReferenceReason'
> & {
  minimums: Parameters<typeof checkMinimumService>[1];
};

export async function readPublishRules(
  { db, now }: DepartureDeps,
  programmeId: string,
): Promise<PublishRules> {
  const {
    rows: [programme],
  } = await sql<{
    kind: string;
    maxPerRoom: number;
    hotels: PublishRules['hotels'];
  }>`
    select p.kind, p.max_per_room as "maxPerRoom", (select coalesce(json_agg(json_build_object('destinationSlug', h.destination_slug, 'stars', h.stars,
        'metresToMosque', h.metres_to_mosque, 'hasShuttle', h.has_shuttle) order by s.position), '[]')
      from programme_hotels s join hotels h on h.id = s.hotel_id where s.programme_id = p.id) as hotels
    from programmes p where p.id = ${programmeId}::uuid`.execute(db);
  return { ...programme!, publishedOn: todayInIndonesia(now()), minimums: await readServiceMinimums(db) };
}

/** What pilgrims need and minimum service asks before it may be read: the price, and a reason for one below the reference. */
export function faultsByRules({ minimums, ...programme }: PublishRules, form: DepartureForm): FieldFault[] {
  return checkMinimumService(
    {
      ...programme,
      roomPrices: Object.values(form.room_prices),
      belowReferenceReason: form.below_reference_reason,
    },
    minimums,
  ).map(({ code, field, limit }) => ({
    field: fieldOf[code] ?? field,
    message: faultMessages[code],
    ...(limit !== undefined && { values: { limit } }),
  }));
}

/** What `faultsByRules` finds in one departure. */
export async function publishFaults(
  deps: DepartureDeps,
  { programmeId, form }: Pick<WrittenDeparture, 'programmeId' | 'form'>,
): Promise<FieldFault[]> {
  return faultsByRules(await readPublishRules(deps, programmeId), form);
}

const fieldOf: Partial<Record<ServiceFaultCode, string>> = {
  room_price_missing: 'room_prices',
  price_below_reference: 'below_reference_reason',
};

/** The day before today: a sale that ended then is closed now. */
export function yesterday({ now }: Pick<DepartureDeps, 'now'>): string {
  return addDays(todayInIndonesia(now()), -1);
}
