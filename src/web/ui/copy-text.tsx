// Copies a text on an app page: an address, or a number without the spaces it is read by; without script there is no button. Pages that
// are only read have copy-button.tsx.
import { Copy } from 'lucide-react';
import * as m from '#messages/messages';
import { showPageToast } from '#web/layout/toast-list';
import { Button } from '#web/ui/button.tsx';

/** `label` says what is copied, `copied` that it was. */
export function CopyText({ value, label, copied }: { value: string; label: string; copied: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      showPageToast({ type: 'success', message: copied });
    } catch {
      // A refused clipboard leaves it to be copied by hand.
      window.prompt('', value);
    }
  };
  return (
    <Button
      type="button"
      variant="secondary"
      className="noscript:hidden"
      aria-label={label}
      onClick={() => void copy()}
    >
      <Copy aria-hidden size={18} />
      {m.payment_copy_short()}
    </Button>
  );
}
