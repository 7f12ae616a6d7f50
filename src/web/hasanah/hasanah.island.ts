// All that moves on an article: copying its address, and telling the server that a person reads it. It is read without it.
import { CopyLink } from '#web/ui/elements/copy-link';
import { SeenBeacon } from '#web/ui/elements/seen-beacon';

customElements.define('copy-link', CopyLink);
customElements.define('seen-beacon', SeenBeacon);
