// Beginning anew (spec §4 booking reset): says what is deleted before the button that does it.
import * as m from '#messages/messages';
import { Button } from '#web/ui/button.tsx';

export function ResetForm() {
  return (
    <details className="mt-8 border-t border-line pt-2">
      <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-primary underline underline-offset-4">
        {m.checkout_reset()}
      </summary>
      <form method="post" className="space-y-3 pb-4">
        <p className="max-w-prose text-ink-soft">{m.checkout_reset_text()}</p>
        <Button name="intent" value="reset" variant="danger">
          {m.checkout_reset_do()}
        </Button>
      </form>
    </details>
  );
}
