// Deleting the account (spec §2: with confirmation): says first what goes and what stays, then asks for proof.
/* oxlint-disable jsx-a11y/no-autofocus -- the step has one field, and it is what the visitor came for (docs/product/pages.md) */
import * as m from '#messages/messages';
import { codeLength } from '#shared/limits';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { type CodeWait, ResendCode } from '#web/registration/resend-code.tsx';

interface DeleteFormProps {
  email: string;
  hasPassword: boolean;
  /** Without a password: the code that was mailed, and seconds until another one may be asked for. */
  sentCode: CodeWait | null;
  goes: readonly string[];
  stays: readonly string[];
  answer: FormAnswer | undefined;
}

export function DeleteForm({ email, hasPassword, sentCode, goes, stays, answer }: DeleteFormProps) {
  return (
    <div className="max-w-xl space-y-6">
      <Notice tone="warn" title={m.delete_warning()}>
        <p>{m.delete_warning_text()}</p>
      </Notice>
      <Kept title={m.delete_goes()} items={goes} />
      <Kept title={m.delete_stays()} items={stays} text={m.delete_stays_text()} />
      {hasPassword ? (
        <ByPassword email={email} answer={answer} />
      ) : sentCode ? (
        <ByCode email={email} sentCode={sentCode} answer={answer} />
      ) : (
        <AskForCode email={email} answer={answer} />
      )}
    </div>
  );
}

function Kept({ title, items, text }: { title: string; items: readonly string[]; text?: string }) {
  return (
    <div>
      <h2 className="text-lg font-bold">{title}</h2>
      <ul className="mt-2 list-disc space-y-1 pl-6">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {text && <p className="mt-2 text-ink-soft">{text}</p>}
    </div>
  );
}

function ByPassword({ email, answer }: Pick<DeleteFormProps, 'email' | 'answer'>) {
  const form = useAppForm({ id: 'delete', intent: 'delete', answer });
  return (
    <AppFormBox form={form} className="space-y-5">
      {/* For password managers: whose password it is. */}
      <input type="hidden" name="email" autoComplete="username" defaultValue={email} />
      <PasswordField
        {...form.field('password')}
        label={m.auth_password()}
        autoComplete="current-password"
        hint={m.delete_password_hint()}
      />
      <Confirm />
    </AppFormBox>
  );
}

function AskForCode({ email, answer }: Pick<DeleteFormProps, 'email' | 'answer'>) {
  const form = useAppForm({ id: 'ask-code', intent: 'resend', answer });
  return (
    <AppFormBox form={form} className="space-y-3">
      <p>{m.delete_code_text({ email })}</p>
      <SubmitButton variant="secondary">{m.delete_code_send()}</SubmitButton>
    </AppFormBox>
  );
}

function ByCode({
  email,
  sentCode,
  answer,
}: Pick<DeleteFormProps, 'email' | 'answer'> & { sentCode: CodeWait }) {
  const form = useAppForm({ id: 'delete', intent: 'delete', answer });
  return (
    <>
      <AppFormBox form={form} className="space-y-5">
        <Field
          {...form.field('code')}
          label={m.auth_code()}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeLength + 4}
          required
          hint={m.delete_code_sent({ email })}
          autoFocus
        />
        <Confirm />
      </AppFormBox>
      <ResendCode wait={sentCode} answer={answer} />
    </>
  );
}

function Confirm() {
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton variant="danger" pending={m.delete_pending()}>
        {m.delete_confirm()}
      </SubmitButton>
      <LocalLink to={paths.member.profile} className={buttonClass('quiet')}>
        {m.profile_cancel()}
      </LocalLink>
    </div>
  );
}
