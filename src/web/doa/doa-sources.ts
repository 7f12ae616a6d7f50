// Sources in words: verses and books as they are commonly cited in the page's language (spec §2 /doa).
import * as m from '#messages/messages';
import type { DoaSource, HadithCollection } from '#domain/doa';

const books: Record<HadithCollection, () => string> = {
  abdurrazzaq: m.doa_book_abdurrazzaq,
  'abu-dawud': m.doa_book_abu_dawud,
  ahmad: m.doa_book_ahmad,
  baihaqi: m.doa_book_baihaqi,
  bukhari: m.doa_book_bukhari,
  daraquthni: m.doa_book_daraquthni,
  hakim: m.doa_book_hakim,
  'ibnu-abi-syaibah': m.doa_book_ibnu_abi_syaibah,
  'ibnu-majah': m.doa_book_ibnu_majah,
  'ibnu-sunni': m.doa_book_ibnu_sunni,
  muslim: m.doa_book_muslim,
  nasai: m.doa_book_nasai,
  'nawawi-adzkar': m.doa_book_nawawi_adzkar,
  'nawawi-idhah': m.doa_book_nawawi_idhah,
  'syafii-umm': m.doa_book_syafii_umm,
  tirmidzi: m.doa_book_tirmidzi,
};

/** `surahName` tells the name of a surah by its number. */
export function sourceLabels(source: DoaSource, surahName: (surah: number) => string): string {
  if ('surah' in source) {
    const verses = source.to ? `${source.from}–${source.to}` : String(source.from);
    return m.doa_verse({ surah: `${surahName(source.surah)} ${source.surah}`, verses });
  }
  const book = books[source.collection]();
  return source.number ? m.doa_numbered({ book, number: source.number }) : book;
}
