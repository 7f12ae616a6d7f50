// Where one last read and what one marked: filled by its island from the device or the account. It has its height from the
// beginning, so that nothing moves when it is filled; without script it is not there (reading-only.css).
import * as m from '#messages/messages';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { useFrame } from '#web/frame';

export function Bookmarks() {
  const { locale, member } = useFrame();
  const words = { name: '{name}', verse: '{verse}' };
  return (
    <quran-places
      data-member={member ? '' : undefined}
      data-path={localePath(paths.quran, locale)}
      data-bookmark={m.quran_place(words)}
      data-last-read={m.quran_last_read({ place: m.quran_place(words) })}
      className="kept-places mb-8 block"
    >
      <h2 className="mb-1 text-xl font-bold">{m.quran_kept()}</h2>
      <ul className="flex h-16 items-center gap-3 overflow-x-auto">
        <li className="text-ink-soft">{m.quran_kept_none()}</li>
      </ul>
    </quran-places>
  );
}
