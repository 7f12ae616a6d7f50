// First step of an application: who the organisation is, and who answers for it.
import * as m from '#messages/messages';
import { addressMaxLength, nameMaxLength, phoneMaxLength } from '#shared/limits';
import { CityField } from '#web/ui/city-field.tsx';
import { Field } from '#web/ui/field.tsx';
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import type { ApplicationView } from './application-view.ts';

interface OrganisationFieldsProps {
  form: AppForm;
  provinces: ApplicationView['provinces'];
}

export function OrganisationFields({ form, provinces }: OrganisationFieldsProps) {
  return (
    <>
      <Field
        {...form.field('organisation')}
        label={m.joining_field_organisation()}
        autoComplete="organization"
        maxLength={nameMaxLength}
      />
      <Field {...form.field('legal_name')} label={m.joining_field_legal_name()} maxLength={150} />
      <Field
        {...form.field('founded_year')}
        label={m.joining_field_founded_year()}
        inputMode="numeric"
        maxLength={4}
        className="max-w-48"
      />
      <CityField
        field={form.field('city')}
        label={m.joining_field_city()}
        none={m.joining_choose()}
        provinces={provinces}
      />
      <TextArea
        field={form.field('address')}
        label={m.joining_field_address()}
        rows={2}
        maxLength={addressMaxLength}
      />
      <TextArea
        field={form.field('description')}
        label={m.joining_field_description()}
        hint={m.joining_description_hint()}
        rows={4}
        maxLength={1_000}
      />
      <Field
        {...form.field('website')}
        label={m.joining_field_website()}
        type="url"
        hint={m.joining_website_hint()}
        maxLength={200}
      />
      <Field
        {...form.field('contact_name')}
        label={m.joining_field_contact_name()}
        autoComplete="name"
        maxLength={nameMaxLength}
      />
      <Field
        {...form.field('contact_position')}
        label={m.joining_field_contact_position()}
        autoComplete="organization-title"
        maxLength={nameMaxLength}
      />
      <Field
        {...form.field('phone')}
        label={m.joining_field_phone()}
        type="tel"
        autoComplete="tel"
        maxLength={phoneMaxLength}
      />
    </>
  );
}
