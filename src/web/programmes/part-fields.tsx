// The fields of each part of a programme, as its page shows them.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import type { ProgrammeField } from '#shared/programme-form';
import { Field } from '#web/ui/field.tsx';
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import { RowsField } from '#web/ui/forms/rows-field.tsx';
import { TextPair } from '#web/ui/forms/text-pair.tsx';
import { type Choice, SelectField } from '#web/ui/select-field.tsx';
import { type ProgrammePart, programmeFieldLabel } from './programme-parts.ts';

export interface PartChoices {
  kinds: readonly Choice[];
  destinations: readonly Choice[];
  hotels: readonly Choice[];
  icons: readonly Choice[];
}

export interface PartFieldsProps {
  form: AppForm;
  /** Row numbers of each list. */
  rows: Readonly<Record<string, number[]>>;
  choices: PartChoices;
  isPublished: boolean;
}

const fieldsOf: Record<ProgrammePart, (props: PartFieldsProps) => ReactNode> = {
  basics: Basics,
  journey: Journey,
  costs: Costs,
  terms: Terms,
};

export function PartFields({ part, ...props }: PartFieldsProps & { part: ProgrammePart }) {
  const Fields = fieldsOf[part];
  return <Fields {...props} />;
}

/** Of a new programme too. */
export function Essentials({ form, choices, isPublished }: Omit<PartFieldsProps, 'rows'>) {
  const kind = form.field('kind');
  return (
    <>
      <SelectField
        label={m.programme_kind()}
        name="kind"
        value={kind.defaultValue}
        choices={
          isPublished ? choices.kinds.filter(({ value }) => value === kind.defaultValue) : choices.kinds
        }
        error={kind.error}
      />
      <TextPair form={form} name="title" label={m.programme_field_title()} />
      <div className="grid gap-4 md:grid-cols-2">
        <Whole form={form} name="days" label={m.programme_field_days()} />
        <Whole form={form} name="nights" label={m.programme_field_nights()} />
      </div>
    </>
  );
}

function Basics({ rows, ...props }: PartFieldsProps) {
  const { form, choices } = props;
  return (
    <>
      <Essentials {...props} />
      <TextPair form={form} name="summary" label={m.programme_field_summary()} lines={2} />
      <TextPair form={form} name="description" label={m.programme_field_description()} lines={8} />
      <Whole form={form} name="max_per_room" label={m.programme_field_max_per_room()} className="md:w-1/2" />
      <List {...{ form, rows }} name="destinations" most={10}>
        {(row) => (
          <SelectField
            label={m.programme_field_destinations()}
            name={`${row}:slug`}
            value={form.field(`${row}:slug`).defaultValue ?? ''}
            none={m.programme_choose()}
            choices={choices.destinations}
            error={form.field(row).error}
          />
        )}
      </List>
      <Tick form={form} name="is_financing_available" label={m.programme_field_is_financing_available()} />
      <Tick form={form} name="is_savings_available" label={m.programme_field_is_savings_available()} />
    </>
  );
}

function Journey({ form, rows, choices }: PartFieldsProps) {
  return (
    <>
      <List {...{ form, rows }} name="hotels" most={10} hint={m.programme_hotels_hint()}>
        {(row) => (
          <div className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <SelectField
              label={m.programme_field_hotel_id()}
              name={`${row}:hotel_id`}
              value={form.field(`${row}:hotel_id`).defaultValue ?? ''}
              none={m.programme_choose()}
              choices={choices.hotels}
              error={form.field(`${row}:hotel_id`).error}
            />
            <Whole form={form} name={`${row}:nights`} label={m.programme_field_nights()} />
          </div>
        )}
      </List>
      <List {...{ form, rows }} name="agenda" most={60}>
        {(row) => (
          <div className="space-y-4">
            <Whole form={form} name={`${row}:day`} label={m.programme_field_day()} className="md:w-1/4" />
            <TextPair form={form} name={`${row}:title`} label={m.programme_field_agenda_title()} />
            <TextPair form={form} name={`${row}:text`} label={m.programme_field_agenda_text()} lines={3} />
          </div>
        )}
      </List>
      <List {...{ form, rows }} name="facilities" most={60}>
        {(row) => (
          <div className="space-y-4">
            <SelectField
              label={m.programme_field_icon()}
              name={`${row}:icon`}
              value={form.field(`${row}:icon`).defaultValue}
              choices={choices.icons}
              error={form.field(`${row}:icon`).error}
            />
            <TextPair form={form} name={`${row}:text`} label={m.programme_field_text()} />
          </div>
        )}
      </List>
    </>
  );
}

