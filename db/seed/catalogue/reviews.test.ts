import { describe, expect, it } from 'vitest';
import type { Family } from './costs.ts';
import { english, pools, praise, starsGiven } from './review-sentences.ts';
import { reviewsOf } from './reviews.ts';

const reviews = (['umrah', 'hajj', 'abroad', 'domestic'] as const satisfies Family[]).flatMap((family) =>
  [false, true].flatMap((isTroubled) =>
    reviewsOf({
      key: `${family}/${isTroubled}`,
      family,
      returnedOn: '2027-01-10',
      today: '2027-03-01',
      count: 80,
      isTroubled,
      used: new Set(),
    }).map((review) => ({ ...review, family })),
  ),
);
const sentences = (texts: readonly string[], text: string) => texts.filter((one) => text.includes(one));

describe('a review', () => {
  it('claims no number of stars, in words or digits', () => {
    for (const { text } of reviews)
      expect(text).not.toMatch(
        /bintang|nilai(nya)? (satu|dua|tiga|empat|lima|\d)|\bstars?\b|\d ?\/ ?5|out of (five|5)/i,
      );
  });

  it.each(starsGiven)('of %i stars takes its words from the pool of its own stars', (stars) => {
    const own = reviews.filter(({ rating }) => rating === stars);
    expect(own.length).toBeGreaterThan(20);
    for (const { text, family, locale } of own) {
      const { opening, misses, closing } = pools[stars];
      const allowed = [
        ...opening,
        ...misses,
        ...closing,
        ...praise[family],
        ...Object.values(english).flat(),
      ];
      const rest = allowed.reduce((left, sentence) => left.replace(sentence, ''), text);
      expect(rest.trim()).toBe('');
      const isEnglish = locale === 'en';
      expect(sentences(stars === 5 ? english[4] : english[5], text)).toEqual([]);
      expect(sentences(misses, text).length > 0).toBe(!isEnglish && stars < 5);
      expect(sentences(opening, text)).toHaveLength(isEnglish ? 0 : 1);
    }
  });

  it('of two stars praises nothing, and of three no more than it misses', () => {
    for (const { text, rating, family, locale } of reviews.filter(({ rating: stars }) => stars <= 3)) {
      expect(locale).toBe('id');
      const praised = sentences(praise[family], text).length;
      expect(praised).toBeLessThanOrEqual(rating === 2 ? 0 : sentences(pools[rating].misses, text).length);
    }
  });
});
