// A brand as the rest of the code sees it, checked when it is read: its JSON columns are written by people.
import type { Selectable } from 'kysely';
import * as z from 'zod';
import type { DB } from '#platform/database/types';
import type { LocalText } from '#shared/locale';

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

/** The specification's flags; `is_receive_payment_{provider}` are kept under the provider's name. */
const featureFlag = z
  .object({ is_hajj: on, is_hasanah: on, is_promo: on, is_financing: on, is_custom_product: on, link_hasanah: z.string().default('') })
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

const membershipBadges = z.array(z.object({
  name: z.object({ id: z.string(), en: z.string().optional() }), number: z.string(), issuer: z.string() }));

export interface Brand {
  id: string;
  isDefault: boolean;
  name: string;
  businessName: string;
  slogan: LocalText;
  logo: string;
  logoLight: string;
  icon: string;
  email: string;
  domainName: string;
  phoneNumber: string;
  whatsappNumber: string;
  officeAddress: string;
  socialMedia: SocialMedia;
  colors: ColorSettings;
  flags: FeatureFlags;
  membershipBadges: z.infer<typeof membershipBadges>;
  googleAnalyticsId: string | null;
}

/** Throws when a JSON column does not have its shape: a brand that cannot be drawn must not start. */
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
    domainName: row.domain_name,
    phoneNumber: row.phone_number,
    whatsappNumber: row.whatsapp_number,
    officeAddress: row.office_address,
    socialMedia: socialMedia.parse(row.social_media),
    colors: colorSettings.parse(row.color_settings),
    flags: featureFlag.parse(row.feature_flag),
    membershipBadges: membershipBadges.parse(row.membership_badges),
    googleAnalyticsId: row.google_analytics_id,
  };
}
