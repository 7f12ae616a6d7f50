// Another code may be asked for after a while: until then the button says in how many seconds. Without script it can be
// pressed, and the server says that it is too early.

/** Around the button; `data-seconds` to wait, `data-words` with a # for what is left of them. */
export class ResendWait extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    const seconds = Number(this.dataset['seconds']);
    if (!button || !(seconds > 0)) return;
    const words = button.textContent;
    const ends = Date.now() + seconds * 1_000;
    const tick = () => {
      const left = Math.ceil((ends - Date.now()) / 1_000);
      button.disabled = left > 0;
      button.textContent = left > 0 ? (this.dataset['words'] ?? '').replace('#', String(left)) : words;
      if (left <= 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1_000);
    tick();
  }
}
