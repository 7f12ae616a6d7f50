// Moves on by itself when a payment has changed (spec §4 payment page): asks quickly at first, then more slowly, at once when the
// visitor comes back from their bank, and not at all while nobody looks.

const first = 3_000;
const slowest = 30_000;

/** `data-address` answers the state of the payment, `data-state` is the one that the page shows. */
export class PaymentWatch extends HTMLElement {
  private timer = 0;
  private wait = first;
  private readonly back = () => {
    if (document.visibilityState !== 'visible') return;
    this.wait = first;
    void this.ask();
  };

  connectedCallback(): void {
    document.addEventListener('visibilitychange', this.back);
    addEventListener('online', this.back);
    this.plan();
  }

  disconnectedCallback(): void {
    document.removeEventListener('visibilitychange', this.back);
    removeEventListener('online', this.back);
    clearTimeout(this.timer);
  }

  private plan(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.ask(), this.wait);
    this.wait = Math.min(this.wait * 1.3, slowest);
  }

  private async ask(): Promise<void> {
    clearTimeout(this.timer);
    if (document.visibilityState !== 'visible') return;
    try {
      const answer = await fetch(this.dataset['address'] ?? '', { headers: { accept: 'application/json' } });
      // Signed out meanwhile: the page itself says so.
      if (answer.redirected) return location.reload();
      const { state } = (await answer.json()) as { state: string };
      if (state !== this.dataset['state']) return location.reload();
    } catch {
      // No network: asked again.
    }
    this.plan();
  }
}
