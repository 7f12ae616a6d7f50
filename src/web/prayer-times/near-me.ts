// To the place nearest to where somebody is (docs/product/prayer-times.md): the browser is asked only when they press the button.

/** A button and its note that cannot be seen without this; `data-address` takes the position, `data-failed` says that there is none. */
export class NearMe extends HTMLElement {
  connectedCallback(): void {
    const [button, note] = [this.querySelector('button'), this.querySelector('p')];
    if (!button || !note || !navigator.geolocation) return;
    this.classList.remove('invisible');
    button.addEventListener('click', () => {
      button.disabled = true;
      navigator.geolocation.getCurrentPosition(
        // Two decimals are a kilometre: near enough for a city, and not where somebody lives.
        ({ coords }) => this.goTo(`${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`),
        () => {
          button.disabled = false;
          note.setAttribute('role', 'status');
          note.textContent = this.dataset['failed'] ?? '';
        },
        { timeout: 15_000, maximumAge: 600_000 },
      );
    });
  }

  private goTo(near: string): void {
    const address = new URL(this.dataset['address'] ?? '', location.href);
    address.searchParams.set('near', near);
    location.assign(address);
  }
}
