// The shape of one programme in the demo's tables; its long texts are put together in programme-text.ts.
import type { LocalText } from '#shared/locale';

export type Season = 'all-year' | 'ramadan' | 'year-end' | 'school-holiday' | 'hajj' | 'tour' | 'domestic';

export interface ProgrammeSeed {
  slug: string;
  partner: string;
  kind:
    | 'hajj_furoda'
    | 'hajj_plus'
    | 'umrah_regular'
    | 'tour_domestic'
    | 'tour_international'
    | 'tour_umrah_plus';
  /** Without English on purpose here and there: readers of English then see the Indonesian text, marked as such. */
  title: LocalText;
  summary: LocalText;
  days: number;
  airports: string[];
  airline: string | null;
  /** Hotel and nights, in the order of the journey. */
  stays: [hotel: string, nights: number][];
  /** One of the days in Makkah is spent in Taif. */
  visitsTaif?: true;
  /** Quad room, in thousands of rupiah, outside the peaks. */
  price: number;
  season: Season;
  /** A written reason is shown where the price is under the reference minimum. */
  belowReferenceReason?: string;
}

/** `english` null = not translated. */
export function programmeText(
  indonesian: [title: string, summary: string],
  english: [title: string, summary: string] | null,
): Pick<ProgrammeSeed, 'title' | 'summary'> {
  const text = (index: 0 | 1): LocalText =>
    english ? { id: indonesian[index], en: english[index] } : { id: indonesian[index] };
  return { title: text(0), summary: text(1) };
}
