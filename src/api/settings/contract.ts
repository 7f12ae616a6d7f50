// The white-label settings (spec §3 common configuration, §7 site content).
import * as z from 'zod';
import { endpoint } from '#api/define';

const color = z.string();
const flag = z.union([z.literal(0), z.literal(1)]);
const link = z.string().nullable();

const commonConfiguration = z.object({
  logo: z.string(),
  name: z.string(),
  slug: z.string(),
  business_name: z.string(),
  slogan: z.string(),
  email: z.string(),
  domain_name: z.string(),
  phone_number: z.string(),
  social_media: z.object({
    instagram_url: link,
    youtube_url: link,
    tiktok_url: link,
    twitter_url: link,
    linkedin_url: link,
  }),
  color_settings: z.object({
    text_primary: color,
    text_secondary: color,
    text_disabled: color,
    background_primary: color,
    background_secondary: color,
    background_web: color,
    background_paper: color,
    background_outline: color,
    background_primary_dark: color,
  }),
  feature_flag: z
    .object({
      is_hajj: flag,
      is_hasanah: flag,
      is_promo: flag,
      is_financing: flag,
      is_savings: flag,
      is_custom_product: flag,
      link_hasanah: z.string(),
    })
    .catchall(flag),
  google_analytics_id: z.string().nullable(),
});

export const settingsContract = {
  whitelabel: endpoint({
    method: 'GET',
    path: '/api/v3/whitelabel/settings',
    who: 'everyone',
    summary: 'Common configuration of the brand at this host',
    spec: '§3, §7 Site content',
    data: commonConfiguration,
  }),
};
