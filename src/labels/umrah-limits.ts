// What limits of private umrah are called, and what each means (docs/product/umrah-prices.md).
import * as m from '#messages/messages';
import type { UmrahLimit } from '#shared/umrah-limits';

export const umrahLimitLabel: Record<UmrahLimit, () => string> = {
  response_hours: m.umrah_limits_response_hours,
  approval_hours: m.umrah_limits_approval_hours,
  order_hours: m.umrah_limits_order_hours,
  most_partners: m.umrah_limits_most_partners,
  most_offer_days: m.umrah_limits_most_offer_days,
  most_days_apart: m.umrah_limits_most_days_apart,
  lead_days: m.umrah_limits_lead_days,
  passport_lead_days: m.umrah_limits_passport_lead_days,
  furthest_days: m.umrah_limits_furthest_days,
};

export const umrahLimitHint: Record<UmrahLimit, () => string> = {
  response_hours: m.umrah_limits_response_hours_hint,
  approval_hours: m.umrah_limits_approval_hours_hint,
  order_hours: m.umrah_limits_order_hours_hint,
  most_partners: m.umrah_limits_most_partners_hint,
  most_offer_days: m.umrah_limits_most_offer_days_hint,
  most_days_apart: m.umrah_limits_most_days_apart_hint,
  lead_days: m.umrah_limits_lead_days_hint,
  passport_lead_days: m.umrah_limits_passport_lead_days_hint,
  furthest_days: m.umrah_limits_furthest_days_hint,
};
