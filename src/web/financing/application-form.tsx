// The steps of the loan applicant form (spec §2, §5): identitas, konfirmasi, dokumen.
import * as m from '#messages/messages';
import { genderLabels } from '#labels/gender';
import { genders } from '#shared/genders';
import * as paths from '#shared/paths';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cardClass, Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { ApplicationFormView } from './application-form.server.ts';
import { CostList } from './cost-list.tsx';
import { DocumentUploads } from './document-uploads.tsx';

type Step<Name extends ApplicationFormView['step']> = Extract<ApplicationFormView, { step: Name }>;
interface StepProps<Name extends ApplicationFormView['step']> {
  view: Step<Name>;
  answer: FormAnswer | undefined;
}

export function ApplicationForm({
  view,
  answer,
}: {
  view: ApplicationFormView;
  answer: FormAnswer | undefined;
}) {
  return (
    <div className="mx-auto max-w-3xl">
      <Breadcrumb
        items={[{ name: m.financing_title(), to: paths.financing }, { name: m.financing_form_title() }]}
      />
      <h1 className="text-2xl font-bold tracking-tight md:text-3xl">{m.financing_form_title()}</h1>
      <LocalizedText said={view.journey.title} as="p" className="mt-1 text-ink-soft" />
      <Steps at={view.step} />
      <div className="mt-6">
        {view.step === 'start' && <Start view={view} answer={answer} />}
        {view.step === 'refused' && <Notice tone="warn" title={view.text} />}
        {view.step === 'identity' && <Identity view={view} answer={answer} />}
        {view.step === 'confirm' && <Confirm view={view} answer={answer} />}
        {view.step === 'documents' && <Documents view={view} answer={answer} />}
      </div>
    </div>
  );
}

const steps = [
  { name: 'identity', label: m.financing_step_identity },
  { name: 'confirm', label: m.financing_step_confirm },
  { name: 'documents', label: m.financing_step_documents },
];

function Steps({ at }: { at: ApplicationFormView['step'] }) {
  const current = Math.max(
    0,
    steps.findIndex(({ name }) => name === at),
  );
  return (
    <ol aria-label={m.financing_steps()} className="mt-4 grid grid-cols-3 gap-2">
      {steps.map(({ name, label }, index) => (
        <li
          key={name}
          aria-current={index === current ? 'step' : undefined}
          className={`border-t-4 pt-2 text-sm font-semibold ${index <= current ? 'border-primary text-ink' : 'border-line text-ink-soft'}`}
        >
          {index + 1}. {label()}
        </li>
      ))}
    </ol>
  );
}

function Start({ view, answer }: StepProps<'start'>) {
  const form = useAppForm({ id: 'start', answer, intent: 'start' });
  return (
    <AppFormBox form={form}>
      <p>{m.financing_start_text({ room: view.room, price: view.price })}</p>
      <SubmitButton size="lg" className="w-full md:w-auto">
        {m.financing_start()}
      </SubmitButton>
    </AppFormBox>
  );
}

function Identity({ view, answer }: StepProps<'identity'>) {
  const form = useAppForm({ id: 'identity', answer, intent: 'identity', values: view.values });
  const gender = form.field('gender');
  const address = form.field('address');
  return (
    <AppFormBox form={form} noValidate>
      <Field {...form.field('name')} label={m.financing_field_name()} autoComplete="name" required />
      <SelectField
        label={m.financing_field_gender()}
        name="gender"
        value={gender.defaultValue}
        none={m.financing_choose()}
        choices={genders.map((value) => ({ value, label: genderLabels[value]() }))}
        error={gender.error}
      />
      <Field
        {...form.field('birth_date')}
        label={m.financing_field_birth_date()}
        type="date"
        autoComplete="bday"
        required
      />
      <Field label={m.financing_field_address()} name="address" error={address.error}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            autoComplete="street-address"
            defaultValue={address.defaultValue}
            required
          />
        )}
      </Field>
      <Field
        {...form.field('phone_number')}
        label={m.financing_field_phone()}
        type="tel"
        autoComplete="tel"
        required
      />
      <Field
        {...form.field('email')}
        label={m.financing_field_email()}
        type="email"
        autoComplete="email"
        required
      />
      <Field
        {...form.field('job_name')}
        label={m.financing_field_job()}
        autoComplete="organization-title"
        required
      />
      <Field
        {...form.field('instansi')}
        label={m.financing_field_institution()}
        autoComplete="organization"
        required
      />
      <Field {...form.field('referral_code')} label={m.financing_field_referral()} optional />
      <SubmitButton size="lg" className="w-full md:w-auto">
        {m.financing_next()}
      </SubmitButton>
    </AppFormBox>
  );
}

