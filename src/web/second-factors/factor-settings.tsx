// A second factor that works: another application in its place, new recovery codes, and turning it off where that is allowed.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type FormState, untouched } from '#web/ui/forms/form-state';
import { ProofFields } from './proof-fields.tsx';

interface FactorSettingsProps {
  email: string;
  mayRemove: boolean;
  /** Which form was refused, and why. */
  failed: (FormState & { intent: string }) | null;
}

export function FactorSettings({ email, mayRemove, failed }: FactorSettingsProps) {
  const common = (intent: string) => ({
    intent,
    email,
    state: failed?.intent === intent ? failed : untouched,
  });
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
  state: FormState;
  variant: ButtonVariant;
  title: string;
  text: ReactNode;
  send: string;
}

function Setting({ intent, email, state, variant, title, text, send }: SettingProps) {
  return (
    <section aria-labelledby={`factor-${intent}`} className="border-t border-line pt-6">
      <h2 id={`factor-${intent}`} className="text-xl font-bold">
        {title}
      </h2>
      <p className="mt-1">{text}</p>
      <form method="post" noValidate className="mt-4 max-w-sm space-y-4">
        <ProofFields intent={intent} email={email} hasFactor state={state} />
        <Button variant={variant} className="w-full md:w-auto">
          {send}
        </Button>
      </form>
    </section>
  );
}
