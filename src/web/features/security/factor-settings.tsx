// A second factor that works: new recovery codes, and turning it off where that is allowed.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { Button, type ButtonVariant } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { CodeField } from './code-field.tsx';

export type SettingIntent = 'renew' | 'remove';

interface FactorSettingsProps {
  mayRemove: boolean;
  /** Which form was refused, and why. */
  failed: { intent: string; error: string | undefined } | null;
}

export function FactorSettings({ mayRemove, failed }: FactorSettingsProps) {
  const errorOf = (intent: SettingIntent) => (failed?.intent === intent ? failed.error : undefined);
  return (
    <div className="space-y-8">
      <Notice tone="good" title={m.factor_on_title()}><p>{m.factor_on_text()}</p></Notice>
      <Setting intent="renew" variant="secondary" title={m.factor_renew_title()} text={m.factor_renew_text()} send={m.factor_renew_send()} error={errorOf('renew')} />
      {mayRemove && <Setting intent="remove" variant="danger" title={m.factor_remove_title()} text={m.factor_remove_text()} send={m.factor_remove_send()} error={errorOf('remove')} />}
    </div>
  );
}

interface SettingProps {
  intent: SettingIntent;
  variant: ButtonVariant;
  title: string;
  text: ReactNode;
  send: string;
  error: string | undefined;
}

function Setting({ intent, variant, title, text, send, error }: SettingProps) {
  return (
    <section aria-labelledby={`factor-${intent}`} className="border-t border-line pt-6">
      <h2 id={`factor-${intent}`} className="text-xl font-bold">{title}</h2>
      <p className="mt-1">{text}</p>
      <form method="post" noValidate className="mt-4 space-y-4">
        <input type="hidden" name="intent" value={intent} />
        <CodeField id={`code-${intent}`} takesRecoveryCode error={error} isAskedNow={error !== undefined} />
        <Button variant={variant} className="w-full md:w-auto">{send}</Button>
      </form>
    </section>
  );
}
