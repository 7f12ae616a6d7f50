// What counts down on a page. Every look is worked out from the clock, never from the look before: a phone that slept, a midnight or
// another zone change nothing.

export abstract class TickingElement extends HTMLElement {
  private timer = 0;
  private readonly look = () => {
    clearTimeout(this.timer);
    const ms = this.show();
    if (ms !== null) this.timer = window.setTimeout(this.look, ms);
  };

  connectedCallback(): void {
    this.begin();
    document.addEventListener('visibilitychange', this.look);
    this.look();
  }

  disconnectedCallback(): void {
    document.removeEventListener('visibilitychange', this.look);
    clearTimeout(this.timer);
  }

  /** Reads what the server wrote into the attributes. */
  protected abstract begin(): void;

  /** Shows how it is now. Returns the milliseconds until the next look; null: nothing changes any more. */
  protected abstract show(): number | null;
}
