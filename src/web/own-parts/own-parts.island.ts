// Brings what is a member's own onto a page that is the same for all of them: one private answer, whose parts take the places of the
// page's (own-part.tsx). Whoever's session is over gets the header of a guest by it. Hearts and bell of such a page move by this script, too.
import { countUnread } from '#web/notifications/unread-badge-element';
import { showHeart } from '#web/wishlist/show-heart';
import { moveHearts } from '#web/wishlist/wish-button-element';

class OwnParts extends HTMLElement {
  connectedCallback(): void {
    // Without an answer the page stays as it is: its links lead to everything.
    this.fill().catch(() => undefined);
  }

  private async fill(): Promise<void> {
    const hearts = [...document.querySelectorAll<HTMLElement>('wish-button')];
    const slugs = [...new Set(hearts.map(({ dataset }) => dataset['slug']))].join(' ');
    const answer = await fetch(`${this.dataset['from']}&hearts=${encodeURIComponent(slugs)}`);
    if (!answer.ok) return;
    const own = new DOMParser().parseFromString(await answer.text(), 'text/html');
    // The answer has renewed the session: whoever has a bell is counted for from here.
    if (own.querySelector('unread-badge')) countUnread();
    for (const part of own.querySelectorAll<HTMLElement>('[data-own]')) {
      const place = document.querySelector(`[data-own="${part.dataset['own']}"]`);
      // Not while somebody is in it: what they hold would be gone.
      if (place && !place.contains(document.activeElement)) place.replaceChildren(...part.childNodes);
    }
    const wished = own.querySelector<HTMLElement>('[data-wished]')?.dataset['wished']?.split(' ');
    if (wished) for (const heart of hearts) showHeart(heart, wished.includes(heart.dataset['slug']!));
  }
}

moveHearts();
customElements.define('own-parts', OwnParts);
