// What can be read without a network (issue "worship" 5): the pages this browser has kept, by their headings.
import { splitLocale } from '#shared/locale-path';
import { ordersStorePrefix } from '#web/service-worker/kept-orders';
import { offlinePages, pagesStore } from '#web/service-worker/kept-pages';

/** Around a hidden block with an empty list; shown as soon as something was kept in the language of the page. */
class KeptPages extends HTMLElement {
  connectedCallback(): void {
    if ('caches' in window) void this.fill();
  }

  private async fill(): Promise<void> {
    // One's own orders first: who travels looks for them.
    const orders = (await caches.keys()).filter((name) => name.startsWith(ordersStorePrefix));
    for (const name of [...orders, pagesStore]) await this.addAllOf(await caches.open(name));
  }

  private async addAllOf(store: Cache): Promise<void> {
    const { locale } = splitLocale(location.pathname);
    const kept = (await store.keys()).map(({ url }) => new URL(url))
      // A month is reached from its place's own page, a tab from the list.
      .filter(({ pathname, searchParams }) => splitLocale(pathname).locale === locale && !offlinePages.includes(pathname) && !searchParams.has('month') && !searchParams.has('tab'));
    for (const { pathname, search } of kept) {
      const page = await store.match(pathname + search);
      // The heading alone: a whole page would be measured by the content policy of this one.
      const [heading] = /<h1.*?<\/h1>/s.exec(page ? await page.text() : '') ?? [];
      if (heading) this.add(pathname + search, new DOMParser().parseFromString(heading, 'text/html').body.textContent);
    }
  }

  private add(address: string, words: string): void {
    const [link, item] = [document.createElement('a'), document.createElement('li')];
    link.href = address;
    link.textContent = words;
    link.className = 'inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4';
    item.append(link);
    this.querySelector('ul')?.append(item);
    for (const hidden of this.querySelectorAll<HTMLElement>('[hidden]')) hidden.hidden = false;
  }
}

customElements.define('kept-pages', KeptPages);
