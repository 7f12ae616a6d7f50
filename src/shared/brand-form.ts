// The rules of what is written about a brand (docs/product/brands.md). Server only.
import * as z from 'zod/mini';
import {
  type BrandField,
  type BrandPart,
  brandParts,
  colourFields,
  feeFields,
  flagFields,
  socialFields,
} from './brand-fields.ts';
import { atMost, filled, printable, printableLines } from './form-faults.ts';

/** A field that may be missing: a form does not send what is not ticked. */
const text = () =>
  z.pipe(
    z.optional(z.string()),
    z.transform((value) => (value ?? '').trim()),
  );
const line = (max: number) => filled().check(atMost(max), printable);
const matching = (pattern: RegExp) =>
  z.refine<string>((value) => pattern.test(value), { error: 'error_invalid_value' });
const empty = (pattern: RegExp) =>
  text().check(z.refine((value) => value === '' || pattern.test(value), { error: 'error_invalid_value' }));
const email = /^[^\s@<>",;]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
const phone = filled().check(matching(/^\+[1-9]\d{6,14}$/));
const picture = filled().check(matching(/^\/(?!\/)[\w./-]{1,190}\.(svg|png)$/));
const site = (value: string) => {
  const url = URL.parse(value);
  return url !== null && url.protocol === 'https:' && value.length <= 300;
};
const link = text().check(
  z.refine((value) => value === '' || site(value), { error: 'error_invalid_value' }),
  printable,
);
const host = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
const hostLines = z.pipe(
  text(),
  z.transform((value: string) => [...new Set(value.toLowerCase().split(/\s+/).filter(Boolean))].join('\n')),
);

const all = <Name extends string, Type extends z.ZodMiniType>(
  names: readonly Name[],
  type: Type,
): Record<Name, Type> => Object.fromEntries(names.map((name) => [name, type])) as Record<Name, Type>;

const rules = {
  name: line(60),
  business_name: line(120),
  slogan_id: line(160),
  slogan_en: text().check(atMost(160), printable),
  email: filled().check(matching(email)),
  mail_from: empty(email),
  phone_number: phone,
  whatsapp_number: phone,
  office_address: filled().check(atMost(300), printableLines),
  logo: picture,
  logo_light: picture,
  icon: picture,
  ...all(colourFields, filled().check(matching(/^#[0-9A-Fa-f]{6}$/))),
  ...all(socialFields, link),
  link_hasanah: link,
  google_analytics_id: empty(/^(G|GT|UA)-[A-Z0-9-]{4,20}$/),
  second_google_analytics_id: empty(/^(G|GT|UA)-[A-Z0-9-]{4,20}$/),
  google_ads_id: empty(/^AW-\d{6,20}$/),
  clarity_id: empty(/^[a-z0-9]{6,20}$/),
  ...all(
    flagFields,
    z.pipe(
      text(),
      z.transform((value) => (value === '1' ? '1' : '0')),
    ),
  ),
  // At most Rp 1.000.000: a typing mistake, not a fee.
  ...all(feeFields, empty(/^(0|[1-9]\d{0,6})$/)),
  domain_name: filled().check(matching(host)),
  hosts: hostLines.check(
    z.refine((value) => value.split('\n').every((one) => one === '' || host.test(one)), {
      error: 'brand_error_host',
    }),
  ),
} satisfies Record<BrandField, z.ZodMiniType>;

/** One part, as its form sends it. */
export function brandPartForm(part: BrandPart) {
  return z.object(Object.fromEntries(brandParts[part].map((name) => [name, rules[name]])));
}

/** All of it, as it is published. */
export const brandForm = z.object(rules);
