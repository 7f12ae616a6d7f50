// White-label settings over HTTP.
import { settingsContract } from './contract.ts';
import type { Brand } from '#domain/brands';
import { todayInIndonesia } from '#shared/dates';
import { type Locale, textIn } from '#shared/locale';
import { implement } from '#api/implement';

export const settingsApi = implement(settingsContract, {
  whitelabel: async (_input, { deps, brand, locale }) => {
    const isFinancingApproved = deps.brands.isFinancingApproved(todayInIndonesia(deps.now()));
    return { data: presentConfiguration(brand, locale, isFinancingApproved) };
  },
});

function presentConfiguration(brand: Brand, locale: Locale, isFinancingApproved: boolean) {
  const social = brand.socialMedia;
  // What callers may offer: the brand's own flag alone opens no financing.
  const flags = { ...brand.flags };
  if (!isFinancingApproved) flags.is_financing = 0;
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
    feature_flag: flags,
    google_analytics_id: brand.googleAnalyticsId,
  };
}
