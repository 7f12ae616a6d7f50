// Deleting the account (spec §2: with confirmation): says first what goes and what stays, then asks for proof.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the field to be mended (docs/product/pages.md), without script too */
import * as m from '#messages/messages';
import { codeLength } from '#shared/limits';
import * as paths from '#shared/paths';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { FormState } from '#web/ui/forms/form-state';
import { ResendForm } from '#web/registration/resend-form.tsx';

interface DeleteFormProps {
  email: string;
  hasPassword: boolean;
  /** Without a password: the code that was mailed, and seconds until another one may be asked for. */
  sentCode: { waitSeconds: number } | null;
  goes: readonly string[];
  stays: readonly string[];
  state: FormState;
}

export function DeleteForm({ email, hasPassword, sentCode, goes, stays, state }: DeleteFormProps) {
  return (
    <div className="max-w-xl space-y-6">
      <Notice tone="warn" title={m.delete_warning()}>
        <p>{m.delete_warning_text()}</p>
      </Notice>
      <Kept title={m.delete_goes()} items={goes} />
      <Kept title={m.delete_stays()} items={stays} text={m.delete_stays_text()} />
      {state.problem && <Notice tone="bad" live title={state.problem} />}
      {hasPassword ? (
        <ByPassword email={email} error={state.errors['password']} />
      ) : (
        <ByCode email={email} sentCode={sentCode} error={state.errors['code']} />
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

function ByPassword({ email, error }: { email: string; error: string | undefined }) {
  return (
    <form method="post" noValidate className="space-y-5">
      {/* For password managers: whose password it is. */}
      <input type="hidden" name="email" autoComplete="username" defaultValue={email} />
      <Field
        label={m.auth_password()}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={error}
        hint={m.delete_password_hint()}
        autoFocus={error !== undefined}
      />
      <Confirm />
    </form>
  );
}

function ByCode({
  email,
  sentCode,
  error,
}: Pick<DeleteFormProps, 'email' | 'sentCode'> & { error: string | undefined }) {
  if (!sentCode) {
    return (
      <form method="post">
        <p className="mb-3">{m.delete_code_text({ email })}</p>
        <Button name="intent" value="resend" variant="secondary">
          {m.delete_code_send()}
        </Button>
      </form>
    );
  }
  return (
    <>
      <form method="post" noValidate className="space-y-5">
        <Field
          label={m.auth_code()}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeLength + 4}
          required
          error={error}
          hint={m.delete_code_sent({ email })}
          autoFocus
        />
        <Confirm />
      </form>
      <ResendForm {...sentCode} />
    </>
  );
}

function Confirm() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button name="intent" value="delete" variant="danger">
        {m.delete_confirm()}
      </Button>
      <LocalLink to={paths.member.profile} className={buttonClass('quiet')}>
        {m.profile_cancel()}
      </LocalLink>
    </div>
  );
}
