// The button of the filter sheet says how many packages a choice would show (docs/product/catalogue.md), a moment after the last
// change. The API is asked; until it answers, and for what it could only refuse, the button says its own words.
import { callApi } from '#web/api-client';
import { formSearch, hasReversedRange } from './filter-fields.ts';

const delayMs = 150;

export class LiveCount {
  private readonly form: HTMLFormElement;
  private readonly button: HTMLButtonElement;
  private readonly plainWords: string;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private question = new AbortController();

  constructor(form: HTMLFormElement, button: HTMLButtonElement) {
    this.form = form;
    this.button = button;
    this.plainWords = button.textContent;
  }

  /** Shows the count of the present choice soon; a question asked before is dropped. */
  ask(): void {
    this.stop();
    if (!this.form.checkValidity() || hasReversedRange(formSearch(this.form)))
      return this.say(this.plainWords);
    // The count it shows was promised for another choice.
    this.say(this.plainWords, true);
    this.timer = setTimeout(() => {
      this.count().then(
        (words) => this.say(words),
        (error: Error) => {
          // A newer question is on its way and will answer.
          if (error.name !== 'AbortError') this.say(this.plainWords);
        },
      );
    }, delayMs);
  }

  /** Back to the button's own words. */
  forget(): void {
    this.stop();
    this.say(this.plainWords);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.question.abort();
    this.question = new AbortController();
  }

  private async count(): Promise<string> {
    const { pagination } = await callApi(this.address(), { signal: this.question.signal });
    const { one = '', other = '', capped = '' } = this.button.dataset;
    if (!pagination || pagination.total_is_capped) return capped;
    return pagination.total === 1 ? one : other.replace('#', String(pagination.total));
  }

  private address(): string {
    const { count = '', kinds = '' } = this.form.dataset;
    const query = new URLSearchParams(formSearch(this.form));
    // The API refuses what the page only leaves out, and the order changes no count.
    query.delete('sort');
    if (kinds !== '' && !query.has('kind')) query.set('kind', kinds);
    query.set('limit', '1');
    return `${count}?${query}`;
  }

  /** Only a change is read aloud, and not while another one is about to follow. */
  private say(words: string, isBusy = false): void {
    this.button.ariaBusy = String(isBusy);
    if (this.button.textContent !== words) this.button.textContent = words;
  }
}
