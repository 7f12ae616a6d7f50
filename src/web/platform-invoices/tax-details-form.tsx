// The tax details of a partner, as an invoice to it needs them.
import * as m from '#messages/messages';
import { taxAddressMaxLength } from '#shared/limits';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import { Field } from '#web/ui/field.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';

interface TaxDetailsFormProps {
  /** 'tax', or 'tax:<id of the partner>'. */
  act: string;
  answer: FormAnswer | undefined;
  details: { taxNumber: string; address: string; withholds: boolean } | null;
  about?: string;
}

export function TaxDetailsForm({ act, answer, details, about }: TaxDetailsFormProps) {
  return (
    <ActionForm
      act={act}
      answer={answer}
      button={m.platform_invoice_tax_save()}
      variant="secondary"
      {...(about && { about })}
      {...(details && { values: { tax_number: details.taxNumber, address: details.address } })}
    >
      {(form) => (
        <>
          <Field
            {...form.field('tax_number')}
            id={`${act}-number`}
            label={m.platform_invoice_tax_number()}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <Field
            {...form.field('address')}
            id={`${act}-address`}
            label={m.platform_invoice_tax_address()}
            maxLength={taxAddressMaxLength}
            autoComplete="off"
            required
          />
          <label className="flex min-h-12 items-start gap-3">
            <input
              type="checkbox"
              name="withholds"
              value="yes"
              defaultChecked={details?.withholds ?? false}
              className="mt-0.5 size-6 shrink-0 accent-primary"
            />
            {m.platform_invoice_withholds()}
          </label>
        </>
      )}
    </ActionForm>
  );
}
