// Where one last read and what one marked: filled by its island from the device or the account, absent until there is something.
import * as m from '#messages/messages';
import { localePath } from '#shared/locale-path';
import { useFrame } from '#web/frame';

export function KeptPlaces() {
  const { locale, member } = useFrame();
  return (
    <quran-places
      data-member={member ? '' : undefined} data-path={localePath('/quran', locale)} data-words={m.quran_place({ name: '{name}', verse: '{verse}' })}
      className="block" hidden
    >
      <section aria-labelledby="last-read" hidden className="mb-8">
        <h2 id="last-read" className="mb-2 text-xl font-bold">{m.quran_last_read()}</h2>
        <ul data-last-read className="flex flex-wrap gap-3" />
      </section>
      <section aria-labelledby="bookmarks" hidden className="mb-8">
        <h2 id="bookmarks" className="mb-2 text-xl font-bold">{m.quran_bookmarks()}</h2>
        <ul data-bookmarks className="flex flex-wrap gap-3" />
      </section>
    </quran-places>
  );
}
