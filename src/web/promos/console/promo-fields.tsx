// The fields of a promo. Of one that somebody ordered with, what was promised is sent along as it is.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import {
  promoDeparturesMax,
  promoDescriptionMaxLength,
  promoTermMaxLength,
  promoTermsMax,
} from '#shared/limits';
import { Field, inputClass } from '#web/ui/field.tsx';
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { PromoChoices } from './promo-form.server.ts';

interface PromoFieldsProps {
  form: AppForm;
  choices: PromoChoices;
  isFixed: boolean;
}

const pair = 'grid gap-4 md:grid-cols-2';
/** Characters of all terms together, one a line. */
/** As many addresses as a promo names. */
const departuresMaxLength = promoDeparturesMax * 300;
const termsMaxLength = promoTermsMax * (promoTermMaxLength + 1);
/** What a promo that was used no longer changes. */
const fixed = [
  'brand',
  'code',
  'category',
  'partner',
  'departures',
  'discount:kind',
  'discount:amount',
  'discount:basis_points',
  'discount:cap',
  'minimum_order',
  'valid_from',
];

export function PromoFields({ form, choices, isFixed }: PromoFieldsProps) {
  return (
    <>
      {isFixed ? (
        fixed.map((name) => (
          <input key={name} type="hidden" name={name} value={form.field(name).defaultValue ?? ''} />
        ))
      ) : (
        <>
          <Part title={m.promos_section_what()}>
            <Field
              {...form.field('code')}
              label={m.promos_code()}
              hint={m.promos_field_code_hint()}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="md:w-1/2"
            />
            <DiscountFields form={form} />
          </Part>
          <Part title={m.promos_section_whom()}>
            <div className={pair}>
              <Select
                form={form}
                name="category"
                label={m.promos_field_category()}
                choices={choices.categories}
              />
              <Select form={form} name="brand" label={m.promos_field_brand()} choices={choices.brands} />
              {choices.partners && (
                <Select
                  form={form}
                  name="partner"
                  label={m.promos_field_partner()}
                  choices={choices.partners}
                  none={m.promos_field_partner_any()}
                />
              )}
              <WholeNumber form={form} name="minimum_order" label={m.promos_field_minimum()} />
            </div>
            <TextArea
              field={form.field('departures')}
              label={m.promos_field_departures()}
              hint={m.promos_field_departures_hint()}
              rows={3}
              maxLength={departuresMaxLength}
            />
          </Part>
        </>
      )}
      <Part title={m.promos_section_text()}>
        <Texts form={form} name="title" label={m.promos_field_title()} />
        <Texts form={form} name="description" label={m.promos_field_description()} lines={3} />
        <Texts form={form} name="terms" label={m.promos_field_terms()} lines={4} isOptional />
      </Part>
      <Part title={m.promos_section_when()}>
        <div className={pair}>
          {!isFixed && <Field {...form.field('valid_from')} label={m.promos_field_from()} type="date" />}
          <Field {...form.field('valid_until')} label={m.promos_field_until()} type="date" />
        </div>
      </Part>
      <LimitFields form={form} />
    </>
  );
}

/** In both languages, side by side where there is room. */
function Texts({
  form,
  name,
  label,
  lines = 1,
  isOptional = false,
}: {
  form: AppForm;
  name: string;
  label: string;
  lines?: number;
  isOptional?: boolean;
}) {
  const both = [
    [`${name}:id`, m.promos_in_indonesian({ label }), isOptional],
    [`${name}:en`, m.promos_in_english({ label }), true],
  ] as const;
  return (
    <div className={pair}>
      {both.map(([field, said, mayBeEmpty]) =>
        lines === 1 ? (
          <Field key={field} {...form.field(field)} label={said} optional={mayBeEmpty} autoComplete="off" />
        ) : (
          <TextArea
            key={field}
            field={form.field(field)}
            label={said}
            rows={lines}
            maxLength={name === 'terms' ? termsMaxLength : promoDescriptionMaxLength}
          />
        ),
      )}
    </div>
  );
}

/** Amount or share; by the chosen kind alone, with script and without. */
function DiscountFields({ form }: { form: AppForm }) {
  const { defaultValue, error } = form.field('discount:kind');
  return (
    <div className="group space-y-4">
      <Field label={m.promos_field_kind()} name="discount:kind" error={error} className="md:w-1/2">
        {(control) => (
          <select {...control} className={inputClass} defaultValue={defaultValue ?? 'amount'}>
            <option value="amount">{m.promos_kind_amount()}</option>
            <option value="share">{m.promos_kind_share()}</option>
          </select>
        )}
      </Field>
      <div className="group-has-[[value=share]:checked]:hidden md:w-1/2">
        <WholeNumber form={form} name="discount:amount" label={m.promos_field_amount()} />
      </div>
      <div className={`hidden gap-4 group-has-[[value=share]:checked]:grid md:grid-cols-2`}>
        <Field
          {...form.field('discount:basis_points')}
          label={m.promos_field_percent()}
          hint={m.promos_field_percent_hint()}
          inputMode="decimal"
          autoComplete="off"
        />
        <WholeNumber form={form} name="discount:cap" label={m.promos_field_cap()} />
      </div>
    </div>
  );
}

function LimitFields({ form }: { form: AppForm }) {
  const listed = form.field('is_listed');
  return (
    <Part title={m.promos_section_limits()}>
      <div className={pair}>
        <WholeNumber
          form={form}
          name="budget"
          label={m.promos_field_budget()}
          hint={`${m.promos_field_budget_hint()} ${m.promos_field_empty_hint()}`}
          optional
        />
        <WholeNumber
          form={form}
          name="max_uses"
          label={m.promos_field_uses()}
          hint={m.promos_field_empty_hint()}
          optional
        />
        <WholeNumber form={form} name="max_uses_per_member" label={m.promos_field_uses_each()} />
      </div>
      <label className="flex min-h-12 items-start gap-3 font-semibold">
        <input
          type="checkbox"
          name="is_listed"
          value="yes"
          defaultChecked={listed.defaultValue === 'yes'}
          className="mt-0.5 size-6 shrink-0 accent-primary"
        />
        <span>
          {m.promos_field_listed()}
          <span className="block font-normal text-ink-soft">{m.promos_field_listed_hint()}</span>
        </span>
      </label>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 space-y-4">
      <legend className="mb-2 text-lg font-bold">{title}</legend>
      {children}
    </fieldset>
  );
}

/** A whole number as people write it: 1.500.000. */
function WholeNumber({
  form,
  name,
  ...field
}: {
  form: AppForm;
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
}) {
  return <Field {...form.field(name)} {...field} inputMode="numeric" autoComplete="off" />;
}

function Select({
  form,
  name,
  ...field
}: {
  form: AppForm;
  name: string;
  label: string;
  choices: PromoChoices['brands'];
  none?: string;
}) {
  const { defaultValue, error } = form.field(name);
  return <SelectField {...field} name={name} value={defaultValue ?? ''} error={error} />;
}
