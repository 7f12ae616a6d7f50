// What each step of the loan applicant form is given.
import type { FormAnswer } from '#web/ui/forms/form-answer';
import type { ApplicationFormView } from './application-form.server.ts';

export interface StepProps<Name extends ApplicationFormView['step']> {
  view: Extract<ApplicationFormView, { step: Name }>;
  answer: FormAnswer | undefined;
}
