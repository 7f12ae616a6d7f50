// The form of a shipping address (spec §5, §7): what is wrong stands beside its field, what was typed stays.
import * as m from '#messages/messages';
import {
  addressLabelMaxLength,
  addressMaxLength,
  courierNoteMaxLength,
  nameMaxLength,
  phoneMaxLength,
} from '#shared/limits';
import { buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import type { AddressAnswer, AreaChoices } from './area-choices.ts';
import { AreaFields } from './area-fields.tsx';

interface AddressFormProps {
  /** What stands in the fields at first. */
  values: Record<string, string>;
  areas: AreaChoices;
  cancelTo: string;
  answer: AddressAnswer | undefined;
}

/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md) */
export function AddressForm({ values, areas, cancelTo, answer }: AddressFormProps) {
  const form = useAppForm({ id: 'address', answer, values });
  const street = form.field('street');
  return (
    <AppFormBox form={form}>
      <Field
        {...form.field('label')}
        label={m.address_label()}
        hint={m.address_label_hint()}
        maxLength={addressLabelMaxLength}
        enterKeyHint="next"
        required
      />
      <Field
        {...form.field('recipient')}
        label={m.address_recipient()}
        autoComplete="name"
        maxLength={nameMaxLength}
        enterKeyHint="next"
        required
      />
      <Field
        {...form.field('phone')}
        label={m.address_phone()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={phoneMaxLength}
        enterKeyHint="next"
        required
      />
      <AreaFields form={form} areas={answer?.areas ?? areas} />
      <Field label={m.address_street()} name="street" error={street.error} hint={m.address_street_hint()}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={addressMaxLength}
            autoComplete="street-address"
            defaultValue={street.defaultValue}
            autoFocus={street.autoFocus}
            required
          />
        )}
      </Field>
      <Field
        {...form.field('postal_code')}
        label={m.address_postal_code()}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        enterKeyHint="next"
        required
      />
      <Field {...form.field('note')} label={m.address_note()} maxLength={courierNoteMaxLength} optional />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={m.profile_saving()}>{m.address_save()}</SubmitButton>
        <LocalLink to={cancelTo} className={buttonClass('quiet')}>
          {m.address_cancel()}
        </LocalLink>
      </div>
    </AppFormBox>
  );
}
