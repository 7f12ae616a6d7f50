// Where the code of an authenticator application is typed; phones offer it by themselves.
/* oxlint-disable jsx-a11y/no-autofocus -- the page exists to ask for this one thing */
import * as m from '#messages/messages';
import { Field } from '#web/ui/field.tsx';

interface CodeFieldProps {
  name?: string;
  /** Letters too: a recovery code may be typed instead. */
  takesRecoveryCode?: boolean;
  error?: string | undefined;
  hint?: string;
  id?: string;
  /** The page opens with the focus here. */
  isAskedNow?: boolean;
}

export function CodeField({
  name = 'code',
  takesRecoveryCode = false,
  isAskedNow = false,
  ...field
}: CodeFieldProps) {
  return (
    <Field
      label={m.factor_code()}
      name={name}
      autoComplete="one-time-code"
      inputMode={takesRecoveryCode ? 'text' : 'numeric'}
      enterKeyHint="go"
      maxLength={20}
      required
      autoFocus={isAskedNow}
      {...field}
    />
  );
}
