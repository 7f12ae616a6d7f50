// The fields of each part of a price table, as its page shows them.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import type { PricePart, PriceSide } from '#shared/umrah-prices';
import { Field } from '#web/ui/field.tsx';
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import { RowsField } from '#web/ui/forms/rows-field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextPair } from '#web/ui/forms/text-pair.tsx';
import { type Choice, SelectField } from '#web/ui/select-field.tsx';

export interface PriceChoices {
  cabins: readonly Choice[];
  kinds: readonly Choice[];
}

interface PartFieldsProps {
  side: PriceSide;
  form: AppForm;
  /** Row numbers of each list. */
  rows: Readonly<Record<string, number[]>>;
  choices: PriceChoices;
}

const fieldsOf: Record<PricePart, (props: PartFieldsProps) => ReactNode> = {
  flights: Flights,
  hotels: Hotels,
  transports: Transports,
  fees: Fees,
  addons: Addons,
  validity: Validity,
};

export function PricePartFields({ part, ...props }: PartFieldsProps & { part: PricePart }) {
  const Fields = fieldsOf[part];
  return <Fields {...props} />;
}

const grid = 'grid grid-cols-2 gap-3 md:grid-cols-4';

function Flights({ form, rows, choices }: PartFieldsProps) {
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Text
          form={form}
          name="childFareBasisPoints"
          label={m.umrah_prices_field_child()}
          inputMode="decimal"
        />
        <Text
          form={form}
          name="infantFareBasisPoints"
          label={m.umrah_prices_field_infant()}
          inputMode="decimal"
        />
      </div>
      <RowsField
        label={m.umrah_prices_fares()}
        hint={m.umrah_prices_fares_hint()}
        error={form.field('fares').error}
        add={m.umrah_prices_fares_add()}
        numbers={rows['fares'] ?? []}
        most={400}
      >
        {(number) => {
          const row = `fares:${number}`;
          return (
            <div className={grid}>
              <Text
                form={form}
                name={`${row}:home`}
                label={m.umrah_prices_field_home()}
                autoCapitalize="characters"
              />
              <Text
                form={form}
                name={`${row}:holy`}
                label={m.umrah_prices_field_holy()}
                autoCapitalize="characters"
              />
              <Text
                form={form}
                name={`${row}:airline`}
                label={m.umrah_prices_field_airline()}
                autoCapitalize="characters"
              />
              <Select
                form={form}
                name={`${row}:cabin`}
                label={m.umrah_prices_field_cabin()}
                choices={choices.cabins}
              />
              <Select
                form={form}
                name={`${row}:isOvernight`}
                label={m.umrah_prices_field_overnight()}
                choices={[
                  { value: 'no', label: m.umrah_prices_arrives_same() },
                  { value: 'yes', label: m.umrah_prices_arrives_next() },
                ]}
              />
              <Cost form={form} name={row} />
            </div>
          );
        }}
      </RowsField>
    </>
  );
}

function Hotels({ form, rows }: PartFieldsProps) {
  return (
    <RowsField
      label={m.umrah_prices_hotels()}
      hint={m.umrah_prices_hotels_hint()}
      error={form.field('hotels').error}
      add={m.umrah_prices_hotels_add()}
      numbers={rows['hotels'] ?? []}
      most={200}
    >
      {(number) => {
        const row = `hotels:${number}`;
        return (
          <div className="space-y-3">
            <TextPair form={form} name={`${row}:name`} label={m.umrah_prices_field_name()} />
            <div className={grid}>
              <Code form={form} row={row} />
              <Select
                form={form}
                name={`${row}:city`}
                label={m.umrah_prices_field_city()}
                choices={[
                  { value: 'makkah', label: m.umrah_prices_city_makkah() },
                  { value: 'madinah', label: m.umrah_prices_city_madinah() },
                ]}
              />
              <Select
                form={form}
                name={`${row}:stars`}
                label={m.umrah_prices_field_stars()}
                choices={['3', '4', '5'].map((value) => ({ value, label: value }))}
              />
              <Whole form={form} name={`${row}:metres`} label={m.umrah_prices_field_metres()} />
              <Cost form={form} name={row} />
            </div>
          </div>
        );
      }}
    </RowsField>
  );
}

