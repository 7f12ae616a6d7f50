// Asks for another code, after a moment (registration/resend-wait.ts counts it down).
import * as m from '#messages/messages';
import { Button } from '#web/ui/button.tsx';

/** `waitSeconds` until another one may be asked for. */
export function ResendForm({ waitSeconds, className }: { waitSeconds: number; className?: string }) {
  return (
    <form method="post" className={className}>
      <input type="hidden" name="intent" value="resend" />
      <resend-wait data-seconds={waitSeconds} data-words={m.auth_resend_wait({ seconds: '#' })}>
        <Button variant="quiet">{m.auth_resend()}</Button>
      </resend-wait>
    </form>
  );
}
