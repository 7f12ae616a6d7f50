// The short form that begins an application; the rest follows on a page of its own, under a link.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md) */
import * as m from '#messages/messages';
import { joinKindLabels } from '#labels/joining';
import type { JoinKind } from '#shared/joining';
import { emailMaxLength, nameMaxLength, phoneMaxLength } from '#shared/limits';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { firstWrong, type FormState } from '#web/ui/forms/form-state';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/section.tsx';

const fields = ['kind', 'organisation', 'contact_name', 'email', 'phone', 'terms'] as const;

export function BeginForm({ kinds, state }: { kinds: readonly JoinKind[]; state: FormState }) {
  const { values, errors, problem } = state;
  const wrong = firstWrong(state, fields);
  const text = (name: (typeof fields)[number]) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
    autoFocus: wrong === name,
    required: true,
  });
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-xl font-bold">{m.joining_begin_title()}</h2>
      <form method="post" noValidate className="mt-4 space-y-4">
        {problem && <Notice tone="bad" live title={problem} />}
        <Field label={m.joining_begin_kind()} name="kind" error={errors['kind']}>
          {(control) => (
            <select {...control} defaultValue={values['kind'] ?? kinds[0]} autoFocus={wrong === 'kind'}>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {joinKindLabels[kind]()}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          {...text('organisation')}
          label={m.joining_field_organisation()}
          autoComplete="organization"
          maxLength={nameMaxLength}
        />
        <Field
          {...text('contact_name')}
          label={m.joining_field_contact_name()}
          autoComplete="name"
          maxLength={nameMaxLength}
        />
        <Field
          {...text('email')}
          label={m.joining_field_email()}
          type="email"
          autoComplete="email"
          maxLength={emailMaxLength}
        />
        <Field
          {...text('phone')}
          label={m.joining_field_phone()}
          type="tel"
          autoComplete="tel"
          maxLength={phoneMaxLength}
        />
        <div>
          <label className="flex min-h-12 items-start gap-3">
            <input
              type="checkbox"
              name="terms"
              required
              defaultChecked={values['terms'] === 'on'}
              aria-invalid={errors['terms'] ? true : undefined}
              aria-describedby={errors['terms'] ? 'terms-error' : undefined}
              autoFocus={wrong === 'terms'}
              className="mt-0.5 size-6 shrink-0 accent-primary"
            />
            {m.joining_begin_terms()}
          </label>
          {errors['terms'] && (
            <p id="terms-error" className="mt-1 font-semibold text-bad">
              {errors['terms']}
            </p>
          )}
        </div>
        <Button className="w-full">{m.joining_begin_send()}</Button>
      </form>
    </Card>
  );
}
