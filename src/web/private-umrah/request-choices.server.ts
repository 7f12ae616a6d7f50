// What a family asked for, choice by choice, and its estimate as it was stored, in the reader's words: alike for the family and for the
// agencies that are to answer.
import * as m from '#messages/messages';
import type { UmrahRequest } from '#domain/private-umrah';
import { findTableById, listAirlineClasses, listAirports } from '#domain/umrah-estimates';
import type { Deps } from '#domain/deps';
import { cabinLabel, transportLabel, umrahPartyLabel } from '#labels/private-umrah';
import { type Locale, textIn } from '#shared/locale';
import { estimateView } from './builder-view.server.ts';
import type { EstimateView } from './builder-view.ts';
import type { ChoiceRow } from './request-view.ts';

type Reading = Pick<Deps, 'db'>;

/** The journey of a request in the reader's words; all families of a group share it. */
export interface TripText {
  /** On the way there and on the way home. */
  flights: { out: string; home: string };
  /** In the order of the journey. */
  stays: { city: 'makkah' | 'madinah'; hotelId: string; value: string; nights: number }[];
  transport: string;
  /** Null: without a guide. */
  guide: string | null;
  addons: string[];
}

export async function tripText(
  deps: Reading,
  { form, priceTableId }: Pick<UmrahRequest, 'form' | 'priceTableId'>,
  locale: Locale,
): Promise<TripText> {
  const { table } = await findTableById(deps, priceTableId);
  const [homes, holies, classes] = await Promise.all([
    listAirports(deps, table, 'departure'),
    listAirports(deps, table, 'destination'),
    listAirlineClasses(deps, table),
  ]);
  const airport = (code: string) => {
    const found = [...homes, ...holies].find(({ iata }) => iata === code);
    return found && found.name !== code ? `${code} (${found.name})` : code;
  };
  const flight = (from: string, to: string, classId: string) => {
    const flown = classes.find(({ id }) => id === classId)!;
    return m.private_umrah_choice_flight({
      from: airport(from),
      to: airport(to),
      airline: flown.airlineName,
      cabin: cabinLabel(flown.cabin),
    });
  };
  const { departure_airport_id: home, airline_class_id: classId } = form;
  return {
    flights: {
      out: flight(home, form.destination_airport_id, classId),
      home: flight(form.return_airport_id, home, form.return_airline_class_id ?? classId),
    },
    stays: form.hotels.map(({ partner_custom_hotel_id: hotelId, duration_night: nights }) => {
      const { city, name } = table.hotels.find(({ id }) => id === hotelId)!;
      const value = m.private_umrah_choice_stay({ hotel: textIn(name, locale).text, nights });
      return { city, hotelId, value, nights };
    }),
    transport: transportLabel(table.transports.find(({ id }) => id === form.transportation_id)!.kind),
    guide: form.with_guide ? m.private_umrah_guide_yes() : null,
    addons: table.addons
      .filter(({ id }) => form.addons_ids.includes(id))
      .map(({ name }) => textIn(name, locale).text),
  };
}

/** In the order of the builder. `families`: of a group, each with its own people and rooms; they share all the rest. */
export function choiceRows(
  request: UmrahRequest,
  { flights, stays, transport, guide, addons }: TripText,
  families: readonly UmrahRequest[] = [request],
): ChoiceRow[] {
  const parties = families.length > 1 ? families.map(familyRow) : partyRows(families[0] ?? request);
  return [
    { term: m.private_umrah_choice_out(), value: flights.out },
    { term: m.private_umrah_choice_home(), value: flights.home },
    ...parties,
    {
      term: m.private_umrah_first_city(),
      value: stays[0]!.city === 'makkah' ? m.private_umrah_makkah_first() : m.private_umrah_madinah_first(),
    },
    ...stays.map(({ city, value }) => ({
      term: city === 'makkah' ? m.private_umrah_hotel_makkah() : m.private_umrah_hotel_madinah(),
      value,
    })),
    { term: m.private_umrah_transport(), value: transport },
    { term: m.private_umrah_guide(), value: guide ?? m.private_umrah_guide_no() },
    ...(addons.length > 0 ? [{ term: m.private_umrah_addons(), value: addons.join(', ') }] : []),
  ];
}

/** The same where only the rows are wanted. */
export async function requestChoices(
  deps: Reading,
  request: UmrahRequest,
  { locale, families }: { locale: Locale; families?: readonly UmrahRequest[] },
): Promise<ChoiceRow[]> {
  return choiceRows(request, await tripText(deps, request, locale), families);
}

const roomOf = ({ form }: UmrahRequest) =>
  form.room_size === null ? m.private_umrah_room_any() : m.private_umrah_room_of({ size: form.room_size });
const agesOf = ({ form }: UmrahRequest) => form.participants_children.toSorted((a, b) => a - b).join(', ');
const passportsOf = ({ form }: UmrahRequest) =>
  form.passports === 'valid' ? m.private_umrah_passports_valid() : m.private_umrah_passports_not_yet();

function partyRows(request: UmrahRequest): ChoiceRow[] {
  const ages = agesOf(request);
  return [
    ...(ages === '' ? [] : [{ term: m.private_umrah_child_ages(), value: ages }]),
    { term: m.private_umrah_room(), value: roomOf(request) },
    { term: m.private_umrah_passports(), value: passportsOf(request) },
  ];
}

/** No names: an agency learns them with the order. */
function familyRow(request: UmrahRequest, index: number): ChoiceRow {
  const ages = agesOf(request);
  return {
    term: m.private_umrah_choice_family({ number: index + 1 }),
    value: [
      umrahPartyLabel(request.people),
      ...(ages === '' ? [] : [m.private_umrah_choice_ages({ ages })]),
      m.private_umrah_choice_room({ room: roomOf(request) }),
      m.private_umrah_choice_passports({ passports: passportsOf(request) }),
    ].join('. '),
  };
}

/** As it was shown when the request was stored, with the version of the prices and the rate of that day. */
export async function storedEstimate(
  deps: Reading,
  { estimate, dollarRate, priceTableId, returnsOn }: UmrahRequest,
  locale: Locale,
): Promise<EstimateView> {
  const version = await findTableById(deps, priceTableId);
  return estimateView({ version, rate: dollarRate, choice: { returnsOn }, estimate, savings: [] }, locale);
}
