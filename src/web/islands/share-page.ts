// Shares the address of the page: the device's own sheet where there is one, else the link is copied (spec §2, §9).
import { toastTimeoutMs } from '#shared/toast';

/** Around a hidden button, shown as soon as it can do something. */
export class SharePage extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    if (!button || (!navigator.share && !navigator.clipboard)) return;
    button.hidden = false;
    button.addEventListener('click', () => void this.share());
  }

  private async share(): Promise<void> {
    const { href } = location;
    try {
      if (navigator.share) return await navigator.share({ title: document.title, text: this.dataset['text'] ?? '', url: href });
      await navigator.clipboard.writeText(href);
      this.say(this.dataset['copied'] ?? '');
    } catch (error) {
      // Closing the sheet is a choice, not a fault. A refused clipboard leaves the address to be copied by hand.
      if ((error as Error).name !== 'AbortError') window.prompt(this.dataset['text'] ?? '', href);
    }
  }

  private say(text: string): void {
    const toast = document.createElement('p');
    toast.className = 'toast rounded-card border border-line bg-card px-4 py-3 font-semibold shadow-float';
    toast.setAttribute('role', 'status');
    (document.querySelector('.toasts') ?? document.body).append(toast);
    // A status is read aloud when its text changes, not when it arrives with it.
    setTimeout(() => { toast.textContent = text; }, 100);
    setTimeout(() => toast.remove(), toastTimeoutMs + 800);
  }
}
