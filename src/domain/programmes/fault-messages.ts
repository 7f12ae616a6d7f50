// What each fault of a check says, as the key of a message (docs/product/programmes.md: in plain words).
import type { ProgrammeFaultCode } from './programme-check.ts';

export const faultMessages: Readonly<Record<ProgrammeFaultCode, string>> = {
  too_many_per_room: 'programme_fault_too_many_per_room',
  hotel_stars_too_low: 'programme_fault_hotel_stars_too_low',
  hotel_distance_missing: 'programme_fault_hotel_distance_missing',
  hotel_too_far: 'programme_fault_hotel_too_far',
  no_minimum_in_force: 'programme_fault_no_minimum_in_force',
  room_price_missing: 'programme_fault_room_price_missing',
  price_below_reference: 'programme_fault_price_below_reference',
  text_missing: 'programme_fault_text_missing',
  english_missing: 'programme_fault_english_missing',
  destinations_missing: 'programme_fault_destinations_missing',
  hotels_missing: 'programme_fault_hotels_missing',
  nights_mismatch: 'programme_fault_nights_mismatch',
  nights_beyond_days: 'programme_fault_nights_beyond_days',
  agenda_missing: 'programme_fault_agenda_missing',
  agenda_day_beyond: 'programme_fault_agenda_day_beyond',
  agenda_day_empty: 'programme_fault_agenda_day_empty',
  includes_missing: 'programme_fault_includes_missing',
  excludes_missing: 'programme_fault_excludes_missing',
  facilities_missing: 'programme_fault_facilities_missing',
  faq_missing: 'programme_fault_faq_missing',
  cancellation_missing: 'programme_fault_cancellation_missing',
  cancellation_order: 'programme_fault_cancellation_order',
  kind_fixed: 'programme_fault_kind_fixed',
};
