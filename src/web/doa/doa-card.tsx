// One supplication: Arabic, how it sounds, what it means, where it comes from (spec §2 /doa). Guides show the same card.
import { Copy, Share2 } from 'lucide-react';
import * as m from '#messages/messages';
import { usePath } from '#web/frame';
import type { DoaView } from './doa-view.ts';
import * as paths from '#shared/paths';

const button =
  'invisible inline-flex min-h-12 cursor-pointer items-center gap-2 pr-4 font-semibold text-primary underline-offset-4 hover:underline noscript:hidden';

/** `level`: of its heading. The buttons appear with their script (worship.island.ts), in places kept for them: without it they could do nothing. */
export function DoaCard({ doa, level: Heading }: { doa: DoaView; level: 'h2' | 'h3' }) {
  const path = usePath();
  return (
    <article
      id={doa.id}
      aria-labelledby={`${doa.id}-title`}
      className="scroll-mt-6 rounded-card border border-line bg-card px-4 py-6 target:border-primary md:px-8 print:break-inside-avoid"
    >
      <Heading id={`${doa.id}-title`} className="text-lg font-bold tracking-tight">
        <a href={`#${doa.id}`} className="underline-offset-4 hover:underline">
          {doa.title}
        </a>
      </Heading>
      <p lang="ar" dir="rtl" className="arabic mt-4">
        {doa.arabic}
      </p>
      <p lang="ar-Latn" className="sized-text mt-4 italic text-ink-soft">
        {doa.latin}
      </p>
      <p className="sized-text mt-3">{doa.meaning}</p>
      {doa.note && <p className="mt-3 border-l-2 border-accent pl-3 text-base text-ink-soft">{doa.note}</p>}
      <p className="mt-4 text-[0.9375rem] font-semibold">{m.doa_source({ sources: doa.sources })}</p>
      <share-text
        data-path={path(`${paths.doa}#${doa.id}`)}
        data-copied={m.doa_copied()}
        className="mt-1 flex gap-2 print:hidden"
      >
        <button type="button" data-copy aria-label={`${m.doa_copy()}: ${doa.title}`} className={button}>
          <Copy aria-hidden="true" size={20} />
          {m.doa_copy()}
        </button>
        <button type="button" data-share aria-label={`${m.doa_share()}: ${doa.title}`} className={button}>
          <Share2 aria-hidden="true" size={20} />
          {m.doa_share()}
        </button>
      </share-text>
    </article>
  );
}
