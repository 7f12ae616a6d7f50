// All that moves on the pages of prayer times, as custom elements: the countdown, the way to the nearest place, and printing.
import { NearMe } from './near-me.ts';
import { PrayerCountdown } from './prayer-countdown.ts';

/** Around a button that cannot be seen: it appears, in its own place, with the script that can do what it says. */
class PrintPage extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    button?.classList.remove('invisible');
    button?.addEventListener('click', () => window.print());
  }
}

customElements.define('prayer-countdown', PrayerCountdown);
customElements.define('near-me', NearMe);
customElements.define('print-page', PrintPage);
