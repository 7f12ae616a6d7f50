// All that moves on a payment's page: numbers to copy, the time that is left, and moving on when the money has arrived.
import { CopyValue } from './copy-value.ts';
import { PaymentWatch } from './payment-watch.ts';
import { TimeLeft } from './time-left.ts';

customElements.define('copy-value', CopyValue);
customElements.define('payment-watch', PaymentWatch);
customElements.define('time-left', TimeLeft);
