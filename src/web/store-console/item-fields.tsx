// The fields of an item, of a new one and of one that is sold.
import * as m from '#messages/messages';
import { referenceMost, variantsMost } from '#shared/item-limits';
import { Field } from '#web/ui/field.tsx';
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import { RowsField } from '#web/ui/forms/rows-field.tsx';
import { TextPair } from '#web/ui/forms/text-pair.tsx';
import { type Choice, SelectField } from '#web/ui/select-field.tsx';

interface ItemFieldsProps {
  form: AppForm;
  categories: readonly Choice[];
  /** Row numbers of the variants. */
  rows: readonly number[];
}

export function ItemFields({ form, categories, rows }: ItemFieldsProps) {
  return (
    <>
      <TextPair form={form} name="name" label={m.sconsole_field_name()} />
      <TextPair form={form} name="description" label={m.sconsole_field_description()} lines={6} />
      <SelectField
        label={m.sconsole_field_category()}
        name="category"
        value={form.field('category').defaultValue ?? ''}
        none={m.sconsole_choose()}
        choices={categories}
        error={form.field('category').error}
      />
      <Field
        {...form.field('reference')}
        label={m.sconsole_field_reference()}
        hint={m.sconsole_field_reference_hint()}
        maxLength={referenceMost}
        optional
        autoComplete="off"
      />
      <RowsField
        label={m.sconsole_variants()}
        hint={m.sconsole_variants_hint()}
        error={form.field('variants').error}
        add={m.sconsole_add_variant()}
        numbers={rows}
        most={variantsMost}
      >
        {(number) => <VariantFields form={form} row={`variants:${number}`} />}
      </RowsField>
      <fieldset className="min-w-0 space-y-4">
        <legend className="mb-1 text-lg font-bold">{m.sconsole_evidence()}</legend>
        <p className="text-ink-soft">{m.sconsole_evidence_hint()}</p>
        <Certificate form={form} name="evidence:halal" label={m.sconsole_field_halal()} />
        <Certificate form={form} name="evidence:bpom" label={m.sconsole_field_bpom()} />
      </fieldset>
    </>
  );
}

function VariantFields({ form, row }: { form: AppForm; row: string }) {
  const known = form.field(`${row}:id`).defaultValue;
  return (
    <div className="space-y-4">
      {known && <input type="hidden" name={`${row}:id`} defaultValue={known} />}
      <TextPair form={form} name={`${row}:name`} label={m.sconsole_field_variant()} />
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          {...form.field(`${row}:price`)}
          label={m.sconsole_field_price()}
          inputMode="numeric"
          autoComplete="off"
        />
        <Field
          {...form.field(`${row}:weight_grams`)}
          label={m.sconsole_field_weight()}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </div>
  );
}

function Certificate({ form, name, label }: { form: AppForm; name: string; label: string }) {
  return (
    <div className="grid gap-4 md:grid-cols-[2fr_1fr]">
      <Field {...form.field(`${name}:number`)} label={label} optional autoComplete="off" />
      <Field {...form.field(`${name}:valid_until`)} label={m.sconsole_field_until()} optional type="date" />
    </div>
  );
}
