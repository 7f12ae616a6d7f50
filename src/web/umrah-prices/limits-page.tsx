// The limits of private umrah: those in force in a form, and what was set before.
import * as m from '#messages/messages';
import { operator } from '#shared/console-paths';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Card } from '#web/ui/section.tsx';
import type { LimitsData } from './limits-page.server.ts';

interface LimitsProps extends LimitsData {
  answer: FormAnswer | undefined;
}

export function LimitsPage(page: LimitsProps) {
  return (
    <div className="max-w-5xl space-y-8">
      <ConsoleHead
        title={m.umrah_limits_title()}
        text={m.umrah_limits_text()}
        action={
          <LocalLink to={operator.umrahPrices} className={buttonClass('secondary')}>
            {m.umrah_prices_title()}
          </LocalLink>
        }
      />
      <LimitsForm key={page.number} {...page} />
      <section aria-labelledby="limits-history">
        <h2 id="limits-history" className="mb-3 text-xl font-bold">
          {m.umrah_limits_history()}
        </h2>
        <DenseTable
          caption={m.umrah_limits_history()}
          columns={[
            { key: 'number', label: m.umrah_limits_number() },
            { key: 'when', label: m.umrah_limits_when() },
            { key: 'by', label: m.umrah_prices_column_by() },
            { key: 'changes', label: m.umrah_limits_changes() },
          ]}
          rows={page.history.map(({ number, when, by, reason, changes }) => ({
            key: String(number),
            cells: [
              String(number),
              when,
              by,
              <span key="changes">
                {changes.map((change) => (
                  <span key={change} className="block tabular-nums">
                    {change}
                  </span>
                ))}
                {reason && <span className="block text-ink-soft">{reason}</span>}
              </span>,
            ],
          }))}
        />
      </section>
    </div>
  );
}

function LimitsForm({ number, fields, answer }: LimitsProps) {
  const form = useAppForm({
    id: 'limits',
    intent: 'save',
    answer,
    values: {
      number: String(number),
      ...Object.fromEntries(fields.map(({ name, value }) => [name, String(value)])),
    },
  });
  const read = form.field('number');
  return (
    <Card>
      <AppFormBox form={form} className="space-y-5">
        <input type="hidden" name={read.name} defaultValue={read.defaultValue} />
        <div className="grid gap-5 md:grid-cols-2">
          {fields.map(({ name, label, hint }) => (
            <Field key={name} {...form.field(name)} label={label} hint={hint} inputMode="numeric" />
          ))}
        </div>
        <TextArea field={form.field('reason')} label={m.umrah_limits_reason()} rows={2} maxLength={300} />
        <p className="text-ink-soft">{m.umrah_limits_scope()}</p>
        <SubmitButton>{m.umrah_limits_save()}</SubmitButton>
      </AppFormBox>
    </Card>
  );
}
