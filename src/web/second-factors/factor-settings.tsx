// A second factor that works: another application in its place, new recovery codes, and turning it off where that is allowed.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import type { ButtonVariant } from '#web/ui/button.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Notice } from '#web/ui/notice.tsx';
import { ProofFields } from './proof-fields.tsx';

interface FactorSettingsProps {
  email: string;
  mayRemove: boolean;
  /** Says which form was refused, and why. */
  answer: FormAnswer | undefined;
}

export function FactorSettings({ email, mayRemove, answer }: FactorSettingsProps) {
  const common = (intent: string) => ({ intent, email, answer });
  return (
    <div className="space-y-8">
      <Notice tone="good" title={m.factor_on_title()}>
        <p>{m.factor_on_text()}</p>
      </Notice>
      <Setting
        {...common('begin')}
        variant="secondary"
        title={m.factor_replace_title()}
        text={m.factor_replace_text()}
        send={m.factor_replace_send()}
      />
      <Setting
        {...common('renew')}
        variant="secondary"
        title={m.factor_renew_title()}
        text={m.factor_renew_text()}
        send={m.factor_renew_send()}
      />
      {mayRemove && (
        <Setting
          {...common('remove')}
          variant="danger"
          title={m.factor_remove_title()}
          text={m.factor_remove_text()}
          send={m.factor_remove_send()}
        />
      )}
    </div>
  );
}

interface SettingProps {
  intent: string;
  email: string;
  answer: FormAnswer | undefined;
  variant: ButtonVariant;
  title: string;
  text: ReactNode;
  send: string;
}

function Setting({ intent, email, answer, variant, title, text, send }: SettingProps) {
  const form = useAppForm({ id: `form-${intent}`, intent, answer });
  return (
    <section aria-labelledby={`factor-${intent}`} className="border-t border-line pt-6">
      <h2 id={`factor-${intent}`} className="text-xl font-bold">
        {title}
      </h2>
      <p className="mt-1">{text}</p>
      <AppFormBox form={form} className="mt-4 max-w-sm space-y-4">
        <ProofFields form={form} email={email} hasFactor />
        <SubmitButton variant={variant} className="w-full md:w-auto">
          {send}
        </SubmitButton>
      </AppFormBox>
    </section>
  );
}
