// Where a store or a distribution partner states its bank account: with evidence, its password and a code (docs/product/payouts.md).
import * as m from '#messages/messages';
import { BankAccountFields, EvidenceField } from '#web/payments/bank-account-fields.tsx';
import { PasswordUnset } from '#web/profile/password-unset.tsx';
import { ProofFields } from '#web/second-factors/proof-fields.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Card, Section } from '#web/ui/section.tsx';
import { type PayeeAccountView, PayeeAccounts } from './payee-accounts.tsx';

interface StateAccountProps {
  accounts: readonly PayeeAccountView[];
  text: string;
  answer: FormAnswer | undefined;
  /** Whoever states it. */
  email: string;
  hasFactor: boolean;
  hasPassword: boolean;
}

export function StateAccount({ accounts, text, answer, email, hasFactor, hasPassword }: StateAccountProps) {
  return (
    <>
      {accounts.length > 0 && (
        <Section title={m.payout_own_accounts()} className="mb-10">
          <PayeeAccounts accounts={accounts} />
        </Section>
      )}
      <Section title={m.payout_state_account()} className="">
        <Card>
          <p className="mb-4 max-w-prose text-ink-soft">{text}</p>
          {hasPassword ? (
            <ActionForm act="state" answer={answer} button={m.payout_state_account()} takesFile>
              {(form) => (
                <>
                  <BankAccountFields form={form} />
                  <EvidenceField form={form} />
                  <ProofFields form={form} email={email} hasFactor={hasFactor} />
                </>
              )}
            </ActionForm>
          ) : (
            <PasswordUnset />
          )}
        </Card>
      </Section>
    </>
  );
}
