// Who the platform is by tax law, as its invoices say from now on.
import * as m from '#messages/messages';
import { nameMaxLength, taxAddressMaxLength } from '#shared/limits';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import { Field } from '#web/ui/field.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';

interface SellerFormProps {
  answer: FormAnswer | undefined;
  seller: {
    name: string;
    taxNumber: string;
    businessPlace: string;
    address: string;
    taxableSince: string | null;
  } | null;
}

export function SellerForm({ answer, seller }: SellerFormProps) {
  return (
    <ActionForm
      act="seller"
      answer={answer}
      button={m.platform_invoice_tax_save()}
      variant="secondary"
      values={{
        legal_name: seller?.name ?? '',
        tax_number: seller?.taxNumber ?? '',
        place: seller?.businessPlace.slice(16) ?? '000000',
        address: seller?.address ?? '',
        taxable_since: seller?.taxableSince ?? '',
      }}
    >
      {(form) => (
        <>
          <Field
            {...form.field('legal_name')}
            id="seller-name"
            label={m.platform_invoice_seller_name()}
            maxLength={nameMaxLength}
            autoComplete="off"
            required
          />
          <Field
            {...form.field('tax_number')}
            id="seller-number"
            label={m.platform_invoice_tax_number()}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <Field
            {...form.field('place')}
            id="seller-place"
            label={m.platform_invoice_seller_place()}
            hint={m.platform_invoice_seller_place_hint()}
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            required
          />
          <Field
            {...form.field('address')}
            id="seller-address"
            label={m.platform_invoice_tax_address()}
            maxLength={taxAddressMaxLength}
            autoComplete="off"
            required
          />
          <Field
            {...form.field('taxable_since')}
            id="seller-taxable"
            label={m.platform_invoice_seller_taxable()}
            hint={m.platform_invoice_seller_taxable_hint()}
            type="date"
            autoComplete="off"
          />
        </>
      )}
    </ActionForm>
  );
}
