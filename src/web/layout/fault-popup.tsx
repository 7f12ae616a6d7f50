// The popup of a 500 (spec §2 error page, §9: home after 3 seconds), moved by ui/elements/fault-popup.ts. Without script a
// refresh in the document does it; staying is then the /error page that does not lead away.
import * as m from '#messages/messages';
import { leadHomeScript } from '#web/ui/elements/fault-popup';
import { buttonClass } from '#web/ui/button.tsx';

const redirectAfterSeconds = 3;

export function FaultPopup({ home, reference }: { home: string; reference: string | null }) {
  return (
    <div className="px-4 py-12">
      <dialog
        open
        aria-labelledby="fault-title"
        data-leads-home={home}
        data-after-ms={redirectAfterSeconds * 1000}
        className="static mx-auto w-full max-w-lg rounded-card border border-line bg-card p-6 text-ink shadow-float"
      >
        <p className="font-semibold tabular-nums text-ink-soft">{m.frame_error_status({ status: 500 })}</p>
        <h1 id="fault-title" className="mt-1 text-2xl font-bold tracking-tight">
          {m.frame_error_500_title()}
        </h1>
        <p data-swaps className="mt-3">
          {m.frame_error_500_text()}
        </p>
        <p data-swaps hidden className="mt-3">
          {m.frame_error_500_stayed()}
        </p>
        {reference && (
          <p className="mt-3">
            {m.frame_error_reference()} <strong className="inline-block tabular-nums">{reference}</strong>
          </p>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <a href={home} className={buttonClass('primary')}>
            {m.frame_error_home()}
          </a>
          <a
            href={`${home === '/' ? '' : '/en'}/error?status=500&stay=1`}
            data-stay
            data-swaps
            className={buttonClass('secondary')}
          >
            {m.frame_error_stay()}
          </a>
        </div>
      </dialog>
      <noscript>
        <meta httpEquiv="refresh" content={`${redirectAfterSeconds};url=${home}`} />
      </noscript>
      <script dangerouslySetInnerHTML={{ __html: leadHomeScript }} />
    </div>
  );
}
