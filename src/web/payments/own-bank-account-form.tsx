// The form in which somebody states where the platform transfers money to: an account in their own name, proven by what only they know.
import * as m from '#messages/messages';
import { ProofFields } from '#web/second-factors/proof-fields.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { BankAccountFields } from './bank-account-fields.tsx';

interface OwnBankAccountFormProps {
  id: string;
  /** The member's own, which the bank must know too. */
  name: string;
  email: string;
  hasFactor: boolean;
  answer: FormAnswer | undefined;
}

export function OwnBankAccountForm({ id, name, email, hasFactor, answer }: OwnBankAccountFormProps) {
  const form = useAppForm({ id, answer, values: { holder: name } });
  return (
    <AppFormBox form={form}>
      <BankAccountFields form={form} holderHint={m.refund_account_holder_hint({ name })} />
      <ProofFields form={form} email={email} hasFactor={hasFactor} />
      <SubmitButton className="w-full md:w-auto" pending={m.profile_saving()}>
        {m.refund_account_send()}
      </SubmitButton>
    </AppFormBox>
  );
}
