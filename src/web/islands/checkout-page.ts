// All that moves on the checkout: the draft that keeps itself, the confirmation, the time that is left.
import { LiveForm } from './live-form.ts';
import { TimeLeft } from './time-left.ts';

customElements.define('live-form', LiveForm);
customElements.define('time-left', TimeLeft);
