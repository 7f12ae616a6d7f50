// Copies a number; the button appears with its script, without one it could do nothing. Its place is kept: nothing moves.
import { Copy } from 'lucide-react';
import * as m from '#messages/messages';
import { Button } from '#web/ui/button.tsx';

/** `label` says what is copied, `copied` that it was. */
export function CopyButton({ value, label, copied }: { value: string; label: string; copied: string }) {
  return (
    <copy-value data-value={value} data-copied={copied}>
      <Button type="button" variant="secondary" className="invisible" aria-label={label}>
        <Copy aria-hidden size={18} />
        {m.payment_copy_short()}
      </Button>
    </copy-value>
  );
}
