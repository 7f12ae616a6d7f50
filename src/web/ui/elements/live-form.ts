// Keeps a draft while it is filled in, and shows the sum of what stands there: the form is sent as it would be, and of the page that
// comes back only the marked parts are taken. Without script its buttons do the same.
import { withoutStyles } from './page-text.ts';

/** Around the form. `data-method`: `get` only asks what it would come to, `post` keeps it. */
export class LiveForm extends HTMLElement {
  private timer = 0;
  private sending: AbortController | null = null;

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    for (const button of this.querySelectorAll<HTMLElement>('[data-without-script]')) button.hidden = true;
    const isAsking = this.dataset['method'] === 'get';
    form.addEventListener(isAsking ? 'input' : 'change', ({ target }) =>
      this.plan(form, target as HTMLElement, isAsking),
    );
    form.addEventListener('submit', (event) => this.submitted(form, event));
    this.addEventListener('click', ({ target }) => {
      const closes = (target as Element).closest<HTMLElement>('[data-closes]')?.dataset['closes'];
      if (closes) (document.getElementById(closes) as HTMLDialogElement | null)?.close();
    });
  }

  disconnectedCallback(): void {
    clearTimeout(this.timer);
    this.sending?.abort();
  }

  private plan(form: HTMLFormElement, { dataset }: HTMLElement, isAsking: boolean): void {
    if (!isAsking && dataset['saves'] === undefined) return;
    clearTimeout(this.timer);
    const wait = dataset['saves'] === 'shipping' ? this.dataset['waitShipping'] : this.dataset['wait'];
    this.timer = window.setTimeout(() => void this.send(form, isAsking ? null : 'save'), Number(wait));
  }

  private submitted(form: HTMLFormElement, event: SubmitEvent): void {
    clearTimeout(this.timer);
    const button = event.submitter as HTMLButtonElement | null;
    const opens = button?.dataset['opens'];
    if (opens) {
      // What is missing is said by the server, beside its field.
      if (!form.querySelector<HTMLInputElement>('[name=terms_accepted]')?.checked) return;
      event.preventDefault();
      void this.send(form, 'save').then(
        (isFine) => isFine && (document.getElementById(opens) as HTMLDialogElement).showModal(),
      );
    } else if (button?.dataset['sends'] !== undefined) {
      event.preventDefault();
      void this.send(form, button.value);
    }
  }

  /** False when the page was left, or nothing came back. */
  private async send(form: HTMLFormElement, intent: string | null): Promise<boolean> {
    this.sending?.abort();
    const sending = (this.sending = new AbortController());
    const values = new FormData(form);
    if (intent !== null) values.set('intent', intent);
    const fields = new URLSearchParams(
      [...values].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    try {
      const answer = await (intent === null
        ? fetch(`${location.pathname}?${fields}`, { signal: sending.signal })
        : fetch(location.href, { method: 'POST', body: fields, signal: sending.signal }));
      if (new URL(answer.url).pathname !== location.pathname || answer.status >= 500) {
        location.assign(answer.url);
        return false;
      }
      const html = withoutStyles(await answer.text());
      return this.show(new DOMParser().parseFromString(html, 'text/html'));
    } catch {
      // Given up for a later one, or no network: what stands in the form is sent again with the next change.
      return false;
    }
  }

  private show(page: Document): boolean {
    for (const part of document.querySelectorAll('[data-swap]')) {
      const fresh = page.getElementById(part.id);
      if (fresh && fresh.innerHTML !== part.innerHTML) part.replaceChildren(...fresh.childNodes);
    }
    for (const toast of page.querySelectorAll('.toast')) document.querySelector('.toasts')?.append(toast);
    const wrong = document.querySelector<HTMLElement>('[data-swap] [aria-invalid]');
    wrong?.focus();
    return !wrong && !document.querySelector('#masalah > *');
  }
}
