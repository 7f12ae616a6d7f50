// What keeps a programme from being published, and what a reader would miss (docs/product/programmes.md). Pure.
import { checkMinimumService, type ServiceFaultCode, type ServiceMinimum } from '#domain/catalogue';
import type { DirectoryStanding } from '#shared/directory-kinds';
import type { LocalText } from '#shared/locale';
import type { ProgrammeForm } from '#shared/programme-form';

export interface HotelOfProgramme {
  id: string;
  destinationSlug: string;
  stars: number;
  metresToMosque: number | null;
  hasShuttle: boolean;
  standing: DirectoryStanding;
}

export type ProgrammeFaultCode =
  | ServiceFaultCode
  | 'text_missing'
  | 'english_missing'
  | 'destinations_missing'
  | 'hotels_missing'
  | 'hotel_proposed'
  | 'hotel_retired'
  | 'nights_mismatch'
  | 'nights_beyond_days'
  | 'agenda_missing'
  | 'agenda_day_beyond'
  | 'agenda_day_empty'
  | 'includes_missing'
  | 'excludes_missing'
  | 'facilities_missing'
  | 'faq_missing'
  | 'cancellation_missing'
  | 'cancellation_order'
  | 'kind_fixed';

export interface ProgrammeFault {
  code: ProgrammeFaultCode;
  /** Path in the form, `agenda.0.title`. */
  field: string;
  /** Whether it keeps the programme from being published; else it is only advice. */
  isBlocking: boolean;
  values?: Record<string, number>;
}

interface Circumstances {
  hotels: readonly HotelOfProgramme[];
  minimums: ServiceMinimum[];
  today: string;
  /** The kind pilgrims read today; null while it was never published. */
  publishedKind: string | null;
}

/** Every fault in the order of the form, the blocking ones first. */
export function checkProgramme(form: ProgrammeForm, status: Circumstances): ProgrammeFault[] {
  const faults = [
    ...(status.publishedKind !== null && status.publishedKind !== form.kind
      ? [blocking('kind_fixed', 'kind')]
      : []),
    ...textFaults(form),
    ...journeyFaults(form),
    ...directoryFaults(form, status),
    ...serviceFaults(form, status),
    ...listFaults(form),
    ...cancellationFaults(form),
  ];
  return [
    ...faults.filter(({ isBlocking }) => isBlocking),
    ...faults.filter(({ isBlocking }) => !isBlocking),
  ];
}

const blocking = (
  code: ProgrammeFaultCode,
  field: string,
  values?: Record<string, number>,
): ProgrammeFault => ({
  code,
  field,
  isBlocking: true,
  ...(values && { values }),
});
const advice = (
  code: ProgrammeFaultCode,
  field: string,
  values?: Record<string, number>,
): ProgrammeFault => ({
  ...blocking(code, field, values),
  isBlocking: false,
});

function textFaults(form: ProgrammeForm): ProgrammeFault[] {
  return textsOf(form).flatMap(([field, { id, en }]) =>
    id === '' ? [blocking('text_missing', field)] : en ? [] : [advice('english_missing', field)],
  );
}

/** Every text of the form, by its path. */
function textsOf(form: ProgrammeForm): [string, LocalText][] {
  const list = (field: 'includes' | 'excludes' | 'others') =>
    form[field].map((each, index): [string, LocalText] => [`${field}.${index}`, each]);
  return [
    ['title', form.title],
    ['summary', form.summary],
    ['description', form.description],
    ...form.extras.map(({ name }, index): [string, LocalText] => [`extras.${index}.name`, name]),
    ...form.supplies.map(({ name }, index): [string, LocalText] => [`supplies.${index}.name`, name]),
    ...form.agenda.flatMap(({ title, text }, index): [string, LocalText][] => [
      [`agenda.${index}.title`, title],
      [`agenda.${index}.text`, text],
    ]),
    ...list('includes'),
    ...list('excludes'),
    ...form.facilities.map(({ text }, index): [string, LocalText] => [`facilities.${index}.text`, text]),
    ...form.faq.flatMap(({ question, answer }, index): [string, LocalText][] => [
      [`faq.${index}.question`, question],
      [`faq.${index}.answer`, answer],
    ]),
    ...list('others'),
  ];
}

function journeyFaults({ days, nights, destinations, hotels, agenda }: ProgrammeForm): ProgrammeFault[] {
  const faults: ProgrammeFault[] = [];
  if (nights >= days && nights > 0) faults.push(blocking('nights_beyond_days', 'nights'));
  if (destinations.length === 0) faults.push(blocking('destinations_missing', 'destinations'));
  const sum = hotels.reduce((total, hotel) => total + hotel.nights, 0);
  if (nights > 0 && hotels.length === 0) faults.push(blocking('hotels_missing', 'hotels'));
  else if (sum !== nights) faults.push(blocking('nights_mismatch', 'hotels', { sum, nights }));
  if (agenda.length === 0) return [...faults, blocking('agenda_missing', 'agenda')];
  agenda.forEach(({ day }, index) => {
    if (day > days) faults.push(blocking('agenda_day_beyond', `agenda.${index}.day`, { day }));
  });
  const planned = new Set(agenda.map(({ day }) => day));
  for (let day = 1; day <= days; day++)
    if (!planned.has(day)) faults.push(advice('agenda_day_empty', 'agenda', { day }));
  return faults;
}

/** Pilgrims read of hotels only what the operator has accepted. */
function directoryFaults({ hotels }: ProgrammeForm, { hotels: known }: Circumstances): ProgrammeFault[] {
  return hotels.flatMap(({ hotel_id }, index) => {
    const standing = known.find(({ id }) => id === hotel_id)?.standing ?? 'listed';
    if (standing === 'listed') return [];
    return [
      blocking(standing === 'proposed' ? 'hotel_proposed' : 'hotel_retired', `hotels.${index}.hotel_id`),
    ];
  });
}

function serviceFaults(
  { kind, max_per_room: maxPerRoom, hotels }: ProgrammeForm,
  { hotels: known, minimums, today }: Circumstances,
): ProgrammeFault[] {
  return checkMinimumService(
    {
      kind,
      publishedOn: today,
      maxPerRoom,
      // Prices belong to departures.
      roomPrices: null,
      belowReferenceReason: null,
      hotels: hotels.flatMap(({ hotel_id }) => known.find(({ id }) => id === hotel_id) ?? []),
    },
    minimums,
  ).map(({ code, field, limit }) => blocking(code, field, limit === undefined ? undefined : { limit }));
}

function listFaults({ includes, excludes, facilities, faq }: ProgrammeForm): ProgrammeFault[] {
  return [
    ...(includes.length === 0 ? [blocking('includes_missing', 'includes')] : []),
    // What is not included is listed as openly as what is.
    ...(excludes.length === 0 ? [blocking('excludes_missing', 'excludes')] : []),
    ...(facilities.length === 0 ? [advice('facilities_missing', 'facilities')] : []),
    ...(faq.length === 0 ? [advice('faq_missing', 'faq')] : []),
  ];
}

function cancellationFaults({ cancellation }: ProgrammeForm): ProgrammeFault[] {
  if (cancellation.length === 0) return [advice('cancellation_missing', 'cancellation')];
  return cancellation.flatMap((step, index) => {
    const before = cancellation[index - 1];
    return before &&
      (before.days_before <= step.days_before || before.refund_basis_points < step.refund_basis_points)
      ? [blocking('cancellation_order', `cancellation.${index}`)]
      : [];
  });
}
