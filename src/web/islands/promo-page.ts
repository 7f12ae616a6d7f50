// All that moves on a promo's page. The page is read and shared without it.
import { CopyLink } from './copy-link.ts';

customElements.define('copy-link', CopyLink);
