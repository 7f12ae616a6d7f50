// Tells the server that a person looked at this product (spec §7 products/{id}/seen). Sent at the first touch, scroll
// or key: a robot that only loads the page is not counted, and the page itself waits for nothing.

const signs = ['scroll', 'pointerdown', 'keydown'] as const;

export class SeenBeacon extends HTMLElement {
  private readonly tell = (event: Event) => {
    if (!event.isTrusted) return;
    this.forget();
    const address = this.dataset['address'];
    // Whether it arrives changes nothing for the visitor, who is led nowhere when it is refused.
    const method = this.dataset['method'] === 'GET' ? 'GET' : 'POST';
    if (address) fetch(address, { method, keepalive: true }).catch(() => undefined);
  };

  connectedCallback(): void {
    for (const sign of signs) addEventListener(sign, this.tell, { passive: true });
  }

  disconnectedCallback(): void {
    this.forget();
  }

  private forget(): void {
    for (const sign of signs) removeEventListener(sign, this.tell);
  }
}
