// Keys among the documents to tick (docs/product/partner-console.md: keyboard use): only while a tick box has the focus, so that nothing is pressed by
// accident. Space and Enter are the browser's own.

class DocumentTicks extends HTMLElement {
  connectedCallback(): void {
    const all = this.querySelector<HTMLButtonElement>('[data-all]')!;
    all.hidden = false;
    this.querySelector<HTMLElement>('[data-keys]')!.hidden = false;
    all.addEventListener('click', () => this.tickAll());
    this.addEventListener('keydown', (event) => {
      const boxes = this.boxes();
      const at = boxes.indexOf(event.target as HTMLInputElement);
      if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) boxes[(at + step + boxes.length) % boxes.length]!.focus();
      else if (event.key.toLowerCase() === 'a') this.tickAll();
      else return;
      event.preventDefault();
    });
  }

  private boxes(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>('input[name=ticked]')];
  }

  /** All of them, or none when all are ticked already. */
  private tickAll(): void {
    const boxes = this.boxes();
    const isTicked = boxes.some(({ checked }) => !checked);
    for (const box of boxes) box.checked = isTicked;
  }
}

customElements.define('document-ticks', DocumentTicks);
