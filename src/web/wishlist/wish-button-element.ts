// Hearts that answer without leaving the page (spec §4 wishlist toggle): what became of the session is
// lived by #web/api-client.
import { ApiRefusal, browser, createApiClient } from '#web/api-client';
import { showToast } from '#web/ui/elements/show-toast';
import { isKnown, showHeart } from './show-heart.ts';

class WishButton extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('submit', (event) => {
      if (!isKnown(this)) return;
      event.preventDefault();
      void this.toggle();
    });
  }

  private async toggle(): Promise<void> {
    const button = this.querySelector('button');
    if (!button || button.disabled) return;
    button.disabled = true;
    // Who has to sign in first takes the form along: it is saved on the way back (decision 0066).
    let leaves = false;
    const callApi = createApiClient({
      ...browser,
      goToSignIn: () => {
        leaves = true;
      },
    });
    try {
      const { data, message } = await callApi<{ is_deleted: boolean }>(
        `/api/v3/users/wishlist/${this.dataset['slug']}`,
        { method: 'POST' },
      );
      showHeart(this, !data.is_deleted);
      showToast(message);
    } catch (error) {
      // Without an answer the form goes the long way, and the browser says what is wrong.
      if (error instanceof ApiRefusal && !leaves) showToast(error.message, 'error');
      else this.querySelector('form')?.submit();
    } finally {
      button.disabled = false;
    }
  }
}

export function moveHearts(): void {
  // The module may be asked for again after moving within the site.
  if (!customElements.get('wish-button')) customElements.define('wish-button', WishButton);
}
