// Copies the address of the page out of the share sheet (spec §2: toast 'linkCopied' for 3 seconds).
import { showToast } from './show-toast.ts';

/** Around a hidden button, shown as soon as it can do something. */
export class CopyLink extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    if (!button || !navigator.clipboard) return;
    button.hidden = false;
    button.addEventListener('click', () => void this.copy());
  }

  private async copy(): Promise<void> {
    const address = this.dataset['address'] ?? '';
    try {
      await navigator.clipboard.writeText(address);
      this.closest<HTMLElement>('[popover]')?.hidePopover();
      showToast(this.dataset['copied'] ?? '');
    } catch {
      // A refused clipboard leaves the address to be copied by hand.
      window.prompt('', address);
    }
  }
}
