// Before the first journey: the browser lies unpacked, so that workers need not race for it.
import { unpackBrowser } from './browser.ts';

export default unpackBrowser;
