// All that moves on the checkout: the draft that keeps itself, the confirmation, the time that is left.
import { LiveForm } from '#web/ui/elements/live-form';
import { TimeLeft } from '#web/ui/elements/time-left';

customElements.define('live-form', LiveForm);
customElements.define('time-left', TimeLeft);
