// A version of a price table in words: an agency's own, or the operator's that it uses without one.
import * as m from '#messages/messages';
import type { PriceAuthor } from '#domain/umrah-prices';
import type { TableVersion } from '#domain/umrah-estimates';
import { formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';

export function versionName(
  { version, effectiveOn, partnerId }: Pick<TableVersion, 'version' | 'effectiveOn' | 'partnerId'>,
  { side }: Pick<PriceAuthor, 'side'>,
  locale: Locale,
): string {
  const words = { version, date: formatDate(effectiveOn, locale) };
  return side === 'partner' && partnerId === null
    ? m.umrah_prices_own_start_usual(words)
    : m.umrah_prices_start_choice(words);
}
