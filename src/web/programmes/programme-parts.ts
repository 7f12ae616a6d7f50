// The parts in which a programme is written, each a page of the console, and the fields of each.
import * as m from '#messages/messages';
import type { ProgrammeField, ProgrammeForm } from '#shared/programme-form';

export const programmeParts = ['basics', 'journey', 'costs', 'terms'] as const;
export type ProgrammePart = (typeof programmeParts)[number];

export const fieldsOfPart = {
  basics: [
    'kind',
    'title',
    'summary',
    'description',
    'days',
    'nights',
    'max_per_room',
    'is_financing_available',
    'is_savings_available',
    'destinations',
  ],
  journey: ['hotels', 'agenda', 'facilities'],
  costs: ['includes', 'excludes', 'extras', 'supplies'],
  terms: ['cancellation', 'others', 'faq'],
} as const satisfies Record<ProgrammePart, readonly ProgrammeField[]>;

export const partLabel: Record<ProgrammePart, () => string> = {
  basics: m.programme_basics,
  journey: m.programme_journey,
  costs: m.programme_costs,
  terms: m.programme_terms,
};

export const programmeFieldLabel: Record<ProgrammeField, () => string> = {
  kind: m.programme_kind,
  title: m.programme_field_title,
  summary: m.programme_field_summary,
  description: m.programme_field_description,
  days: m.programme_field_days,
  nights: m.programme_field_nights,
  max_per_room: m.programme_field_max_per_room,
  is_financing_available: m.programme_field_is_financing_available,
  is_savings_available: m.programme_field_is_savings_available,
  destinations: m.programme_field_destinations,
  hotels: m.programme_field_hotels,
  agenda: m.programme_field_agenda,
  facilities: m.programme_field_facilities,
  includes: m.programme_field_includes,
  excludes: m.programme_field_excludes,
  extras: m.programme_field_extras,
  supplies: m.programme_field_supplies,
  cancellation: m.programme_field_cancellation,
  others: m.programme_field_others,
  faq: m.programme_field_faq,
};

export function partOfField(field: string): ProgrammePart {
  const [first] = field.split('.');
  return (
    programmeParts.find((part) => (fieldsOfPart[part] as readonly string[]).includes(first!)) ?? 'basics'
  );
}

export const facilityLabel: Record<ProgrammeForm['facilities'][number]['icon'], () => string> = {
  flight: m.programme_icon_flight,
  hotel: m.programme_icon_hotel,
  meals: m.programme_icon_meals,
  bus: m.programme_icon_bus,
  guide: m.programme_icon_guide,
  doctor: m.programme_icon_doctor,
  visa: m.programme_icon_visa,
  insurance: m.programme_icon_insurance,
  luggage: m.programme_icon_luggage,
  manasik: m.programme_icon_manasik,
  train: m.programme_icon_train,
  zamzam: m.programme_icon_zamzam,
  wheelchair: m.programme_icon_wheelchair,
  ticket: m.programme_icon_ticket,
};
