// Marks, among the chips that lead to a page's sections, the one that is being read, and keeps it in sight.

export class SectionChips extends HTMLElement {
  connectedCallback(): void {
    const chips = new Map(
      [...this.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((chip) => {
        const section = document.getElementById(chip.hash.slice(1));
        return section ? [[section, chip] as const] : [];
      }),
    );
    // What crosses the upper third of the screen is being read.
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.findLast(({ isIntersecting }) => isIntersecting);
        const chip = read && chips.get(read.target as HTMLElement);
        if (chip) this.mark(chip, chips.values());
      },
      { rootMargin: '-80px 0px -66% 0px' },
    );
    for (const section of chips.keys()) observer.observe(section);
  }

  private mark(current: HTMLAnchorElement, all: Iterable<HTMLAnchorElement>): void {
    for (const chip of all) chip.removeAttribute('aria-current');
    current.setAttribute('aria-current', 'true');
    const row = current.parentElement;
    if (row) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }
}
