// All that moves on a product page, as custom elements (docs/product/pages.md): the price
// calculator, sharing, and telling the server that a person looked. The page works without it.
import { priceEach, priceOfParty, type PriceList, readParty, travellers } from '#shared/trip-price';
import { formatRupiah, rupiah } from '#shared/money';
import { SeenBeacon } from '#web/ui/elements/seen-beacon';
import { SectionChips } from './section-chips.ts';
import { SharePage } from '#web/ui/elements/share-page';

/** Works the total out on every change, in place of the form's round trip to the server. */
class PriceCalculator extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button[type=submit]')?.setAttribute('hidden', '');
    this.addEventListener('input', () => this.update());
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-step]');
      if (button) this.step(button);
    });
    this.querySelector('form')?.addEventListener('submit', (event) => {
      // The button that books leads on; any other one only works out what stands here already.
      if (!event.submitter?.hasAttribute('formaction')) event.preventDefault();
    });
  }

  /** One person fewer or more in the field beside the button. */
  private step(button: HTMLElement): void {
    const field = fieldBeside(button);
    if (button.dataset['step'] === 'up') field.stepUp();
    else field.stepDown();
    this.update();
  }

  private update(): void {
    const form = this.querySelector('form');
    if (!form) return;
    for (const button of this.querySelectorAll<HTMLElement>('[data-step]')) {
      const { value, min, max } = fieldBeside(button);
      if (value === (button.dataset['step'] === 'up' ? max : min))
        button.setAttribute('aria-disabled', 'true');
      else button.removeAttribute('aria-disabled');
    }
    const prices = JSON.parse(this.dataset['prices'] ?? '') as PriceList;
    const values = new FormData(form);
    const party = readParty(prices, (name) => values.get(name) as string | null);
    const price = priceOfParty(prices, party);
    const room = prices.rooms.find(({ roomType }) => roomType === party.room);
    if (!price || !room) return;
    for (const who of travellers) {
      const each = priceEach(prices, who, rupiah(room.amount));
      this.write(`[data-each=${who}]`, each === 0 ? (this.dataset['free'] ?? '') : formatRupiah(each ?? 0));
      this.write(
        `[data-line=${who}]`,
        formatRupiah(price.lines.find((line) => line.who === who)?.total ?? 0),
      );
    }
    this.write('[data-extras]', formatRupiah(price.extras));
    this.write('[data-total]', formatRupiah(price.total));
  }

  private write(selector: string, text: string): void {
    const output = this.querySelector(selector);
    if (output && output.textContent !== text) output.textContent = text;
  }
}

const fieldBeside = ({ parentElement }: HTMLElement) => parentElement!.querySelector('input')!;

/** The module may be asked for again after moving within the site. */
function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}

/** The bar at the lower edge says no price that stands above it, and steps aside while the panel's own button is in sight. */
class PriceBar extends HTMLElement {
  connectedCallback(): void {
    const steps = { 'panel-price': this.querySelector('[data-price]')!, 'panel-next': this };
    // Above the bar, and of a button all of its height.
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          steps[target.id as keyof typeof steps].classList.toggle('invisible', isIntersecting);
      },
      { rootMargin: '0px 0px -112px' },
    );
    for (const id of Object.keys(steps)) watch.observe(document.getElementById(id)!);
  }
}

define('price-calculator', PriceCalculator);
define('price-bar', PriceBar);
define('section-chips', SectionChips);
define('share-page', SharePage);
define('seen-beacon', SeenBeacon);
