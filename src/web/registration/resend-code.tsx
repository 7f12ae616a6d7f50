// Asks for another code. Until one may be asked for, the button says in how many seconds; without script it can be pressed, and the
// server says that it is too early.
import { useEffect, useState } from 'react';
import * as m from '#messages/messages';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';

export interface CodeWait {
  /** Seconds from now until another code may be asked for. */
  waitSeconds: number;
}

/** `wait` is another object whenever the server has said anew how long. */
export function ResendCode({ wait, answer }: { wait: CodeWait; answer: FormAnswer | undefined }) {
  const form = useAppForm({ id: 'resend-code', intent: 'resend', answer });
  const left = useSecondsLeft(wait);
  return (
    <AppFormBox form={form} className="mt-2 text-center">
      <SubmitButton variant="quiet" disabled={left > 0}>
        {left > 0 ? m.auth_resend_wait({ seconds: left }) : m.auth_resend()}
      </SubmitButton>
    </AppFormBox>
  );
}

function useSecondsLeft(wait: CodeWait): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const ends = Date.now() + wait.waitSeconds * 1_000;
    const tick = () => setLeft(Math.max(0, Math.ceil((ends - Date.now()) / 1_000)));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [wait]);
  return left;
}
