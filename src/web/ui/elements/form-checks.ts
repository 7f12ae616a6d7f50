// The forms an island may check, by name: the very schemas the server refuses by (spec §5).
import {
  changeEmailForm,
  changePasswordForm,
  forgotPasswordForm,
  phoneForm,
  profileForm,
  registerForm,
  resetPasswordForm,
} from '#shared/account-forms';
import { todayInIndonesia } from '#shared/dates';
import { formFaults } from '#shared/form-faults';
import type { FieldFault } from '#shared/errors';

const forms = {
  register: () => registerForm(todayInIndonesia(new Date())),
  forgot: () => forgotPasswordForm,
  reset: () => resetPasswordForm,
  change: () => changePasswordForm,
  profile: () => profileForm(todayInIndonesia(new Date())),
  phone: () => phoneForm,
  email: () => changeEmailForm,
} as const;
export type CheckedFormName = keyof typeof forms;

/** What is wrong with what stands in the form now; nothing for a form nobody knows. */
export function faultsOf(name: string, form: HTMLFormElement): FieldFault[] {
  const schema = forms[name as CheckedFormName];
  return schema ? formFaults(schema(), Object.fromEntries(new FormData(form))) : [];
}
