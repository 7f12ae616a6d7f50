// Copies a number or an amount, without the spaces it is read by.
import { showToast } from './show-toast.ts';

/** Around an unseen button, shown as soon as it can do something; `data-value`, and `data-copied` to be said. */
export class CopyValue extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    if (!button || !navigator.clipboard) return;
    button.classList.remove('invisible');
    button.addEventListener('click', () => void this.copy());
  }

  private async copy(): Promise<void> {
    const value = this.dataset['value'] ?? '';
    try {
      await navigator.clipboard.writeText(value);
      showToast(this.dataset['copied'] ?? '');
    } catch {
      // A refused clipboard leaves it to be copied by hand.
      window.prompt('', value);
    }
  }
}
