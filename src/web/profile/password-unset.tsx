// Somebody who signs in by Google or Apple only: a password is set by a letter, which proves the mail address.
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import * as paths from '#shared/paths';

export function PasswordUnset() {
  return (
    <>
      <p className="mb-4">{m.password_unset_text()}</p>
      <LocalLink to={paths.auth.forgotPassword} className={buttonClass('primary')}>
        {m.password_unset_ask()}
      </LocalLink>
    </>
  );
}
