// Yes and no, alike in look and effort; a plain form, for browsers without script too.
import * as paths from '#shared/paths';
import { Button } from '#web/ui/button.tsx';
import * as m from '#messages/messages';
import type { TagKind } from '#shared/tags';
import { useFrame, usePath } from '#web/frame';

const services: Record<TagKind, () => string> = {
  analytics: m.frame_consent_analytics,
  ads: m.frame_consent_ads,
  recording: m.frame_consent_recording,
};

/** What the brand measures with, in words. */
export function useServices(): string {
  const { consent, locale } = useFrame();
  return new Intl.ListFormat(locale).format(consent.kinds.map((kind) => services[kind]()));
}

/** `back`: where the answer leads, without language prefix. */
export function ConsentForm({ back }: { back: string }) {
  const path = usePath();
  return (
    <form method="post" action={path(paths.privacy)} className="grid grid-cols-2 gap-3 md:flex">
      <input type="hidden" name="redirect" value={back} />
      <Button variant="secondary" name="consent" value="no">
        {m.frame_consent_no()}
      </Button>
      <Button variant="secondary" name="consent" value="yes">
        {m.frame_consent_yes()}
      </Button>
    </form>
  );
}
