// The details of the audit log (docs/product/oversight.md) in words: what each field is called, and values that have a name of their own.
import * as m from '#messages/messages';
import type { AuditField } from '#shared/audit';
import { formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import type { SignInMethod } from '#shared/sessions';
import { roleLabels } from './audit.ts';
import { brandFieldLabels } from './brand-fields.ts';
import { dutyLabel } from './duties.ts';

export const auditFieldLabels: Record<AuditField, () => string> = {
  about: m.oversight_field_about,
  act: m.oversight_field_act,
  amount: m.oversight_field_amount,
  api_key: m.oversight_field_api_key,
  count: m.oversight_field_count,
  device: m.oversight_field_device,
  duties: m.oversight_field_duties,
  fields: m.oversight_field_fields,
  format: m.oversight_field_format,
  item: m.oversight_field_item,
  kept: m.oversight_field_kept,
  kind: m.oversight_field_kind,
  method: m.oversight_field_method,
  orders: m.oversight_field_orders,
  provider: m.oversight_field_provider,
  reason: m.oversight_field_reason,
  requestedOn: m.oversight_field_requested_on,
  role: m.oversight_field_role,
  seats: m.oversight_field_seats,
  second_factor: m.oversight_field_second_factor,
  slug: m.oversight_field_slug,
  stay: m.oversight_field_stay,
  template: m.oversight_field_template,
  verdict: m.oversight_field_verdict,
  version: m.oversight_field_version,
};

/** Google and Apple are names, and stand as they are written. */
const methodLabels: Record<SignInMethod, () => string> = {
  password: m.oversight_method_password,
  registration: m.oversight_method_registration,
  google: () => 'Google',
  apple: () => 'Apple',
};

/** What was changed on a brand or by a member; both have a name, and one word fits both. */
const changedLabels = {
  ...brandFieldLabels,
  name: m.profile_name,
  birth_date: m.profile_birth_date,
  gender: m.profile_gender,
  address: m.profile_address,
  description: m.partner_profile_about,
  headline: m.distribution_headline,
  text: m.distribution_body,
  contact_email: m.partner_profile_email,
  contact_phone: m.partner_profile_phone,
  city: m.partner_profile_city,
  founded_year: m.partner_profile_founded,
};

type Value = string | number | string[];

/** The details of one line, in words. What has none (a field of an older release) stands as it was written. */
export function detailsText(details: Record<string, Value>, locale: Locale): string {
  return Object.entries(details)
    .map(([name, value]) => {
      const label = wordOf(auditFieldLabels, name);
      const words = [value].flat().map((one) => valueText(name, one, locale));
      return `${label}: ${words.join(', ')}`;
    })
    .join(' · ');
}

function valueText(name: string, value: string | number, locale: Locale): string {
  if (typeof value === 'number') {
    if (name === 'amount' || name === 'kept') return formatRupiah(value);
    if (name === 'second_factor') return m.oversight_field_yes();
    return String(value);
  }
  if (name === 'role') return wordOf(roleLabels, value);
  if (name === 'duties') return wordOf(dutyLabel, value);
  if (name === 'fields') return wordOf(changedLabels, value);
  if (name === 'method' || name === 'provider') return wordOf(methodLabels, value);
  if (name === 'requestedOn') return formatDate(value, locale, 'short');
  return value;
}

function wordOf(words: Record<string, () => string>, name: string): string {
  return Object.hasOwn(words, name) ? words[name]!() : name;
}
