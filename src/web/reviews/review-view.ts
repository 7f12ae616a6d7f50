// A review as pages show it (spec §2 reviews): in the language it was written in, never translated.
import type { Review } from '#domain/reviews';
import { todayInIndonesia } from '#shared/dates';
import { type Locale, textIn } from '#shared/locale';

export interface ReviewView {
  id: string;
  author: string;
  rating: number;
  text: string;
  /** Set when it is not the page's language. */
  lang?: Locale;
  travelledOn: string;
  /** The programme's title, when it still exists. */
  about: string | null;
  /** What the partner replied, with its day; null: nothing. */
  reply: { text: string; on: string } | null;
}

export function reviewView(
  { id, authorName, rating, text, locale: written, travelledOn, programmeTitle, reply }: Review,
  locale: Locale,
): ReviewView {
  const about = programmeTitle && textIn(programmeTitle, locale).text;
  return {
    id,
    author: authorName,
    rating,
    text,
    travelledOn,
    about,
    reply: reply && { text: reply.text, on: todayInIndonesia(new Date(reply.at)) },
    ...(written !== locale && { lang: written }),
  };
}
