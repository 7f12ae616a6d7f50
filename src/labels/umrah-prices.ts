// What the parts of a price table are called (docs/product/umrah-prices.md).
import * as m from '#messages/messages';
import type { PriceCell, RowPart } from '#domain/umrah-prices';
import type { PriceStanding, TrialKind } from '#shared/umrah-prices';

export const priceStandingLabel: Record<PriceStanding, () => string> = {
  coming: m.umrah_prices_standing_coming,
  in_force: m.umrah_prices_standing_in_force,
  over: m.umrah_prices_standing_over,
  withdrawn: m.umrah_prices_standing_withdrawn,
};

export const rowPartLabel: Record<RowPart, () => string> = {
  fare: m.umrah_prices_fare,
  child_fare: m.umrah_prices_child_fare,
  infant_fare: m.umrah_prices_infant_fare,
  hotel: m.umrah_prices_hotel,
  transport: m.umrah_prices_transport,
  visa: m.umrah_prices_visa,
  insurance: m.umrah_prices_insurance,
  handling: m.umrah_prices_handling,
  guide: m.umrah_prices_guide,
  addon: m.umrah_prices_addon,
  margin: m.umrah_prices_margin,
};

export const priceCellLabel: Record<PriceCell, () => string> = {
  id: m.umrah_prices_field_id,
  home: m.umrah_prices_field_home,
  holy: m.umrah_prices_field_holy,
  airline: m.umrah_prices_field_airline,
  cabin: m.umrah_prices_field_cabin,
  overnight: m.umrah_prices_field_overnight,
  city: m.umrah_prices_field_city,
  stars: m.umrah_prices_field_stars,
  metres: m.umrah_prices_field_metres,
  kind: m.umrah_prices_field_kind,
  payer: m.umrah_prices_field_payer,
  seats: m.umrah_prices_field_seats,
  people: m.umrah_prices_field_people,
  name_id: m.umrah_prices_name_id,
  name_en: m.umrah_prices_name_en,
  currency: m.umrah_prices_field_currency,
  low: m.umrah_prices_field_low,
  high: m.umrah_prices_field_high,
};

export const trialLabel: Record<TrialKind, () => string> = {
  couple: m.umrah_prices_trial_couple,
  family: m.umrah_prices_trial_family,
  group: m.umrah_prices_trial_group,
};
