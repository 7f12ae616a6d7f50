// White-label settings over HTTP.
import { settingsContract } from './contract.ts';
import type { Brand } from '#domain/brands';
import { type Locale, textIn } from '#shared/locale';
import { implement } from '#api/implement';

export const settingsApi = implement(settingsContract, {
  whitelabel: async (_input, { brand, locale }) => ({ data: presentConfiguration(brand, locale) }),
});

function presentConfiguration(brand: Brand, locale: Locale) {
  const social = brand.socialMedia;
  return {
    logo: brand.logo,
    name: brand.name,
    slug: brand.id,
    business_name: brand.businessName,
    slogan: textIn(brand.slogan, locale).text,
    email: brand.email,
    domain_name: brand.domainName,
    phone_number: brand.phoneNumber,
    social_media: {
      instagram_url: social.instagram_url ?? null,
      youtube_url: social.youtube_url ?? null,
      tiktok_url: social.tiktok_url ?? null,
      twitter_url: social.twitter_url ?? null,
      linkedin_url: social.linkedin_url ?? null,
    },
    color_settings: brand.colors,
    feature_flag: brand.flags,
    google_analytics_id: brand.googleAnalyticsId,
  };
}
