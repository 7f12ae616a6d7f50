// Seats are held for a proven number only (decision 0053): one press sends its code, and leads back here.
import * as m from '#messages/messages';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { usePath } from '#web/frame';

/** `phone`: the booker's, to which the code goes; null: asked for first. */
export function PhoneNotice({ phonePath, phone }: { phonePath: string; phone: string | null }) {
  const path = usePath();
  return (
    <div className="mb-6">
      <Notice tone="warn" title={m.checkout_phone_title()}>
        <p className="mb-3">{m.checkout_phone_text()}</p>
        {phone ? (
          <form method="post" action={path(phonePath)}>
            <input type="hidden" name="phone" value={phone} />
            <Button name="intent" value="number">
              {m.checkout_phone_verify()}
            </Button>
          </form>
        ) : (
          <LocalLink to={phonePath} className={buttonClass('primary')}>
            {m.checkout_phone_verify()}
          </LocalLink>
        )}
      </Notice>
    </div>
  );
}
