// One verse: what begins with it in print, its words, its translation, and what can be done with it. Lean: a surah has up to 286.
import type { Verse } from '#domain/quran';
import * as m from '#messages/messages';
import { verseAnchor } from '#shared/quran';
import { Arabic } from './arabic.tsx';
import { arabicDigits } from './quran-view.ts';
import { VerseRecitation } from './recitation.tsx';
import { Translation } from './translation.tsx';

export function VerseItem({
  surah,
  verse,
  recitation,
}: {
  surah: number;
  verse: Verse;
  recitation: string | null;
}) {
  const { number, text, translation, juz, page, startsJuz, startsPage, isSajdah } = verse;
  return (
    <li id={verseAnchor(number)} data-verse={number} className="verse">
      {(startsPage || startsJuz || isSajdah) && (
        <p className="verse-mark">
          {startsJuz && <b>{m.quran_juz({ juz })}</b>}
          {startsPage && <span>{m.quran_page({ page })}</span>}
          {isSajdah && <b>{m.quran_sajdah()}</b>}
        </p>
      )}
      <Arabic>
        {text}{' '}
        <span className="ayah" aria-hidden="true">
          {arabicDigits(number)}
        </span>
      </Arabic>
      <Translation text={translation} />
      {recitation && <VerseRecitation address={recitation} verse={number} />}
      <div className="verse-actions">
        <a href={`#${verseAnchor(number)}`} className="mr-auto tabular-nums">
          {surah}:{number}
        </a>
        <button type="button" hidden data-mark={number} aria-pressed="false">
          <span>{m.quran_mark()}</span>
          <span>{m.quran_marked()}</span> <i>{m.quran_verse({ verse: number })}</i>
        </button>
        <button type="submit" name="ayat" value={number}>
          {m.quran_share()} <i>{m.quran_verse({ verse: number })}</i>
        </button>
      </div>
    </li>
  );
}
