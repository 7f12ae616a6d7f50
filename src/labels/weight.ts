// The weight of an item or a parcel in the reader's language.
import * as m from '#messages/messages';
import type { Locale } from '#shared/locale';

/** 560 → '560 g', 1060 → '1,1 kg' ('1.1 kg' in English). */
export function weightText(grams: number, locale: Locale): string {
  if (grams < 1_000) return m.item_weight_grams({ grams });
  const kilos = (Math.round(grams / 100) / 10).toString();
  return m.item_weight_kilos({ kilos: locale === 'id' ? kilos.replace('.', ',') : kilos });
}
