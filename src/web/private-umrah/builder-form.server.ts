// The builder's fields and the form of the specification, in both directions (spec §3 private umrah form). The fields stand in the
// address: an unfinished umrah can be sent to one's family.
import type { PriceTable } from '#domain/umrah-estimates';
import { addDays } from '#shared/dates';
import * as paths from '#shared/paths';
import { defaultAdults, defaultNights, type PrivateUmrahForm } from '#shared/private-umrah-form';
import type { BuilderValues } from './builder-view.ts';

/** Fields of the specification's form whose faults stand beside another field here. */
const besides: Record<string, string> = {
  airline_id: 'flight',
  airline_class_id: 'flight',
  return_airline_class_id: 'return_flight',
  total_participants_adult: 'adults',
  participants_children: 'child_ages',
  hotels: 'makkah_hotel',
  transportation_id: 'transport',
  addons_ids: 'addons',
};

/** The field here beside which a fault of the specification's form stands: `hotels.1.duration_night` is the nights of the second city. */
export function builderField(field: string, values: BuilderValues): string {
  const [name, slot, part] = field.split('.');
  if (name !== 'hotels' || slot === undefined) return besides[field] ?? field;
  const city = (values['first_city'] === 'madinah') === (slot === '0') ? 'madinah' : 'makkah';
  return `${city}_${part === 'duration_night' ? 'nights' : 'hotel'}`;
}

/** What stands in the fields at first: a table that has no such row gets its first. */
export function startingValues(table: PriceTable, today: string): BuilderValues {
  const { fares, hotels, transports } = table;
  const fare =
    fares.find(({ home, holy, cabin }) => home === 'CGK' && holy === 'JED' && cabin === 'economy') ??
    fares[0]!;
  const hotelIn = (place: string) =>
    (
      hotels.find(({ city, stars }) => city === place && stars === 4) ??
      hotels.find(({ city }) => city === place)
    )?.id ?? '';
  return {
    departure_airport_id: fare.home,
    destination_airport_id: fare.holy,
    return_airport_id: fare.holy,
    departure_date: addDays(today, 90),
    return_date: '',
    flight: `${fare.airline}-${fare.cabin}`,
    return_flight: '',
    adults: String(defaultAdults),
    child_ages: '',
    room_size: '',
    passports: 'not_yet',
    first_city: 'makkah',
    makkah_hotel: hotelIn('makkah'),
    makkah_nights: String(defaultNights[0]),
    madinah_hotel: hotelIn('madinah'),
    madinah_nights: String(defaultNights[1]),
    transport: (transports.find(({ payer }) => payer === 'person') ?? transports[0]!).id,
    guide: 'yes',
  };
}

/** What an address says over what stands there at first. A box that is not ticked is not among it, and then `guide` is 'no'. */
export function readValues(start: BuilderValues, params: URLSearchParams): BuilderValues {
  const values = { ...start };
  for (const [name, value] of params)
    if (name in start || /^addon_[\w-]{1,40}$/.test(name)) values[name] = value.slice(0, 100);
  return values;
}

/** As `privateUmrahForm` reads it. */
export function formOfValues(values: BuilderValues): Record<string, unknown> {
  const number = (text: string | undefined) =>
    /^\s*\d{1,4}\s*$/.test(text ?? '') ? Number(text) : Number.NaN;
  const stay = (city: 'makkah' | 'madinah') => ({
    duration_night: number(values[`${city}_nights`]),
    partner_custom_hotel_id: values[`${city}_hotel`],
  });
  const ages = (values['child_ages'] ?? '').split(/[\s,;.]+/).filter(Boolean);
  return {
    departure_airport_id: values['departure_airport_id'],
    destination_airport_id: values['destination_airport_id'],
    return_airport_id: values['return_airport_id'],
    departure_date: values['departure_date'],
    return_date: values['return_date'],
    airline_id: (values['flight'] ?? '').slice(0, 2),
    airline_class_id: values['flight'],
    return_airline_class_id: values['return_flight'],
    total_participants_adult: number(values['adults']),
    participants_children: ages.map(number),
    room_size: values['room_size'] ? number(values['room_size']) : null,
    hotels:
      values['first_city'] === 'madinah'
        ? [stay('madinah'), stay('makkah')]
        : [stay('makkah'), stay('madinah')],
    transportation_id: values['transport'],
    addons_ids: Object.keys(values).flatMap((name) => (name.startsWith('addon_') ? [name.slice(6)] : [])),
    with_guide: values['guide'] !== 'no',
    passports: values['passports'],
  };
}

/**
 * The builder with these choices once more, and the usual day where theirs is too near by now: at the step that asks for the day then,
 * else at the estimate of today.
 */
export function builderPath(
  table: PriceTable,
  form: PrivateUmrahForm,
  { today, leadDays }: { today: string; leadDays: number },
): string {
  const { departure_date, return_date, ...others } = valuesOfForm(table, form);
  const fits = form.departure_date >= addDays(today, leadDays);
  const query = fits
    ? { ...others, departure_date: departure_date!, return_date: return_date!, step: 'estimate' }
    : { ...others, step: 'flights' };
  return `${paths.privateUmrah.builder}?${new URLSearchParams(query)}`;
}

/** The fields that say these choices. */
export function valuesOfForm(table: PriceTable, form: PrivateUmrahForm): BuilderValues {
  const stayIn = (place: string) =>
    form.hotels.find(({ partner_custom_hotel_id: chosen }) =>
      table.hotels.some(({ id, city }) => id === chosen && city === place),
    );
  const first = table.hotels.find(({ id }) => id === form.hotels[0]!.partner_custom_hotel_id);
  return {
    departure_airport_id: form.departure_airport_id,
    destination_airport_id: form.destination_airport_id,
    return_airport_id: form.return_airport_id,
    departure_date: form.departure_date,
    return_date: form.return_date ?? '',
    flight: form.airline_class_id,
    return_flight: form.return_airline_class_id ?? '',
    adults: String(form.total_participants_adult),
    child_ages: form.participants_children.join(', '),
    room_size: form.room_size === null ? '' : String(form.room_size),
    passports: form.passports,
    first_city: first?.city ?? 'makkah',
    makkah_hotel: stayIn('makkah')?.partner_custom_hotel_id ?? '',
    makkah_nights: String(stayIn('makkah')?.duration_night ?? ''),
    madinah_hotel: stayIn('madinah')?.partner_custom_hotel_id ?? '',
    madinah_nights: String(stayIn('madinah')?.duration_night ?? ''),
    transport: form.transportation_id,
    guide: form.with_guide ? 'yes' : 'no',
    ...Object.fromEntries(form.addons_ids.map((id) => [`addon_${id}`, '1'])),
  };
}
