// Choosing a file of balances, and looking at what it says before it is stored.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/section.tsx';
import type { CheckedBalances } from './checked-balances.server.ts';

export function BalancesPage({
  answer,
}: {
  answer: (FormAnswer & { checked?: CheckedBalances }) | undefined;
}) {
  const check = useAppForm({ id: 'check', answer, intent: 'check' });
  const { defaultValue: _none, ...file } = check.field('file');
  return (
    <div className="max-w-4xl">
      <LocalLink
        to={paths.bankConsole.savings}
        className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.bank_back()}
      </LocalLink>
      <ConsoleHead title={m.bank_balances_title()} text={m.bank_balances_text()} />
      <Card>
        <AppFormBox form={check} encType="multipart/form-data">
          <Field {...file} label={m.bank_balances_file()} type="file" accept=".csv,text/csv" required />
          <SubmitButton variant="secondary">{m.bank_balances_check()}</SubmitButton>
        </AppFormBox>
      </Card>
      {answer?.checked && <Checked checked={answer.checked} />}
      {answer?.intent === 'store' && answer.result.error && (
        <div className="mt-6">
          <Notice tone="bad" live title={Object.values(answer.result.error).flat()[0] ?? ''} />
        </div>
      )}
    </div>
  );
}

function Checked({ checked: { count, changed, more, rows, text } }: { checked: CheckedBalances }) {
  const store = useAppForm({ id: 'store', answer: undefined, intent: 'store' });
  return (
    <div className="mt-6 space-y-4">
      <Notice tone="good" live title={m.bank_balances_checked({ rows: count, changed })} />
      <DenseTable
        caption={m.bank_balances_title()}
        columns={[
          { key: 'code', label: m.bank_column_code() },
          { key: 'day', label: m.bank_balances_day() },
          { key: 'state', label: m.bank_column_state() },
          { key: 'balance', label: m.bank_balances_balance(), isNumber: true },
        ]}
        rows={rows.map(({ code, balance, day, isNews }) => ({
          key: code,
          cells: [
            code,
            day,
            <Badge key="state" tone={isNews ? 'good' : 'neutral'}>
              {isNews ? m.bank_balances_new() : m.bank_balances_old()}
            </Badge>,
            balance,
          ],
        }))}
      />
      {more > 0 && <p className="text-ink-soft">{m.bank_balances_more({ count: more })}</p>}
      <AppFormBox form={store} encType="multipart/form-data">
        <input type="hidden" name="rows" value={text} />
        <SubmitButton>{m.bank_balances_store()}</SubmitButton>
      </AppFormBox>
    </div>
  );
}
