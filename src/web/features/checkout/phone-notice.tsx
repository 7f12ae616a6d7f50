// Seats are held for a proven number only (decision 0053): one press sends its code, and leads back here.
import * as m from '#messages/messages';
import { buttonClass } from '#web/components/ui/button.tsx';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';

export function PhoneNotice({ phonePath }: { phonePath: string }) {
  return (
    <Notice tone="warn" title={m.checkout_phone_title()}>
      <p className="mb-3">{m.checkout_phone_text()}</p>
      <LocalLink to={phonePath} className={buttonClass('primary')}>{m.checkout_phone_verify()}</LocalLink>
    </Notice>
  );
}
