// On the privacy policy: what this site measures with, what the visitor has said, and the same two buttons.
import * as paths from '#shared/paths';
import * as m from '#messages/messages';
import type { ConsentAnswer } from '#shared/tags';
import { useFrame } from '#web/frame';
import { ConsentForm, useServices } from './consent-form.tsx';

const said: Record<ConsentAnswer, () => string> = {
  yes: m.frame_consent_is_yes,
  no: m.frame_consent_is_no,
};

export function ConsentChoice() {
  const { consent } = useFrame();
  const services = useServices();
  if (consent.kinds.length === 0) return null;
  return (
    <section aria-labelledby="measuring" className="mx-auto mt-8 max-w-page px-4">
      <div className="max-w-[68ch] rounded-card border border-line bg-card p-4 md:p-6">
        <h2 id="measuring" className="text-xl font-bold">
          {m.frame_consent_title()}
        </h2>
        <p className="mt-2">{m.frame_consent_text({ services })}</p>
        <p className="mt-2 mb-4 font-semibold">
          {consent.answer ? said[consent.answer]() : m.frame_consent_is_open()}
        </p>
        <ConsentForm back={paths.privacy} />
      </div>
    </section>
  );
}
