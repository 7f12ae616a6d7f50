// Remembers on the device what is ticked off in a list (spec §2 /panduan), and counts it. Without it the boxes still tick.

/** Around a list of checkboxes; `data-name` is what it is kept under, `data-count` how the count is said: "{done} … {total}". */
export class TickList extends HTMLElement {
  connectedCallback(): void {
    this.restore();
    this.addEventListener('change', () => {
      this.keep();
      this.count();
    });
    this.count();
  }

  private boxes(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  }

  private restore(): void {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.key()) ?? '[]');
      for (const box of this.boxes()) box.checked = Array.isArray(kept) && kept.includes(box.value);
    } catch {
      // Storage switched off or unreadable: the list begins empty.
    }
  }

  private keep(): void {
    const ticked = this.boxes()
      .filter(({ checked }) => checked)
      .map(({ value }) => value);
    try {
      localStorage.setItem(this.key(), JSON.stringify(ticked));
    } catch {
      // Storage is full or switched off: the ticks hold as long as the page.
    }
  }

  private count(): void {
    const said = this.querySelector('[data-ticked]');
    const boxes = this.boxes();
    const done = boxes.filter(({ checked }) => checked).length;
    if (said)
      said.textContent = (this.dataset['count'] ?? '')
        .replace('{done}', String(done))
        .replace('{total}', String(boxes.length));
  }

  private key(): string {
    return `ticks:${this.dataset['name'] ?? ''}`;
  }
}
