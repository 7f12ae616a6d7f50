// All that moves on pages of accounts, as custom elements: checks as one types, and the wait for another code. The pages work without it.
import { CheckedForm } from '#web/ui/elements/checked-form';
import { ResendWait } from './resend-wait.ts';

customElements.define('checked-form', CheckedForm);
customElements.define('resend-wait', ResendWait);
