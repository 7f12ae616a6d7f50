// The supplications as pages show them, in one language (spec §2 /doa).
import { type Doa, doaAbout, doaMoments } from '#domain/doa';
import { findSurah } from '#domain/quran';
import { searchMaxLength } from '#shared/limits';
import type { Locale } from '#shared/locale';
import { sourceLabels } from './doa-sources.ts';
import type { DoaListView, DoaView } from './doa-view.ts';

export function doaView({ id, title, arabic, latin, meaning, sources, note }: Doa, locale: Locale): DoaView {
  return {
    id,
    title: title[locale],
    arabic,
    latin,
    meaning: meaning[locale],
    sources: sources
      .map((source) => sourceLabels(source, (surah) => findSurah(surah)?.name ?? ''))
      .join('; '),
    note: note?.[locale] ?? null,
  };
}

/** The list for `?q=` of an address; all of it without one. */
export function doaListView(query: string, locale: Locale): DoaListView {
  const search = (new URLSearchParams(query).get('q') ?? '').trim().slice(0, searchMaxLength);
  const moments = doaAbout(search, locale).map(({ id, title, intro, doas }) => ({
    id: `saat-${id}`,
    title: title[locale],
    intro: intro[locale],
    doas: doas.map((doa) => doaView(doa, locale)),
  }));
  const count = (some: readonly { doas: readonly unknown[] }[]) =>
    some.reduce((sum, { doas }) => sum + doas.length, 0);
  return { search, total: count(doaMoments), found: count(moments), moments };
}
