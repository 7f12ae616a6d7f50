// The choices of a private umrah, checked against the price table: airline, route and class belong together, nights fit the flights,
// rooms fit the party, ages and passports fit the days (spec §3; docs/product/private-umrah.md). Pure.
import { addDays, daysBetween } from '#shared/dates';
import { AppError, type FieldFault } from '#shared/errors';
import { nestedFormFaults } from '#shared/form-faults';
import { type PrivateUmrahForm, privateUmrahForm, type RoomSize } from '#shared/private-umrah-form';
import type { UmrahLimits } from '#shared/umrah-limits';
import { type Fare, findFare, type HotelClass, type PriceTable, type Transport } from './price-table.ts';

/** Visa and seats of an aeroplane need so long, a passport that is still to be made longer; and how far ahead airlines sell seats. */
export type DayLimits = Pick<UmrahLimits, 'lead_days' | 'passport_lead_days' | 'furthest_days'>;
/** An infant sleeps in the bed of an adult and travels on a lap. */
const infantBelow = 2;

/** A form whose choices exist and fit together. */
export interface TripChoice {
  form: PrivateUmrahForm;
  outbound: Fare;
  homeward: Fare;
  stays: { hotel: HotelClass; nights: number }[];
  transport: Transport;
  addons: PriceTable['addons'];
  roomSize: RoomSize;
  people: { adults: number; children: number; infants: number };
  /** The day the flight home leaves. */
  returnsOn: string;
  nights: number;
}

/** Seen from `today`, under the limits of then. Refuses `invalid_input` with every field at fault. */
export function readTripChoice(
  table: PriceTable,
  input: unknown,
  today: string,
  { lead_days: leadDays, passport_lead_days: passportLeadDays, furthest_days: furthestDays }: DayLimits,
): TripChoice {
  const form = checkedChoices(input);
  const faults: FieldFault[] = [];
  const fault = (field: string, message: string, values?: FieldFault['values']) =>
    void faults.push({ field, message, ...(values && { values }) });

  const { departure_airport_id: home, airline_class_id: classId } = form;
  const homewardClass = form.return_airline_class_id ?? classId;
  if (!classId.startsWith(`${form.airline_id}-`)) fault('airline_class_id', 'error_airline_class');
  const outbound = findFare(table, { home, holy: form.destination_airport_id, classId });
  const homeward = findFare(table, { home, holy: form.return_airport_id, classId: homewardClass });
  if (!outbound) fault('airline_class_id', 'error_route_not_flown');
  else if (!homeward) fault('return_airport_id', 'error_route_not_flown');

  const stays = form.hotels.flatMap(({ partner_custom_hotel_id: hotelId, duration_night: nights }, slot) => {
    const hotel = table.hotels.find(({ id }) => id === hotelId);
    if (!hotel) fault(`hotels.${slot}.partner_custom_hotel_id`, 'error_invalid_value');
    return hotel ? [{ hotel, nights }] : [];
  });
  if (stays.length === form.hotels.length && stays[0]!.hotel.city === stays[1]!.hotel.city)
    fault('hotels', 'error_hotel_each_city');
  const transport = table.transports.find(({ id }) => id === form.transportation_id);
  if (!transport) fault('transportation_id', 'error_invalid_value');
  const addons = table.addons.filter(({ id }) => form.addons_ids.includes(id));
  if (addons.length < new Set(form.addons_ids).size) fault('addons_ids', 'error_invalid_value');

  const infants = form.participants_children.filter((age) => age < infantBelow).length;
  const people = {
    adults: form.total_participants_adult,
    children: form.participants_children.length - infants,
    infants,
  };
  if (infants > people.adults) fault('participants_children', 'error_infant_per_adult');
  const beds = people.adults + people.children;
  const roomSize = form.room_size ?? (Math.min(4, Math.max(2, beds)) as RoomSize);
  if (roomSize > Math.max(2, beds)) fault('room_size', 'error_room_too_large', { beds });

  const ahead = daysBetween(today, form.departure_date);
  if (ahead < leadDays) fault('departure_date', 'error_departure_too_soon', { days: leadDays });
  else if (ahead > furthestDays) fault('departure_date', 'error_departure_too_far');
  else if (form.passports === 'not_yet' && ahead < passportLeadDays)
    fault('passports', 'error_passports_too_late', { days: passportLeadDays });

  const nights = form.hotels.reduce((sum, { duration_night: each }) => sum + each, 0);
  const returnsOn = addDays(form.departure_date, nights + (outbound?.isOvernight ? 1 : 0));
  if (outbound && form.return_date !== null && form.return_date !== returnsOn)
    fault('return_date', 'error_nights_and_flights', {
      nights: Math.max(
        0,
        daysBetween(form.departure_date, form.return_date) - (outbound.isOvernight ? 1 : 0),
      ),
      chosen: nights,
    });
  if (faults.length > 0) throw new AppError('invalid_input', faults);
  return {
    form,
    outbound: outbound!,
    homeward: homeward!,
    stays,
    transport: transport!,
    addons,
    roomSize,
    people,
    returnsOn,
    nights,
  };
}

/** A fault of a hotel names its slot and what of it, `hotels.1.duration_night`; any other its field. */
function checkedChoices(input: unknown): PrivateUmrahForm {
  const faults = new Map<string, FieldFault>();
  for (const fault of nestedFormFaults(privateUmrahForm, input)) {
    const field = fault.field.startsWith('hotels.') ? fault.field : fault.field.split('.')[0]!;
    if (!faults.has(field)) faults.set(field, { ...fault, field });
  }
  if (faults.size > 0) throw new AppError('invalid_input', [...faults.values()]);
  return privateUmrahForm.parse(input);
}
