// Whose text and translation this is, and under which licence: CC BY-SA asks for it on every page that shows them.
import * as m from '#messages/messages';
import { quranSource } from '#shared/quran';

export function Attribution({ hasNotes = false }: { hasNotes?: boolean }) {
  return (
    <footer className="mt-12 max-w-[68ch] border-t border-line pt-4 text-ink-soft">
      <p>
        {m.quran_source({ source: quranSource.name, licence: quranSource.licence })}{' '}
        <a href={quranSource.address} rel="license" className="underline underline-offset-4">
          {new URL(quranSource.address).host}
        </a>
      </p>
      {hasNotes && <p className="mt-2">{m.quran_source_notes()}</p>}
    </footer>
  );
}
