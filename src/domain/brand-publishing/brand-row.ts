// Between a brand's row and what is written about it (docs/product/brands.md). Pure: what nobody can write here stays as it is in the row.
import type { Selectable } from 'kysely';
import type { DB } from '#platform/database/types';
import { type BrandFields, colourFields, flagFields, socialFields } from '#shared/brand-fields';
import { type PaymentMethodCode, paymentMethodCodes } from '#shared/payment-methods';

export type BrandRow = Selectable<DB['brands']>;

type Kept = Record<string, string | number>;
interface KeptMethod {
  code: PaymentMethodCode;
  admin_fee: number;
  max_amount?: number;
}

const methodsIn = (row: BrandRow) =>
  ((row.sales as Kept | null)?.['payment_methods'] as KeptMethod[] | undefined) ?? [];
const textAt = (kept: unknown, name: string) => String((kept as Kept | null)?.[name] ?? '');

/** What is written about a brand that stands there. */
export function fieldsOf(row: BrandRow, hosts: readonly string[]): BrandFields {
  const tags = ['second_google_analytics_id', 'google_ads_id', 'clarity_id'];
  return {
    name: row.name,
    business_name: row.business_name,
    slogan_id: textAt(row.slogan, 'id'),
    slogan_en: textAt(row.slogan, 'en'),
    email: row.email,
    mail_from: row.mail_from ?? '',
    phone_number: row.phone_number,
    whatsapp_number: row.whatsapp_number,
    office_address: row.office_address,
    logo: row.logo,
    logo_light: row.logo_light,
    icon: row.icon,
    ...from(colourFields, row.color_settings),
    ...from(socialFields, row.social_media),
    link_hasanah: textAt(row.feature_flag, 'link_hasanah'),
    google_analytics_id: row.google_analytics_id ?? '',
    ...from(tags, row.tags),
    ...Object.fromEntries(flagFields.map((name) => [name, textAt(row.feature_flag, name) || '0'])),
    ...Object.fromEntries(paymentMethodCodes.map((code) => [`fee_${code}`, ''])),
    ...Object.fromEntries(methodsIn(row).map(({ code, admin_fee }) => [`fee_${code}`, String(admin_fee)])),
    domain_name: row.domain_name,
    hosts: hosts.toSorted().join('\n'),
  };
}

const from = (names: readonly string[], kept: unknown) =>
  Object.fromEntries(names.map((name) => [name, textAt(kept, name)]));

/** The row as these fields would have it. Methods that are offered already keep their order and their limits. */
export function rowWith(row: BrandRow, fields: BrandFields): BrandRow {
  const at = (name: string) => fields[name] ?? '';
  /** What says nothing leaves nothing. */
  const given = (names: readonly string[], kept: unknown) => ({
    ...Object.fromEntries(Object.entries((kept ?? {}) as Kept).filter(([name]) => !names.includes(name))),
    ...Object.fromEntries(names.filter((name) => at(name) !== '').map((name) => [name, at(name)])),
  });
  const offered = methodsIn(row);
  const codes = [...new Set([...offered.map(({ code }) => code), ...paymentMethodCodes])];
  return {
    ...row,
    name: at('name'),
    business_name: at('business_name'),
    slogan: { id: at('slogan_id'), ...(at('slogan_en') && { en: at('slogan_en') }) },
    email: at('email'),
    mail_from: at('mail_from') || null,
    phone_number: at('phone_number'),
    whatsapp_number: at('whatsapp_number'),
    office_address: at('office_address'),
    logo: at('logo'),
    logo_light: at('logo_light'),
    icon: at('icon'),
    color_settings: Object.fromEntries(colourFields.map((name) => [name, at(name)])),
    social_media: given(socialFields, row.social_media),
    feature_flag: {
      ...given(['link_hasanah'], row.feature_flag),
      ...Object.fromEntries(
        flagFields
          .filter((name) => at(name) === '1' || Object.hasOwn((row.feature_flag ?? {}) as Kept, name))
          .map((name) => [name, Number(at(name))]),
      ),
      ...(Object.hasOwn((row.feature_flag ?? {}) as Kept, 'link_hasanah') && {
        link_hasanah: at('link_hasanah'),
      }),
    },
    google_analytics_id: at('google_analytics_id') || null,
    tags: given(['second_google_analytics_id', 'google_ads_id', 'clarity_id'], row.tags),
    sales: {
      ...(row.sales as object),
      payment_methods: codes
        .filter((code) => at(`fee_${code}`) !== '')
        .map((code) => ({
          ...offered.find((one) => one.code === code),
          code,
          admin_fee: Number(at(`fee_${code}`)),
        })),
    },
    domain_name: at('domain_name'),
  };
}

export const hostsIn = (fields: BrandFields): string[] => (fields['hosts'] ?? '').split('\n').filter(Boolean);