function Confirm({ view, answer }: StepProps<'confirm'>) {
  const form = useAppForm({ id: 'confirm', answer, intent: 'confirm' });
  const choice = form.field('choice');
  return (
    <AppFormBox form={form} className="space-y-8" noValidate>
      <input type="hidden" name="total" value={view.total} />
      <input type="hidden" name="terms_version" value={view.termsVersion} />
      <input type="hidden" name="consent_version" value={view.consentVersion} />
      <p>
        <LocalLink
          to={`${paths.loanApplicantForm(view.journey.slug, view.bookingId)}?step=identitas`}
          className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          {m.financing_change_identity()}
        </LocalLink>
      </p>
      <fieldset className="space-y-6">
        <legend className="text-xl font-bold">{m.financing_choice_title()}</legend>
        {choice.error && <p className="font-semibold text-bad">{choice.error}</p>}
        {view.banks.map((bank) => (
          <section key={bank.id} className={`${cardClass} p-5`}>
            <h2 className="text-lg font-bold">{bank.name}</h2>
            <p className="text-ink-soft">{bank.licence}</p>
            {bank.complaint && <p className="text-ink-soft break-words">{bank.complaint}</p>}
            <div className="mt-3 space-y-3">
              {bank.choices.map(({ value, costs }) => (
                <div
                  key={value}
                  className="rounded-lg border border-line p-3 has-checked:border-primary has-checked:bg-paper"
                >
                  <label className="flex min-h-12 cursor-pointer items-center gap-3 font-semibold">
                    <input
                      type="radio"
                      name="choice"
                      value={value}
                      required
                      defaultChecked={choice.defaultValue === value}
                      className="size-6 shrink-0 accent-primary"
                    />
                    {m.financing_choice_months({ months: costs.months, each: costs.each })}
                  </label>
                  <p className="pl-9">
                    {m.financing_choice_sums({
                      upfront: costs.upfront,
                      ujrah: costs.ujrah,
                      total: costs.total,
                    })}
                  </p>
                  <details className="pl-9">
                    <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary">
                      {m.financing_sums_title()}
                    </summary>
                    <CostList costs={costs} />
                  </details>
                </div>
              ))}
            </div>
            <dl className="mt-4 space-y-3">
              {[
                [m.financing_object(), bank.object],
                [m.financing_late(), bank.late],
                [m.financing_early(), bank.early],
                [m.financing_cancelled(), m.financing_cancelled_text()],
              ].map(([term, text]) => (
                <div key={term}>
                  <dt className="font-semibold">{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </fieldset>
      <div className="space-y-4">
        <Tick name="bank_consent" label={m.financing_consent()} error={form.field('bank_consent').error} />
        <Tick
          name="terms_accepted"
          label={m.financing_terms()}
          error={form.field('terms_accepted').error ?? form.field('terms_version').error}
        />
        <LocalLink
          to={paths.terms}
          className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          {m.financing_terms_read()}
        </LocalLink>
      </div>
      <SubmitButton size="lg" className="w-full md:w-auto">
        {m.financing_confirm()}
      </SubmitButton>
    </AppFormBox>
  );
}

function Tick({ name, label, error }: { name: string; label: string; error: string | undefined }) {
  return (
    <div>
      <label className="flex min-h-12 items-start gap-3">
        <input
          type="checkbox"
          name={name}
          value="yes"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          className="mt-0.5 size-6 shrink-0 accent-primary"
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${name}-error`} className="font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

function Documents({ view, answer }: StepProps<'documents'>) {
  const form = useAppForm({ id: 'send', answer, intent: 'send' });
  const missing = view.documents.flatMap(({ kind }) => form.field(kind).error ?? []);
  return (
    <div className="space-y-6">
      {view.holdUntil && <Notice tone="accent" title={m.financing_hold_until({ date: view.holdUntil })} />}
      <Section title={m.financing_documents_title()} className="">
        <p className="mb-4 text-ink-soft">{m.financing_documents_text()}</p>
        <DocumentUploads
          documents={view.documents}
          applicationId={view.applicationId}
          isOpen
          answer={answer}
        />
      </Section>
      <AppFormBox form={form}>
        {missing.length > 0 && <Notice tone="bad" live title={m.error_financing_incomplete()} />}
        <SubmitButton size="lg" className="w-full md:w-auto">
          {m.financing_send()}
        </SubmitButton>
      </AppFormBox>
    </div>
  );
}