function Costs({ form, rows }: PartFieldsProps) {
  return (
    <>
      {(['includes', 'excludes'] as const).map((name) => (
        <List key={name} {...{ form, rows, name }} most={60}>
          {(row) => <TextPair form={form} name={row} label={programmeFieldLabel[name]()} />}
        </List>
      ))}
      <List {...{ form, rows }} name="extras" most={60} hint={m.programme_extras_hint()}>
        {(row) => (
          <div className="space-y-4">
            <TextPair form={form} name={`${row}:name`} label={m.programme_field_name()} />
            <Whole
              form={form}
              name={`${row}:amount`}
              label={m.programme_field_amount()}
              className="md:w-1/2"
            />
            <Tick form={form} name={`${row}:is_mandatory`} label={m.programme_field_is_mandatory()} />
            <Position form={form} row={row} />
          </div>
        )}
      </List>
      <List {...{ form, rows }} name="supplies" most={60}>
        {(row) => (
          <div className="space-y-4">
            <TextPair form={form} name={`${row}:name`} label={m.programme_field_name()} />
            <div className="grid gap-4 md:grid-cols-2">
              <Whole form={form} name={`${row}:amount`} label={m.programme_field_amount()} />
              <Whole form={form} name={`${row}:weight_grams`} label={m.programme_field_weight_grams()} />
            </div>
            <Position form={form} row={row} />
          </div>
        )}
      </List>
    </>
  );
}

function Terms({ form, rows }: PartFieldsProps) {
  return (
    <>
      <List {...{ form, rows }} name="cancellation" most={10} hint={m.programme_cancellation_hint()}>
        {(row) => (
          <div className="grid gap-4 md:grid-cols-2">
            <Whole form={form} name={`${row}:days_before`} label={m.programme_field_days_before()} />
            <Whole
              form={form}
              name={`${row}:refund_basis_points`}
              label={m.programme_field_refund_basis_points()}
            />
          </div>
        )}
      </List>
      <List {...{ form, rows }} name="others" most={60}>
        {(row) => <TextPair form={form} name={row} label={m.programme_field_others()} lines={2} />}
      </List>
      <List {...{ form, rows }} name="faq" most={60}>
        {(row) => (
          <div className="space-y-4">
            <TextPair form={form} name={`${row}:question`} label={m.programme_field_question()} />
            <TextPair form={form} name={`${row}:answer`} label={m.programme_field_answer()} lines={3} />
          </div>
        )}
      </List>
    </>
  );
}

interface ListProps {
  form: AppForm;
  rows: Readonly<Record<string, number[]>>;
  name: ProgrammeField;
  most: number;
  hint?: string;
  children: (row: string) => ReactNode;
}

function List({ form, rows, name, most, hint, children }: ListProps) {
  return (
    <RowsField
      label={programmeFieldLabel[name]()}
      hint={hint}
      error={form.field(name).error}
      add={m.programme_add_row()}
      numbers={rows[name] ?? []}
      most={most}
    >
      {(number) => children(`${name}:${number}`)}
    </RowsField>
  );
}

interface SimpleFieldProps {
  form: AppForm;
  name: string;
  label: string;
  className?: string;
}

function Whole({ form, ...field }: SimpleFieldProps) {
  return <Field {...form.field(field.name)} {...field} inputMode="numeric" autoComplete="off" />;
}

function Tick({ form, name, label }: SimpleFieldProps) {
  return (
    <label className="flex min-h-12 items-center gap-3 font-semibold">
      <input
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={form.field(name).defaultValue === 'yes'}
        className="size-6 shrink-0 accent-primary"
      />
      {label}
    </label>
  );
}

/** The number under which carts remember it. */
function Position({ form, row }: { form: AppForm; row: string }) {
  const { name, defaultValue } = form.field(`${row}:position`);
  return <input type="hidden" name={name} defaultValue={defaultValue} />;
}
