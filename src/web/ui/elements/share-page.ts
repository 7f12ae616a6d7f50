// Shares the address of the page: the device's own sheet where there is one, else the link is copied (spec §2, §9).
import { showToast } from './show-toast.ts';

/** Around an invisible button, shown as soon as it can do something: what is read below it does not move. */
export class SharePage extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    if (!button || (!navigator.share && !navigator.clipboard)) return;
    button.classList.remove('invisible');
    button.addEventListener('click', () => void this.share());
  }

  private async share(): Promise<void> {
    const { href } = location;
    try {
      if (navigator.share)
        return await navigator.share({ title: document.title, text: this.dataset['text'] ?? '', url: href });
      await navigator.clipboard.writeText(href);
      showToast(this.dataset['copied'] ?? '');
    } catch (error) {
      // Closing the sheet is a choice, not a fault. A refused clipboard leaves the address to be copied by hand.
      if ((error as Error).name !== 'AbortError') window.prompt(this.dataset['text'] ?? '', href);
    }
  }
}
