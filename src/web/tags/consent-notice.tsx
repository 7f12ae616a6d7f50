// Asks once whether a visit may be measured, where the brand measures at all. It stands in the page, over nothing (decision 0076).
import * as paths from '#shared/paths';
import * as m from '#messages/messages';
import { useFrame } from '#web/frame';
import { LocalLink } from '#web/ui/local-link.tsx';
import { ConsentForm, useServices } from './consent-form.tsx';

export function ConsentNotice() {
  const { consent, path, search } = useFrame();
  const services = useServices();
  if (!consent.isAskedHere) return null;
  return (
    <aside aria-label={m.frame_consent_title()} className="border-b border-line bg-card" data-consent>
      <div className="mx-auto flex max-w-page flex-col gap-3 px-4 py-3 text-sm lg:flex-row lg:items-center lg:justify-between lg:gap-8">
        <p className="max-w-[80ch]">
          {m.frame_consent_text({ services })}{' '}
          <LocalLink
            to={`${paths.privacy}#measuring`}
            className="inline-block py-1 font-semibold text-primary underline underline-offset-4"
          >
            {m.frame_consent_more()}
          </LocalLink>
        </p>
        <div className="shrink-0">
          <ConsentForm back={path + search} />
        </div>
      </div>
    </aside>
  );
}
