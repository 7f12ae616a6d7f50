// A password, with an eye that shows what is typed. Shown while it is sent, a password may end up among what the browser remembers of
// ordinary fields: it is hidden again before. Without script the eye is not there.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is to be mended (docs/product/pages.md), and only the document
   itself can put it there when there is no script */
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import * as m from '#messages/messages';
import { Field } from '#web/ui/field.tsx';

interface PasswordFieldProps extends Omit<
  ComponentProps<typeof Field>,
  'type' | 'children' | 'defaultValue' | 'optional' | 'className'
> {
  /** A password never comes back from the server. */
  defaultValue?: string | undefined;
  /** The answer by which the form as a whole was refused: the password is asked for once more. */
  refusedBy?: unknown;
}

/** Properties are those of `<Field>`. */
export function PasswordField({ refusedBy, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  useEffect(() => {
    if (!refusedBy || !input.current) return;
    input.current.value = '';
    input.current.focus();
  }, [refusedBy]);
  const { label, name, error, hint, id, defaultValue: _never, ...rest } = field;
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} name={name} error={error} hint={hint} {...(id && { id })}>
      {(control) => (
        <span className="relative block">
          <input
            {...rest}
            autoFocus={rest.autoFocus || Boolean(refusedBy)}
            {...control}
            ref={input}
            type={isShown ? 'text' : 'password'}
            required
            autoCapitalize="none"
            spellCheck={false}
            className={`${control.className} pr-14`}
          />
          <button
            type="button"
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
            className="noscript:hidden absolute inset-y-0 right-0 inline-flex w-12 cursor-pointer items-center justify-center rounded-lg text-ink-soft hover:text-ink"
          >
            <Icon size={22} aria-hidden="true" />
            <span className="sr-only">{m.auth_show_passwords()}</span>
          </button>
        </span>
      )}
    </Field>
  );
}
