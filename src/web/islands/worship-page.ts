// All that moves on pages of supplications and guides, as custom elements. The pages are read without it.
import { ShareText } from './share-text.ts';
import { TickList } from './tick-list.ts';

customElements.define('share-text', ShareText);
customElements.define('tick-list', TickList);
