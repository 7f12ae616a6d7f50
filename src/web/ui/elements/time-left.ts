// Counts down to a deadline by the server's clock. Every look is worked out from the clock, never from the look before: a phone
// that slept, or whose clock is wrong, changes nothing.

/** Around `[data-clock]`; `data-until` and `data-now` (the server's time when it answered) are instants, `data-over` the words at the end. */
export class TimeLeft extends HTMLElement {
  private timer = 0;
  private until = 0;
  private readonly look = () => this.show();

  connectedCallback(): void {
    const ahead = Date.parse(this.dataset['now'] ?? '') - Date.now();
    this.until = Date.parse(this.dataset['until'] ?? '') - ahead;
    this.classList.remove('invisible');
    document.addEventListener('visibilitychange', this.look);
    this.show();
  }

  disconnectedCallback(): void {
    document.removeEventListener('visibilitychange', this.look);
    clearTimeout(this.timer);
  }

  private show(): void {
    clearTimeout(this.timer);
    const left = this.until - Date.now();
    const clock = this.querySelector('[data-clock]');
    if (!clock) return;
    if (left <= 0) {
      clock.textContent = this.dataset['over'] ?? '';
      return;
    }
    const seconds = Math.ceil(left / 1_000);
    clock.textContent = [seconds / 3_600, (seconds / 60) % 60, seconds % 60]
      .map((value) => String(Math.floor(value)).padStart(2, '0'))
      .join(':');
    // The next look comes when the next second begins.
    this.timer = window.setTimeout(this.look, left % 1_000 || 1_000);
  }
}
