// Copies or shares one supplication: its words, its source, its address (spec §2 /doa).
import { showToast } from './show-toast.ts';

/** Below an <article> whose words it takes; its buttons show as soon as they can do something. */
export class ShareText extends HTMLElement {
  connectedCallback(): void {
    this.offer('[data-copy]', Boolean(navigator.clipboard), () => this.copy());
    this.offer('[data-share]', Boolean(navigator.share), () => this.share());
  }

  private offer(selector: string, isPossible: boolean, act: () => Promise<void>): void {
    const button = this.querySelector<HTMLButtonElement>(selector);
    if (!button || !isPossible) return;
    button.classList.remove('invisible');
    button.addEventListener('click', () => void act());
  }

  private async copy(): Promise<void> {
    const text = `${this.words()}\n${this.address()}`;
    try {
      await navigator.clipboard.writeText(text);
      showToast(this.dataset['copied'] ?? '');
    } catch {
      // A refused clipboard leaves the words to be copied by hand.
      window.prompt('', text);
    }
  }

  private async share(): Promise<void> {
    // Closing the sheet is a choice, not a fault.
    await navigator.share({ text: this.words(), url: this.address() }).catch(() => undefined);
  }

  private words(): string {
    return [...(this.closest('article')?.querySelectorAll('h2, h3, p') ?? [])]
      .map((part) => part.textContent.trim())
      .join('\n');
  }

  private address(): string {
    return new URL(this.dataset['path'] ?? '', location.href).href;
  }
}