function Transports({ form, rows, choices }: PartFieldsProps) {
  return (
    <RowsField
      label={m.umrah_prices_transports()}
      error={form.field('transports').error}
      add={m.umrah_prices_transports_add()}
      numbers={rows['transports'] ?? []}
      most={50}
    >
      {(number) => {
        const row = `transports:${number}`;
        return (
          <div className={grid}>
            <Code form={form} row={row} />
            <Select
              form={form}
              name={`${row}:kind`}
              label={m.umrah_prices_field_kind()}
              choices={choices.kinds}
            />
            <Payer form={form} row={row} />
            <Whole form={form} name={`${row}:seats`} label={m.umrah_prices_field_seats()} />
            <Cost form={form} name={row} />
          </div>
        );
      }}
    </RowsField>
  );
}

function Fees({ form }: PartFieldsProps) {
  return (
    <>
      {(['visa', 'insurance', 'handling'] as const).map((name) => (
        <Group key={name} title={feeLabel[name]()}>
          <Cost form={form} name={name} />
        </Group>
      ))}
      <Group title={feeLabel.guide()}>
        <Whole form={form} name="guide:people" label={m.umrah_prices_field_people()} />
        <Cost form={form} name="guide" />
      </Group>
      <Group title={feeLabel.margin()}>
        <Text form={form} name="margin:low" label={m.umrah_prices_field_low()} inputMode="decimal" />
        <Text form={form} name="margin:high" label={m.umrah_prices_field_high()} inputMode="decimal" />
      </Group>
    </>
  );
}

const feeLabel = {
  visa: m.umrah_prices_visa,
  insurance: m.umrah_prices_insurance,
  handling: m.umrah_prices_handling,
  guide: m.umrah_prices_guide,
  margin: m.umrah_prices_margin,
};

function Addons({ form, rows }: PartFieldsProps) {
  return (
    <RowsField
      label={m.umrah_prices_addons()}
      error={form.field('addons').error}
      add={m.umrah_prices_addons_add()}
      numbers={rows['addons'] ?? []}
      most={50}
    >
      {(number) => {
        const row = `addons:${number}`;
        return (
          <div className="space-y-3">
            <TextPair form={form} name={`${row}:name`} label={m.umrah_prices_field_name()} />
            <div className={grid}>
              <Code form={form} row={row} />
              <Payer form={form} row={row} />
              <Cost form={form} name={row} />
            </div>
          </div>
        );
      }}
    </RowsField>
  );
}

function Validity({ side, form }: PartFieldsProps) {
  return (
    <>
      <Field
        {...form.field('effectiveOn')}
        label={m.umrah_prices_field_effective()}
        hint={m.umrah_prices_field_effective_hint()}
        type="date"
        className="md:w-1/2"
      />
      <TextArea
        field={form.field('note')}
        label={side === 'partner' ? m.umrah_prices_own_field_note() : m.umrah_prices_field_note()}
        rows={3}
        maxLength={300}
      />
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-lg font-bold">{title}</legend>
      <div className={grid}>{children}</div>
    </fieldset>
  );
}

/** Currency, least and most. */
function Cost({ form, name }: { form: AppForm; name: string }) {
  return (
    <>
      <Select
        form={form}
        name={`${name}:currency`}
        label={m.umrah_prices_field_currency()}
        choices={[
          { value: 'IDR', label: 'Rp' },
          { value: 'USD', label: 'US$' },
        ]}
      />
      <Whole form={form} name={`${name}:low`} label={m.umrah_prices_field_low()} />
      <Whole form={form} name={`${name}:high`} label={m.umrah_prices_field_high()} />
    </>
  );
}

function Code({ form, row }: { form: AppForm; row: string }) {
  return (
    <Text
      form={form}
      name={`${row}:id`}
      label={m.umrah_prices_field_id()}
      hint={m.umrah_prices_field_id_hint()}
    />
  );
}

function Payer({ form, row }: { form: AppForm; row: string }) {
  return (
    <Select
      form={form}
      name={`${row}:payer`}
      label={m.umrah_prices_field_payer()}
      choices={[
        { value: 'person', label: m.umrah_prices_payer_person() },
        { value: 'group', label: m.umrah_prices_payer_group() },
      ]}
    />
  );
}

interface TextProps {
  form: AppForm;
  name: string;
  label: string;
  hint?: string;
  inputMode?: 'decimal' | 'numeric';
  autoCapitalize?: 'characters';
}

function Text({ form, name, ...field }: TextProps) {
  return <Field {...form.field(name)} {...field} autoComplete="off" spellCheck={false} />;
}

/** A whole number as people write it: 1.500.000. */
function Whole(props: TextProps) {
  return <Text {...props} inputMode="numeric" />;
}

function Select({
  form,
  name,
  ...field
}: {
  form: AppForm;
  name: string;
  label: string;
  choices: readonly Choice[];
}) {
  const { defaultValue, error } = form.field(name);
  return <SelectField {...field} name={name} value={defaultValue} error={error} />;
}
