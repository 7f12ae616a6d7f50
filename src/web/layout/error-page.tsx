// The error page (spec §2 error page): status and text; 404 with an illustration and the way home, 500 as a popup
// that leads home after three seconds unless the visitor stays.
import * as m from '#messages/messages';
import type { PageStatus } from '#shared/page-status';
import { buttonClass } from '#web/ui/button.tsx';
import { FaultPopup } from './fault-popup.tsx';
import { LostIllustration } from './lost-illustration.tsx';

const texts: Record<Exclude<PageStatus, 404 | 500>, () => string> = {
  400: m.error_bad_request,
  403: m.error_forbidden,
  405: m.error_method_not_allowed,
  409: m.error_page_over,
  412: m.error_bad_request,
  413: m.error_payload_too_large,
  414: m.error_bad_request,
  415: m.error_unsupported_media_type,
  416: m.error_bad_request,
  429: m.error_too_many_requests,
  503: m.error_unavailable,
};

interface ErrorPageProps {
  status: PageStatus;
  /** The address of the home page for this visitor. */
  home: string;
  /** By which the fault is found in the log; null where nothing was logged. */
  reference: string | null;
  /** The visitor has asked not to be led away. */
  stayed?: boolean;
}

/** The title of the error, also for the document's head. */
export function errorTitle(status: PageStatus): string {
  if (status === 404) return m.frame_error_404_title();
  return status === 500 ? m.frame_error_500_title() : m.frame_error_other_title();
}

export function ErrorPage({ status, home, reference, stayed = false }: ErrorPageProps) {
  if (status === 500 && !stayed) return <FaultPopup home={home} reference={reference} />;
  return (
    <div className="mx-auto max-w-page px-4 py-8 text-center md:py-12">
      {status === 404 && <LostIllustration />}
      <p className="mt-6 font-semibold tabular-nums text-ink-soft">{m.frame_error_status({ status })}</p>
      <h1 className="mt-1 text-3xl font-bold tracking-tight text-balance">{errorTitle(status)}</h1>
      <p className="mx-auto mt-3 max-w-prose text-ink-soft">{textOf(status)}</p>
      <a href={home} className={`${buttonClass('primary', 'lg')} mt-8`}>
        {m.frame_error_home()}
      </a>
    </div>
  );
}

function textOf(status: PageStatus): string {
  if (status === 404) return m.frame_error_404_text();
  return status === 500 ? m.frame_error_500_stayed() : texts[status]();
}
