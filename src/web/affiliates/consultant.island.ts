// All that moves on a consultant's page: links are copied. Without script they are marked by hand.
import { CopyValue } from '#web/ui/elements/copy-value';

customElements.define('copy-value', CopyValue);
