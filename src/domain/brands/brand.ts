// A brand as the rest of the code sees it, checked when it is read: its JSON columns are written by people.
import type { Selectable } from 'kysely';
import * as z from 'zod';
import type { DB } from '#platform/database/types';
import { leastPayable } from '#shared/limits';
import type { LocalText } from '#shared/locale';
import { isPaymentMethodCode, type PaymentMethodCode } from '#shared/payment-methods';
import type { TagIds } from '#shared/tags';
import { readTags } from './brand-tags.ts';

const hex = z.string().regex(/^#[0-9A-Fa-f]{6}$/);
const on = z.union([z.literal(0), z.literal(1)]).default(0);

const colorSettings = z.object({
  text_primary: hex,
  text_secondary: hex,
  text_disabled: hex,
  background_primary: hex,
  background_secondary: hex,
  background_web: hex,
  background_paper: hex,
  background_outline: hex,
  background_primary_dark: hex,
});
export type ColorSettings = z.infer<typeof colorSettings>;

/** The specification's flags; `is_receive_payment_{provider}` is stored under the provider's name. */
const featureFlag = z
  .object({
    is_hajj: on,
    is_hasanah: on,
    is_promo: on,
    is_financing: on,
    is_savings: on,
    is_custom_product: on,
    link_hasanah: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default(''),
  })
  .catchall(z.union([z.literal(0), z.literal(1)]));
export type FeatureFlags = z.infer<typeof featureFlag>;

const socialMedia = z.object({
  instagram_url: z.url().nullish(),
  youtube_url: z.url().nullish(),
  tiktok_url: z.url().nullish(),
  twitter_url: z.url().nullish(),
  linkedin_url: z.url().nullish(),
});
export type SocialMedia = z.infer<typeof socialMedia>;

const membershipBadges = z.array(
  z.object({
    name: z.object({ id: z.string(), en: z.string().optional() }),
    number: z.string(),
    issuer: z.string(),
  }),
);

const basisPoints = z.int().min(0).max(10_000);

/**
 * Our choice where a brand states none: 3 % of a sale for the platform, a third of it for the affiliate; two hours to
 * pay.
 */
const sales = z
  .object({
    commission_basis_points: basisPoints.default(300),
    /** Of the sale, taken from the commission. */
    affiliate_basis_points: basisPoints.default(100),
    /** How long a booking may be paid, and how much longer its seats stay reserved for a late notice of a bank. */
    payable_minutes: z.int().min(1).default(120),
    grace_minutes: z.int().min(0).default(30),
    /**
     * The payment methods in this order, and the fee of each for the payer, in whole rupiah; `max_amount` (fee
     * included) where its limit differs from the default.
     */
    payment_methods: z
      .array(
        z.object({
          code: z.custom<PaymentMethodCode>((code) => typeof code === 'string' && isPaymentMethodCode(code)),
          admin_fee: z.int().min(0),
          max_amount: z.int().min(leastPayable).optional(),
        }),
      )
      .default([]),
  })
  .refine(({ commission_basis_points: whole, affiliate_basis_points: part }) => part <= whole, {
    error: "The consultant's part is taken from the commission",
  });

export interface Sales {
  commissionBasisPoints: number;
  affiliateBasisPoints: number;
  payableMinutes: number;
  graceMinutes: number;
  paymentMethods: { code: PaymentMethodCode; adminFee: number; maxAmount?: number | undefined }[];
}

export interface Brand {
  id: string;
  isDefault: boolean;
  /** A draft that only one browser sees (docs/product/brands.md). */
  isPreview?: boolean;
  name: string;
  businessName: string;
  slogan: LocalText;
  logo: string;
  logoLight: string;
  icon: string;
  email: string;
  /** Sender of its emails; null: the deployment's. */
  mailFrom: string | null;
  domainName: string;
  phoneNumber: string;
  whatsappNumber: string;
  officeAddress: string;
  socialMedia: SocialMedia;
  colors: ColorSettings;
  flags: FeatureFlags;
  membershipBadges: z.infer<typeof membershipBadges>;
  googleAnalyticsId: string | null;
  /** What measures visits, the id above included (decision 0076). */
  tags: TagIds;
  sales: Sales;
}

/** Throws when a JSON column does not have its shape: a brand that cannot be rendered must not start. */
export function brandFromRow(row: Selectable<DB['brands']>): Brand {
  return {
    id: row.id,
    isDefault: row.is_default,
    name: row.name,
    businessName: row.business_name,
    slogan: row.slogan as unknown as LocalText,
    logo: row.logo,
    logoLight: row.logo_light,
    icon: row.icon,
    email: row.email,
    mailFrom: row.mail_from,
    domainName: row.domain_name,
    phoneNumber: row.phone_number,
    whatsappNumber: row.whatsapp_number,
    officeAddress: row.office_address,
    socialMedia: socialMedia.parse(row.social_media),
    colors: colorSettings.parse(row.color_settings),
    flags: featureFlag.parse(row.feature_flag),
    membershipBadges: membershipBadges.parse(row.membership_badges),
    googleAnalyticsId: row.google_analytics_id,
    tags: readTags(row.google_analytics_id, row.tags),
    sales: salesOf(sales.parse(row.sales)),
  };
}

function salesOf(kept: z.infer<typeof sales>): Sales {
  return {
    commissionBasisPoints: kept.commission_basis_points,
    affiliateBasisPoints: kept.affiliate_basis_points,
    payableMinutes: kept.payable_minutes,
    graceMinutes: kept.grace_minutes,
    paymentMethods: kept.payment_methods.map(({ code, admin_fee, max_amount }) => ({
      code,
      adminFee: admin_fee,
      maxAmount: max_amount,
    })),
  };
}
