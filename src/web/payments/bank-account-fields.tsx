// The fields in which a bank account is stated.
import * as m from '#messages/messages';
import { bankCodes, bankNames } from '#shared/bank-names';
import { nameMaxLength } from '#shared/limits';
import { Field } from '#web/ui/field.tsx';
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

const banks = bankCodes.map((value) => ({ value, label: bankNames[value] }));

interface BankAccountFieldsProps {
  form: AppForm;
  holderHint?: string;
}

export function BankAccountFields({ form, holderHint }: BankAccountFieldsProps) {
  const bank = form.field('bank');
  return (
    <>
      <SelectField
        id="bank"
        label={m.payout_bank()}
        name="bank"
        value={bank.defaultValue}
        none={m.payout_bank_choose()}
        choices={banks}
        error={bank.error}
      />
      <Field
        {...form.field('number')}
        label={m.payout_number()}
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        required
      />
      <Field
        {...form.field('holder')}
        label={m.payout_holder()}
        {...(holderHint && { hint: holderHint })}
        maxLength={nameMaxLength}
        autoComplete="off"
        required
      />
    </>
  );
}

/** A letter of the bank, or the first page of the book. */
export function EvidenceField({ form }: { form: AppForm }) {
  return (
    <Field
      {...form.field('file')}
      label={m.payout_evidence_file()}
      type="file"
      accept="image/jpeg,image/png,image/webp,application/pdf"
      required
    />
  );
}
