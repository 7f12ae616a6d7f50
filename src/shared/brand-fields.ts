// What an operator writes about a brand (docs/product/brands.md): flat names and texts, in the parts they are written in.
import { paymentMethodCodes } from './payment-methods.ts';

/** A brand as it is written: every field as text, '' where there is nothing. */
export type BrandFields = Readonly<Record<string, string>>;

export const colourFields = [
  'background_primary',
  'background_primary_dark',
  'background_secondary',
  'text_primary',
  'text_secondary',
  'text_disabled',
  'background_web',
  'background_paper',
  'background_outline',
] as const;

export const socialFields = [
  'instagram_url',
  'youtube_url',
  'tiktok_url',
  'twitter_url',
  'linkedin_url',
] as const;

/** '1' or '0'. */
export const flagFields = [
  'is_hajj',
  'is_hasanah',
  'is_promo',
  'is_financing',
  'is_savings',
  'is_custom_product',
  'is_receive_payment_midtrans',
  'is_receive_payment_xendit',
] as const;

/** `fee_qris`: whole rupiah; '' where the method is not offered. */
export const feeFields = paymentMethodCodes.map((code) => `fee_${code}` as const);

export const brandParts = {
  identity: [
    ...(['name', 'business_name', 'slogan_id', 'slogan_en', 'email', 'mail_from'] as const),
    ...(['phone_number', 'whatsapp_number', 'office_address'] as const),
  ],
  look: ['logo', 'logo_light', 'icon', ...colourFields],
  links: [
    ...socialFields,
    ...(['link_hasanah', 'google_analytics_id', 'second_google_analytics_id'] as const),
    ...(['google_ads_id', 'clarity_id'] as const),
  ],
  features: flagFields,
  fees: feeFields,
  /** `hosts`: one in each line. */
  hosts: ['domain_name', 'hosts'],
} as const;
export type BrandPart = keyof typeof brandParts;
export const brandPartNames = Object.keys(brandParts) as BrandPart[];
export type BrandField = (typeof brandParts)[BrandPart][number];

/** Names of the fields whose texts differ. */
export function changedFields(from: BrandFields, to: BrandFields): string[] {
  return Object.values(brandParts)
    .flat()
    .filter((name) => (from[name] ?? '') !== (to[name] ?? ''));
}
