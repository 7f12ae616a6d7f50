// The picture of an article, its own or a drawn one: pages and API answer the same.
import { articlePicturePath, coverSize } from '#shared/article-pictures';
import type { ArticleTopic } from '#shared/hasanah';
import type { LocalText } from '#shared/locale';
import { coverUrl } from './cover-address.ts';
import { coverFor } from './cover-choice.ts';

interface OwnPicture {
  id: string;
  width: number;
  height: number;
  alt: LocalText;
}

const scenes: Record<ArticleTopic, { kind: string; cities: string[] }> = {
  licence: { kind: 'tour_domestic', cities: ['jakarta'] },
  money: { kind: 'tour_domestic', cities: ['lombok'] },
  preparation: { kind: 'tour_domestic', cities: ['bandung'] },
  health: { kind: 'tour_international', cities: ['riyadh'] },
  worship: { kind: 'hajj_plus', cities: ['makkah'] },
  journey: { kind: 'tour_international', cities: ['madinah'] },
  brand: { kind: 'tour_domestic', cities: ['demak'] },
};

/** `alt` is null for a drawn cover: it says nothing the title does not. */
export function articleCover(article: { cover: OwnPicture | null; topic: ArticleTopic; slug: string }): {
  url: string;
  width: number;
  height: number;
  alt: LocalText | null;
} {
  const { cover, topic, slug } = article;
  if (!cover)
    return { url: coverUrl(coverFor({ ...scenes[topic], seedText: slug })), ...coverSize, alt: null };
  return { url: articlePicturePath(cover), width: cover.width, height: cover.height, alt: cover.alt };
}
