// All that moves on a payment's page: numbers to copy, the time that is left, and moving on when the money has arrived.
import { CopyValue } from '#web/ui/elements/copy-value';
import { PaymentWatch } from './payment-watch.ts';
import { TimeLeft } from '#web/ui/elements/time-left';

customElements.define('copy-value', CopyValue);
customElements.define('payment-watch', PaymentWatch);
customElements.define('time-left', TimeLeft);
