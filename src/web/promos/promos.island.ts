// All that moves on a promo's page. The page is read and shared without it.
import { CopyLink } from '#web/ui/elements/copy-link';
import { CopyValue } from '#web/ui/elements/copy-value';

customElements.define('copy-link', CopyLink);
customElements.define('copy-value', CopyValue);
