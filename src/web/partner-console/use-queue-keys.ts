// Keys of the queue of documents (docs/product/participants.md): single letters, which can be switched off; never while somebody types.
import { useEffect } from 'react';

/** What each letter does; null: nothing at the moment. */
export function useQueueKeys(isOn: boolean, keys: Record<string, (() => void) | null>): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping =
        target instanceof HTMLElement && target.matches('textarea, select, input:not([type=checkbox])');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const act = keys[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
