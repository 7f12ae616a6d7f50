// All that moves on an article: copying its address, and telling the server that a person reads it. It is read without it.
import { CopyLink } from './copy-link.ts';
import { SeenBeacon } from './seen-beacon.ts';

customElements.define('copy-link', CopyLink);
customElements.define('seen-beacon', SeenBeacon);
