// The form of a shipping address (spec §5, §7): opened again by the server with what was wrong and the focus where it belongs.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md) */
import * as m from '#messages/messages';
import {
  addressLabelMaxLength,
  addressMaxLength,
  courierNoteMaxLength,
  nameMaxLength,
  phoneMaxLength,
} from '#shared/limits';
import { addressFields } from '#shared/shipping-address-form';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { firstWrong, type FormState } from '#web/ui/forms/form-state';
import { addressIsland } from '#web/ui/island-urls';
import type { AreaChoices } from './area-choices.ts';
import { AreaFields } from './area-fields.tsx';

export function AddressForm({
  state,
  areas,
  cancelTo,
}: {
  state: FormState;
  areas: AreaChoices;
  cancelTo: string;
}) {
  const { values, errors, problem } = state;
  const wrong = firstWrong(state, addressFields);
  const text = (name: (typeof addressFields)[number]) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
    autoFocus: wrong === name,
  });
  return (
    <form method="post" noValidate className="space-y-4">
      {problem && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      <Field
        label={m.address_label()}
        hint={m.address_label_hint()}
        maxLength={addressLabelMaxLength}
        enterKeyHint="next"
        required
        {...text('label')}
      />
      <Field
        label={m.address_recipient()}
        autoComplete="name"
        maxLength={nameMaxLength}
        enterKeyHint="next"
        required
        {...text('recipient')}
      />
      <Field
        label={m.address_phone()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={phoneMaxLength}
        enterKeyHint="next"
        required
        {...text('phone')}
      />
      <AreaFields areas={areas} error={errors['district']} hasFocus={wrong === 'district'} />
      <Field label={m.address_street()} name="street" error={errors['street']} hint={m.address_street_hint()}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={addressMaxLength}
            autoComplete="street-address"
            defaultValue={values['street']}
            autoFocus={wrong === 'street'}
            required
          />
        )}
      </Field>
      <Field
        label={m.address_postal_code()}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        enterKeyHint="next"
        required
        {...text('postal_code')}
      />
      <Field label={m.address_note()} maxLength={courierNoteMaxLength} optional {...text('note')} />
      <div className="flex flex-wrap gap-3">
        <Button>{m.address_save()}</Button>
        <LocalLink to={cancelTo} className={buttonClass('quiet')}>
          {m.address_cancel()}
        </LocalLink>
      </div>
      <script type="module" src={addressIsland} />
    </form>
  );
}
