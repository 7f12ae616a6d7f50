// An order whose settlement is overdue, at the partner's console: what its partner has already spent on it (decision 0048).
import * as m from '#messages/messages';
import type { RetainedCost } from '#domain/partner-console';
import { formatRupiah } from '#shared/money';
import { costReasonMaxLength } from '#shared/limits';
import { Field } from '#web/ui/field.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { AppFormBox, SubmitButton } from '#web/ui/forms/app-form.tsx';
import { type RowAnswer, useRowForm } from '#web/ui/forms/row-form';
import { TextArea } from '#web/ui/forms/text-area.tsx';

export function RetainedCostForm({
  cost,
  most,
  answer,
}: {
  cost: RetainedCost | null;
  most: number;
  answer: RowAnswer | undefined;
}) {
  const form = useRowForm({
    id: 'cost',
    about: 'cost',
    answer,
    ...(cost && { values: { amount: formatRupiah(cost.amount), reason: cost.reason ?? '' } }),
  });
  return (
    <Section title={m.pconsole_cost()} className="mb-10">
      <p className="max-w-prose">{m.pconsole_cost_text()}</p>
      {most === 0 ? (
        <p className="mt-3 max-w-prose font-semibold">{m.pconsole_cost_nothing()}</p>
      ) : (
        <Card className="mt-4 max-w-2xl p-5">
          <AppFormBox form={form} preventScrollReset>
            <Field
              {...form.field('amount')}
              label={m.pconsole_cost_amount()}
              hint={m.pconsole_cost_most({ most: formatRupiah(most) })}
              inputMode="numeric"
              autoComplete="off"
              required
            />
            <TextArea
              field={form.field('reason')}
              label={m.pconsole_cost_reason()}
              rows={4}
              maxLength={costReasonMaxLength}
            />
            <div className="flex flex-wrap gap-3">
              <SubmitButton name="intent" value="cost">
                {m.pconsole_cost_save()}
              </SubmitButton>
              {cost && (
                <SubmitButton name="intent" value="cost-withdraw" variant="danger">
                  {m.pconsole_cost_withdraw()}
                </SubmitButton>
              )}
            </div>
          </AppFormBox>
        </Card>
      )}
    </Section>
  );
}
