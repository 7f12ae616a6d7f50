// An order whose settlement is overdue, at the partner's desk: what its partner has already spent on it (decision 0048).
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (docs/product/pages.md), without script too */
import * as m from '#messages/messages';
import type { RetainedCost } from '#domain/partner-console';
import { formatRupiah } from '#shared/money';
import { costReasonMaxLength } from '#shared/retained-cost-form';
import { Button } from '#web/ui/button.tsx';
import { Field, inputClass } from '#web/ui/field.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { firstWrong, type FormState, untouched } from '#web/ui/forms/form-state';

export function RetainedCostForm({
  cost,
  most,
  failed,
}: {
  cost: RetainedCost | null;
  most: number;
  failed: FormState | null;
}) {
  const state = failed && failed.values['intent'] === 'cost' ? failed : untouched;
  const wrong = firstWrong(state, ['amount', 'reason']);
  return (
    <Section title={m.pconsole_cost()} className="mb-10">
      <p className="max-w-prose">{m.pconsole_cost_text()}</p>
      {most === 0 ? (
        <p className="mt-3 max-w-prose font-semibold">{m.pconsole_cost_nothing()}</p>
      ) : (
        <Card className="mt-4 max-w-2xl p-5">
          <form method="post" noValidate className="space-y-4">
            <Field
              label={m.pconsole_cost_amount()}
              hint={m.pconsole_cost_most({ most: formatRupiah(most) })}
              name="amount"
              inputMode="numeric"
              autoComplete="off"
              required
              defaultValue={state.values['amount'] ?? (cost ? formatRupiah(cost.amount) : '')}
              error={state.errors['amount']}
              autoFocus={wrong === 'amount'}
            />
            <Field label={m.pconsole_cost_reason()} name="reason" error={state.errors['reason']}>
              {(control) => (
                <textarea
                  {...control}
                  className={`${inputClass} min-h-28`}
                  rows={4}
                  maxLength={costReasonMaxLength}
                  required
                  autoFocus={wrong === 'reason'}
                  defaultValue={state.values['reason'] ?? cost?.reason ?? ''}
                />
              )}
            </Field>
            <div className="flex flex-wrap gap-3">
              <Button name="intent" value="cost">
                {m.pconsole_cost_save()}
              </Button>
              {cost && (
                <Button name="intent" value="cost-withdraw" variant="secondary">
                  {m.pconsole_cost_withdraw()}
                </Button>
              )}
            </div>
          </form>
        </Card>
      )}
    </Section>
  );
}
