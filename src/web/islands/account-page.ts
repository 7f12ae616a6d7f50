// All that moves on pages of accounts, as custom elements: checks as one types, and the wait for another code. The pages work without it.
import { CheckedForm } from './checked-form.ts';
import { ResendWait } from './resend-wait.ts';

customElements.define('checked-form', CheckedForm);
customElements.define('resend-wait', ResendWait);
