// All that moves on pages of supplications and guides, as custom elements. The pages are read without it.
import { ShareText } from '#web/ui/elements/share-text';
import { TickList } from '#web/guides/tick-list-element';

customElements.define('share-text', ShareText);
customElements.define('tick-list', TickList);
