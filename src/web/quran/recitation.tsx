// A recitation to listen to, where a source is configured (decision 0042). The browser's own player; nothing is fetched before it is pressed.
import * as m from '#messages/messages';

/** Of the whole surah. */
export function SurahRecitation({ address, name }: { address: string; name: string }) {
  return <Player address={address} label={m.quran_listen_surah({ name })} />;
}

/** Of one verse, folded: a page with hundreds of players would be heavy. */
export function VerseRecitation({ address, verse }: { address: string; verse: number }) {
  return (
    <details className="verse-recitation">
      <summary>
        {m.quran_listen()} <i>{m.quran_verse({ verse })}</i>
      </summary>
      <Player address={address} label={m.quran_listen_verse({ verse })} />
    </details>
  );
}

function Player({ address, label }: { address: string; label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the words that are recited stand beside it
    <audio controls preload="none" src={address} aria-label={label} className="mt-2 block h-14 w-full" />
  );
}
