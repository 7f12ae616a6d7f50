// Where a promo stands, whom it costs, and what can be done with it, in words (docs/product/promos.md).
import * as m from '#messages/messages';
import type { PromoMove, PromoPayer, PromoStanding } from '#domain/promos';
import type { PromoCategory } from '#shared/promo-category';
import type { Tone } from './tone.ts';

export const promoStandingLabel: Record<PromoStanding, { text: () => string; tone: Tone }> = {
  draft: { text: m.promos_standing_draft, tone: 'neutral' },
  coming: { text: m.promos_standing_coming, tone: 'accent' },
  running: { text: m.promos_standing_running, tone: 'good' },
  paused: { text: m.promos_standing_paused, tone: 'warn' },
  ended: { text: m.promos_standing_ended, tone: 'neutral' },
  archived: { text: m.promos_standing_archived, tone: 'neutral' },
};

export const promoPayerLabel: Record<PromoPayer, () => string> = {
  platform: m.promos_payer_platform,
  partner: m.promos_payer_partner,
};

export const promoCategoryLabel: Record<PromoCategory, () => string> = {
  umrah: m.promo_category_umrah,
  tourism: m.promo_category_tourism,
  hajj: m.promo_category_hajj,
  souvenirs: m.promo_category_souvenirs,
};

/** The button, and what is said when it is done. */
export const promoMoveLabel: Record<PromoMove, { press: () => string; done: () => string }> = {
  publish: { press: m.promos_publish, done: m.promos_published },
  pause: { press: m.promos_pause, done: m.promos_paused },
  resume: { press: m.promos_resume, done: m.promos_resumed },
  end: { press: m.promos_end, done: m.promos_ended },
  archive: { press: m.promos_archive, done: m.promos_archived },
};
