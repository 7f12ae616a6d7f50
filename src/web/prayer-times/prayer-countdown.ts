// Counts down to the next prayer (spec §2 prayer schedule).
import { addDays, formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { clockText, dayAt, nextPrayer, type PrayerDays, shownTimes } from '#shared/prayer-times';
import { TickingElement } from '#web/ui/elements/ticking-element';
import { clockParts } from '#shared/clock-parts';

/** Around what the server wrote (prayer-times/next-prayer.tsx); the days to come travel in its attributes. */
export class PrayerCountdown extends TickingElement {
  private schedule: PrayerDays = { beginsAtMs: 0, days: [] };
  private shownDay = -1;

  protected begin(): void {
    this.schedule = {
      beginsAtMs: Number(this.dataset['begins']),
      days: (this.dataset['days'] ?? '').split(',').map((row) => row.split(' ').map(Number)),
    };
  }

  protected show(): number | null {
    const now = Date.now();
    const day = dayAt(this.schedule, now);
    const next = nextPrayer(this.schedule, now);
    if (day === null || !next) {
      this.showLeft(['––', '––', '––']);
      this.write('[data-note]', this.dataset['stale'] ?? '');
      return null;
    }
    if (day !== this.shownDay) this.showDay(day);
    this.showLeft(clockParts(next.secondsLeft));
    const minutes = this.schedule.days[next.isTomorrow ? day + 1 : day]![shownTimes.indexOf(next.prayer)]!;
    const name = this.querySelector(`[data-time=${next.prayer}] [data-name]`)?.textContent ?? '';
    const text = this.dataset[next.isTomorrow ? 'wordsTomorrow' : 'words'] ?? '';
    this.write('[data-next]', text.replace('#prayer', name).replace('#time', clockText(minutes)));
    this.write('[data-note]', this.dataset['running'] ?? '');
    this.mark('[data-time]', (item) => !next.isTomorrow && item.dataset['time'] === next.prayer, 'time');
    // The next look comes when the next second begins.
    return 1_000 - (now % 1_000);
  }

  /** Times and dates of another day than the one on the page. */
  private showDay(day: number): void {
    this.shownDay = day;
    shownTimes.forEach((name, at) =>
      this.write(`[data-time=${name}] [data-clock]`, clockText(this.schedule.days[day]![at]!)),
    );
    const date = addDays(this.dataset['from'] ?? '', day);
    this.write('[data-date]', formatDate(date, document.documentElement.lang as Locale, 'full'));
    const months = JSON.parse(this.dataset['hijri'] ?? '[]') as [fromDay: number, words: string][];
    const month = months.findLast(([fromDay]) => fromDay <= day);
    if (month) this.write('[data-hijri-date]', month[1].replace('#', String(day - month[0] + 1)));
    this.mark('[data-day]', (row) => row.dataset['day'] === date, 'date', document);
  }

  private showLeft(parts: readonly string[]): void {
    ['hours', 'minutes', 'seconds'].forEach((part, at) => this.write(`[data-part=${part}]`, parts[at]!));
  }

  private write(selector: string, text: string): void {
    const element = this.querySelector(selector);
    if (element && element.textContent !== text) element.textContent = text;
  }

  private mark(
    selector: string,
    isCurrent: (element: HTMLElement) => boolean,
    value: string,
    within: ParentNode = this,
  ): void {
    for (const element of within.querySelectorAll<HTMLElement>(selector)) {
      if (isCurrent(element)) element.setAttribute('aria-current', value);
      else element.removeAttribute('aria-current');
    }
  }
}
