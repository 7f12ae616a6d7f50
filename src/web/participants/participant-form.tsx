// The form of somebody who travels (docs/product/participants.md).
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { genders } from '#shared/genders';
import { nameMaxLength } from '#shared/limits';
import { relations } from '#shared/participant-relations';
import type { NeededField } from '#shared/participant-needs';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { SelectField } from '#web/ui/select-field.tsx';
import { genderLabels } from '#labels/gender';
import { relationLabel } from '#labels/participants';
import { RegistrationFields } from './registration-fields.tsx';

interface ParticipantFormProps {
  /** What stands in the fields at first. */
  values: Record<string, string>;
  answer: FormAnswer | undefined;
  /** What must be known before the journey, and may follow. */
  needed: readonly NeededField[];
  /** What of it is not known yet. */
  missing: readonly NeededField[];
  /** Until when a passport should be valid; null where none is needed. */
  passportUntil: string | null;
}

export function ParticipantForm({ values, answer, needed, missing, passportUntil }: ParticipantFormProps) {
  const form = useAppForm({ id: 'participant', answer, values, intent: 'save' });
  const [gender, relation] = [form.field('gender'), form.field('relation')];
  // What may follow is never refused as empty, and is not called optional where the journey needs it.
  const later = (name: NeededField, hint: string) =>
    needed.includes(name) ? { hint } : { hint, optional: true };
  const isLater = (field: string) => field === 'nik' || field.startsWith('passport');
  const [identityGaps, laterGaps] = [missing.filter((field) => !isLater(field)), missing.filter(isLater)];
  const hasWrong = (fields: readonly string[]) => fields.some((name) => form.field(name).error);
  return (
    <AppFormBox form={form} className="max-w-xl space-y-3">
      <Fold
        title={m.orders_traveller_identity()}
        gaps={identityGaps.length}
        isOpen={identityGaps.length > 0 || hasWrong(identityFields)}
      >
        <Field
          label={m.orders_field_name()}
          hint={m.orders_field_name_hint()}
          autoComplete="off"
          autoCapitalize="words"
          maxLength={nameMaxLength}
          required
          {...form.field('name')}
        />
        <DateField field={form.field('birth_date')} label={m.orders_field_birth_date()} />
        <div className="grid grid-cols-2 items-end gap-4">
          <SelectField
            label={m.orders_field_gender()}
            name={gender.name}
            value={gender.defaultValue}
            error={gender.error}
            none={m.orders_choose()}
            choices={genders.map((one) => ({ value: one, label: genderLabels[one]() }))}
          />
          <SelectField
            label={m.orders_field_relation()}
            name={relation.name}
            value={relation.defaultValue}
            error={relation.error}
            none={m.orders_choose()}
            choices={relations.map((one) => ({ value: one, label: relationLabel[one]() }))}
            optional
          />
        </div>
        <Field
          label={m.orders_field_phone()}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          optional
          {...form.field('phone')}
        />
      </Fold>
      <Fold
        title={passportUntil ? m.orders_traveller_later() : m.orders_field_nik()}
        gaps={laterGaps.length}
        isOpen={(identityGaps.length === 0 && laterGaps.length > 0) || hasWrong(laterFields)}
      >
        <p className="text-ink-soft">{m.orders_field_later()}</p>
        <Field
          label={m.orders_field_nik()}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('nik')}
          {...later('nik', m.orders_field_nik_hint())}
        />
        {passportUntil && (
          <>
            <Field
              label={m.orders_field_passport()}
              autoComplete="off"
              autoCapitalize="characters"
              {...form.field('passport_number')}
              {...later('passport_number', m.orders_field_passport_hint())}
            />
            <DateField
              field={form.field('passport_expires_on')}
              label={m.orders_field_passport_expiry()}
              {...later('passport_expires_on', m.orders_field_passport_expiry_hint({ date: passportUntil }))}
            />
            <DateField
              field={form.field('vaccinated_on')}
              label={m.orders_field_vaccinated()}
              hint={m.orders_field_vaccinated_hint()}
              optional
            />
          </>
        )}
      </Fold>
      {passportUntil && <RegistrationFields form={form} />}
      <SubmitButton>{m.orders_save_traveller()}</SubmitButton>
    </AppFormBox>
  );
}

const identityFields = ['name', 'birth_date', 'gender', 'relation', 'phone'];
const laterFields = ['nik', 'passport_number', 'passport_expires_on', 'vaccinated_on'];

interface FoldProps {
  title: string;
  /** How many fields in it wait to be filled in. */
  gaps: number;
  isOpen: boolean;
  children: ReactNode;
}

/** One part of the form at a time: the first that lacks something is open, and each says whether it does. */
function Fold({ title, gaps, isOpen, children }: FoldProps) {
  return (
    <details open={isOpen} className="rounded-card border border-line bg-card px-4">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2 pr-8">
        <span className="font-semibold">{title}</span>
        <span className={`shrink-0 text-sm ${gaps > 0 ? 'text-ink-soft' : 'font-semibold text-good'}`}>
          {gaps > 0 ? m.orders_fields_missing({ count: gaps }) : m.orders_fields_complete()}
        </span>
      </summary>
      <div className="space-y-4 pb-4">{children}</div>
    </details>
  );
}
