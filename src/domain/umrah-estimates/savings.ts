// What would save most: three single changes of the choices, each with the rupiah it saves (docs/product/private-umrah.md). Pure.
import type { PrivateUmrahForm } from '#shared/private-umrah-form';
import { roomSizes } from '#shared/private-umrah-form';
import { AppError } from '#shared/errors';
import { type Rupiah, rupiah } from '#shared/money';
import { estimateTrip } from './estimate.ts';
import { airlineClassId, type PriceTable } from './price-table.ts';
import { type DayLimits, readTripChoice, type TripChoice } from './trip-choice.ts';

export const swapKinds = [
  'airline_class',
  'return_airport',
  'hotel',
  'room_size',
  'transport',
  'guide',
  'addon',
] as const;
export type SwapKind = (typeof swapKinds)[number];

export interface Swap {
  kind: SwapKind;
  /** What is chosen now, and what instead; null: done without. */
  from: string;
  to: string | null;
  /** Off the upper end of the whole sum. */
  saves: Rupiah;
  /** The choices with the change made. */
  form: PrivateUmrahForm;
}

/** How many are told of. */
const shown = 3;

/** From which day, and under which limits, the choices were read. */
interface Seen {
  today: string;
  limits: DayLimits;
}

/** The best change of each kind, the one that saves most first; fewer where fewer save anything. */
export function listSavings(
  table: PriceTable,
  choice: TripChoice,
  rupiahPerDollar: number,
  seen: Seen,
): Swap[] {
  const now = estimateTrip(table, choice, rupiahPerDollar).total.high;
  const best = new Map<string, Swap>();
  for (const { about, ...change } of changesOf(table, choice)) {
    const saves = rupiah(now - (costOf(table, change.form, rupiahPerDollar, seen) ?? now));
    if (saves > (best.get(about)?.saves ?? 0)) best.set(about, { ...change, saves });
  }
  return [...best.values()].toSorted((a, b) => b.saves - a.saves).slice(0, shown);
}

interface Change extends Omit<Swap, 'saves'> {
  /** Of changes about one thing only the best is told. */
  about: string;
}

function changesOf(table: PriceTable, { form, roomSize, stays }: TripChoice): Change[] {
  const changes: Change[] = [];
  const classes = new Set(table.fares.map(airlineClassId));
  for (const to of classes)
    if (to !== form.airline_class_id)
      changes.push({
        about: 'airline_class',
        kind: 'airline_class',
        from: form.airline_class_id,
        to,
        form: {
          ...form,
          airline_id: to.slice(0, 2),
          airline_class_id: to,
          return_airline_class_id: null,
          return_date: null,
        },
      });
  for (const to of new Set(table.fares.map(({ holy }) => holy)))
    if (to !== form.return_airport_id)
      changes.push({
        about: 'return_airport',
        kind: 'return_airport',
        from: form.return_airport_id,
        to,
        form: { ...form, return_airport_id: to },
      });
  for (const [slot, { hotel }] of stays.entries())
    for (const { id: to, city } of table.hotels)
      if (city === hotel.city && to !== hotel.id)
        changes.push({
          about: `hotel ${city}`,
          kind: 'hotel',
          from: hotel.id,
          to,
          form: {
            ...form,
            hotels: form.hotels.map((each, index) =>
              index === slot ? { ...each, partner_custom_hotel_id: to } : each,
            ),
          },
        });
  for (const to of roomSizes)
    if (to !== roomSize)
      changes.push({
        about: 'room_size',
        kind: 'room_size',
        from: String(roomSize),
        to: String(to),
        form: { ...form, room_size: to },
      });
  for (const { id: to } of table.transports)
    if (to !== form.transportation_id)
      changes.push({
        about: 'transport',
        kind: 'transport',
        from: form.transportation_id,
        to,
        form: { ...form, transportation_id: to },
      });
  if (form.with_guide)
    changes.push({
      about: 'guide',
      kind: 'guide',
      from: 'guide',
      to: null,
      form: { ...form, with_guide: false },
    });
  for (const from of form.addons_ids)
    changes.push({
      about: 'addon',
      kind: 'addon',
      from,
      to: null,
      form: { ...form, addons_ids: form.addons_ids.filter((id) => id !== from) },
    });
  return changes;
}

/** Null for what does not fit together. */
function costOf(
  table: PriceTable,
  form: PrivateUmrahForm,
  rupiahPerDollar: number,
  { today, limits }: Seen,
): Rupiah | null {
  try {
    return estimateTrip(table, readTripChoice(table, form, today, limits), rupiahPerDollar).total.high;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
