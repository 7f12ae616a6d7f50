// Second step of an application: permits and business, as each kind of partner has them.
import * as m from '#messages/messages';
import type { JoinKind } from '#shared/joining';
import { Field } from '#web/ui/field.tsx';
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';

export function PermitFields({ form, kind }: { form: AppForm; kind: JoinKind }) {
  const nib = (
    <Field {...form.field('nib')} label={m.joining_field_nib()} inputMode="numeric" maxLength={20} />
  );
  switch (kind) {
    case 'travel':
      return (
        <>
          <LicenceFields form={form} />
          {nib}
          <Field {...form.field('bank_name')} label={m.joining_field_bank_name()} maxLength={60} />
          <Field
            {...form.field('bank_account')}
            label={m.joining_field_bank_account()}
            inputMode="numeric"
            maxLength={30}
          />
          <Field {...form.field('bank_holder')} label={m.joining_field_bank_holder()} maxLength={150} />
        </>
      );
    case 'store':
      return (
        <>
          {nib}
          <TextArea
            field={form.field('products')}
            label={m.joining_field_products()}
            rows={3}
            maxLength={500}
          />
        </>
      );
    case 'financial':
      return (
        <>
          <Field {...form.field('ojk_number')} label={m.joining_field_ojk_number()} maxLength={60} />
          {nib}
        </>
      );
    default:
      return (
        <TextArea field={form.field('channel')} label={m.joining_field_channel()} rows={4} maxLength={500} />
      );
  }
}

function LicenceFields({ form }: { form: AppForm }) {
  const kind = form.field('licence_kind');
  return (
    <>
      <Field label={m.joining_field_licence_kind()} name="licence_kind" error={kind.error}>
        {(control) => (
          <select {...control} defaultValue={kind.defaultValue}>
            <option value="">{m.joining_choose()}</option>
            <option value="ppiu">PPIU</option>
            <option value="pihk">PIHK</option>
          </select>
        )}
      </Field>
      <Field
        {...form.field('licence_number')}
        label={m.joining_field_licence_number()}
        hint={m.joining_licence_hint()}
        maxLength={40}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Field {...form.field('licence_issued_on')} label={m.joining_field_licence_issued_on()} type="date" />
        <Field
          {...form.field('licence_valid_until')}
          label={m.joining_field_licence_valid_until()}
          type="date"
        />
      </div>
    </>
  );
}
