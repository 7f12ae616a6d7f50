// Searches the supplications by title, meaning, note, or pronunciation (spec §2 /doa). Pure.
import type { Locale } from '#shared/locale';
import { saysAll } from '#shared/plain-text';
import { type DoaMoment, doaMoments } from './doa-data.ts';

/** The moments with the supplications that contain every word of `search`; all of a moment when its name matches. */
export function doaAbout(search: string, locale: Locale): DoaMoment[] {
  return doaMoments.flatMap((moment) => {
    const doas = moment.doas.filter(({ title, meaning, note, latin, arabic }) =>
      saysAll(
        [moment.title[locale], title[locale], meaning[locale], note?.[locale] ?? '', latin, arabic].join(' '),
        search,
      ),
    );
    return doas.length > 0 ? [{ ...moment, doas }] : [];
  });
}
