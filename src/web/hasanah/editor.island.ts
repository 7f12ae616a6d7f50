// All that moves where an article is written (docs/product/hasanah.md): the preview follows what is typed, a picture goes where the cursor
// stands, and a page is not left by a slip. Without script its buttons do the same.
import { withoutStyles } from '#web/ui/elements/page-text';

/** Long enough to end a word. */
const waitMs = 600;

class ArticleEditor extends HTMLElement {
  private timer = 0;
  private asking: AbortController | null = null;
  private isChanged = false;
  private body: HTMLTextAreaElement | null = null;

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    // What came back with a fault is not kept yet.
    this.isChanged = this.dataset['unsaved'] !== undefined;
    this.body = form.querySelector('textarea[name=body_id]');
    form.addEventListener('input', () => {
      this.isChanged = true;
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => void this.preview(form), waitMs);
    });
    form.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLTextAreaElement && target.name.startsWith('body_')) this.body = target;
    });
    form.addEventListener('click', ({ target }) => {
      const line = (target as Element).closest<HTMLElement>('[data-insert]')?.dataset['insert'];
      if (line !== undefined) this.insert(line);
    });
    form.addEventListener('submit', () => {
      this.isChanged = false;
    });
    window.addEventListener('beforeunload', (event) => {
      if (this.isChanged) event.preventDefault();
    });
    for (const button of this.querySelectorAll<HTMLElement>('[data-insert]')) button.hidden = false;
  }

  /** As a paragraph of its own. */
  private insert(line: string): void {
    const { body } = this;
    if (!body) return;
    body.focus();
    body.setRangeText(`\n\n${line}\n\n`, body.selectionStart, body.selectionEnd, 'end');
    body.dispatchEvent(new Event('input', { bubbles: true }));
  }

  private async preview(form: HTMLFormElement): Promise<void> {
    this.asking?.abort();
    this.asking = new AbortController();
    const words = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    try {
      const answer = await fetch(location.pathname, {
        method: 'POST',
        body: new URLSearchParams([...words, ['intent', 'preview']]),
        signal: this.asking.signal,
      });
      if (!answer.ok) return;
      const html = withoutStyles(await answer.text());
      const fresh = new DOMParser().parseFromString(html, 'text/html').getElementById('article-preview');
      if (fresh) document.getElementById('article-preview')?.replaceChildren(...fresh.childNodes);
    } catch {
      // Given up for a later one, or no network: the next change asks again.
    }
  }
}

customElements.define('article-editor', ArticleEditor);
