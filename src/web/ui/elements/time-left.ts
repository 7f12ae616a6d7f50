// Counts down to a deadline by the server's clock: a phone whose clock is wrong changes nothing.
import { clockParts, TickingElement } from './ticking-element.ts';

/** Around `[data-clock]`; `data-until` and `data-now` (the server's time when it answered) are instants, `data-over` the words at the end. */
export class TimeLeft extends TickingElement {
  private until = 0;

  protected begin(): void {
    const ahead = Date.parse(this.dataset['now'] ?? '') - Date.now();
    this.until = Date.parse(this.dataset['until'] ?? '') - ahead;
    this.classList.remove('invisible');
  }

  protected show(): number | null {
    const left = this.until - Date.now();
    const clock = this.querySelector('[data-clock]');
    if (!clock) return null;
    clock.textContent =
      left <= 0 ? (this.dataset['over'] ?? '') : clockParts(Math.ceil(left / 1_000)).join(':');
    // The next look comes when the next second begins.
    return left <= 0 ? null : left % 1_000 || 1_000;
  }
}
