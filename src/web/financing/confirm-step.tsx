// Step konfirmasi of the loan applicant form: the banks' offers with every sum, and the two consents (docs/product/financing.md).
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { TickBox } from '#web/ui/forms/tick-box.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { CostList } from './cost-list.tsx';
import type { StepProps } from './step-props.ts';

export function ConfirmStep({ view, answer }: StepProps<'confirm'>) {
  const form = useAppForm({ id: 'confirm', answer, intent: 'confirm' });
  const choice = form.field('choice');
  const choiceError = choice.error ?? form.field('bank_id').error ?? form.field('months').error;
  /** A text that has changed meanwhile is agreed to anew. */
  const consent = (name: string, version: string) => {
    const field = form.field(name);
    return { ...field, error: field.error ?? form.field(version).error };
  };
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
      <fieldset className="space-y-6" aria-describedby={choiceError ? 'choice-error' : undefined}>
        <legend className="text-xl font-bold">{m.financing_choice_title()}</legend>
        {choiceError && (
          <p id="choice-error" className="font-semibold text-bad">
            {choiceError}
          </p>
        )}
        {view.banks.map((bank) => (
          <section key={bank.id} className={`${cardClass} p-5`}>
            <h2 className="text-lg font-bold">{bank.name}</h2>
            <p className="text-ink-soft break-words">{bank.licence}</p>
            <p className="text-ink-soft break-words">{bank.complaint}</p>
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
        <TickBox field={consent('bank_consent', 'consent_version')} label={m.financing_consent()} />
        <TickBox field={consent('terms_accepted', 'terms_version')} label={m.financing_terms()} />
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
