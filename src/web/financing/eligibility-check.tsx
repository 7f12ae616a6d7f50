// Whether somebody meets the first conditions (spec §5 financing eligibility text): a GET form, of which nothing is stored.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { usePath } from '#web/frame';
import { Button } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

const answers = {
  work: /^(employee|own|other)$/,
  years: /^(two|less)$/,
  account: /^(yes|no)$/,
} as const;
export type Eligibility = { values: Record<keyof typeof answers, string>; fits: boolean | null };

/** Null while something is unanswered. */
export function readEligibility(params: URLSearchParams): Eligibility {
  const read = (name: keyof typeof answers) => {
    const value = params.get(name) ?? '';
    return answers[name].test(value) ? value : '';
  };
  const values = { work: read('work'), years: read('years'), account: read('account') };
  const isAnswered = Object.values(values).every((value) => value !== '');
  const fits = values.work !== 'other' && values.years === 'two' && values.account === 'yes';
  return { values, fits: isAnswered ? fits : null };
}

export function EligibilityCheck({ check: { values, fits } }: { check: Eligibility }) {
  const path = usePath();
  return (
    <form
      action={`${path(paths.financing)}#cek`}
      id="cek"
      className={`${cardClass} mt-6 space-y-4 p-5`}
      aria-label={m.financing_check_title()}
    >
      <h3 className="text-lg font-bold">{m.financing_check_title()}</h3>
      <p className="text-ink-soft">{m.financing_check_text()}</p>
      {fits !== null && (
        <Notice
          tone={fits ? 'good' : 'warn'}
          title={fits ? m.financing_check_fits() : m.financing_check_not()}
        >
          {!fits && (
            <LocalLink to={paths.planner} className="inline-flex min-h-12 items-center">
              {m.financing_to_planner()}
            </LocalLink>
          )}
        </Notice>
      )}
      <SelectField
        label={m.financing_check_work()}
        name="work"
        value={values.work}
        none={m.financing_choose()}
        choices={[
          { value: 'employee', label: m.financing_check_work_employee() },
          { value: 'own', label: m.financing_check_work_own() },
          { value: 'other', label: m.financing_check_work_other() },
        ]}
      />
      <SelectField
        label={m.financing_check_years()}
        name="years"
        value={values.years}
        none={m.financing_choose()}
        choices={[
          { value: 'two', label: m.financing_check_years_two() },
          { value: 'less', label: m.financing_check_years_less() },
        ]}
      />
      <SelectField
        label={m.financing_check_account()}
        name="account"
        value={values.account}
        none={m.financing_choose()}
        choices={[
          { value: 'yes', label: m.financing_check_yes() },
          { value: 'no', label: m.financing_check_no() },
        ]}
      />
      <Button variant="secondary">{m.financing_check_do()}</Button>
    </form>
  );
}
