// The books: trial balance, months that are closed, what the verification found (docs/product/ledger.md).
import { Download } from 'lucide-react';
import * as m from '#messages/messages';
import { closePeriod, listClosedPeriods, readLastCheck, readTrialBalance } from '#domain/ledger';
import { addMonths, formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { ledgerAccountLabel } from '#labels/ledger';
import * as paths from '#shared/paths';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import { answerActions } from '#web/request/answer-actions.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { buttonClass } from '#web/ui/button.tsx';
import { ConfirmBox } from '#web/ui/confirm-box.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card, Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Route } from './+types/books';

/** Our choice: older months are closed over the API, if ever. */
const monthsOffered = 12;
const faultsShown = 20;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'books');
  const { deps, locale } = request;
  const today = todayInIndonesia(deps.now());
  const [balance, periods, check] = await Promise.all([
    readTrialBalance(deps, actor, today),
    listClosedPeriods(deps, actor),
    readLastCheck(deps, actor),
  ]);
  const closed = new Set(periods.map(({ month }) => month));
  const named = (month: string) => formatDate(month, locale, 'month');
  const months = Array.from({ length: monthsOffered }, (_, index) =>
    addMonths(`${today.slice(0, 7)}-01`, index - monthsOffered).slice(0, 7),
  );
  return {
    until: formatDate(today, locale),
    files: `?from=${today.slice(0, 7)}-01&to=${today}`,
    lines: balance.lines.filter(({ debit, credit }) => debit !== 0 || credit !== 0),
    difference: balance.difference,
    open: months
      .filter((month) => !closed.has(month))
      .map((month) => ({ value: month, label: named(month) })),
    closed: periods.map(({ month, closedAt }) => ({
      month,
      name: named(month),
      at: m.payout_closed({ at: formatInstant(closedAt, locale) }),
    })),
    check: check && {
      at: formatInstant(check.checkedAt, locale),
      count: check.faults.length,
      faults: check.faults.slice(0, faultsShown),
    },
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'books');
  const close = async (_about: string, form: FormData) => {
    if (form.get('confirmed') !== 'yes')
      throw new AppError('invalid_input', [{ field: 'confirmed', message: 'error_cancel_unconfirmed' }]);
    await closePeriod(request.deps, actor, String(form.get('month')));
    return m.payout_closed_said();
  };
  return answerActions(request, args.request, { close }, paths.operator.books);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.payout_books());
}

export default function BooksRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { until, files, lines, difference, open, closed, check } = loaderData;
  const file = (name: string, label: string) => (
    <LocalLink to={`${paths.operator.bookFile(name)}${files}`} className={buttonClass('secondary')}>
      <Download size={20} aria-hidden="true" />
      {label}
    </LocalLink>
  );
  return (
    <div className="max-w-5xl">
      <ConsoleHead
        title={m.payout_books()}
        text={m.payout_books_text()}
        action={
          <div className="flex flex-wrap gap-3">
            {file('journal.xlsx', m.payout_journal_file())}
            {file('journal.csv', m.payout_journal_csv())}
            {file('trial-balance.xlsx', m.payout_balance_file())}
          </div>
        }
      />
      <Verification check={check} />
      <Section title={m.payout_balance_until({ date: until })} className="mt-8">
        <DenseTable
          caption={m.payout_balance_until({ date: until })}
          columns={[
            { key: 'account', label: m.payout_account() },
            { key: 'debit', label: m.payout_debit(), isNumber: true },
            { key: 'credit', label: m.payout_credit(), isNumber: true },
            { key: 'sum', label: m.payout_sum(), isNumber: true },
          ]}
          rows={[
            ...lines.map(({ account, debit, credit, balance }) => ({
              key: account,
              cells: [
                ledgerAccountLabel[account](),
                <Money key="debit" amount={debit} />,
                <Money key="credit" amount={credit} />,
                <Money key="sum" amount={balance} />,
              ],
            })),
            {
              key: 'difference',
              isSum: true,
              cells: [m.payout_difference(), null, null, <Money key="sum" amount={difference} />],
            },
          ]}
        />
      </Section>
      <Section title={m.payout_periods()} className="mt-10">
        <Card>
          {open.length === 0 ? (
            <p>{m.payout_no_month()}</p>
          ) : (
            <>
              <p className="mb-4 max-w-prose">{m.payout_periods_text()}</p>
              <ActionForm
                act="close"
                answer={actionData}
                button={m.payout_close()}
                values={{ month: open[0]!.value }}
              >
                {(form) => (
                  <>
                    <SelectField
                      label={m.payout_month()}
                      name="month"
                      value={form.field('month').defaultValue}
                      choices={open}
                      error={form.field('month').error}
                    />
                    <ConfirmBox label={m.payout_close_confirm()} error={form.field('confirmed').error} />
                  </>
                )}
              </ActionForm>
            </>
          )}
          {closed.length > 0 && (
            <ul className="mt-5 divide-y divide-line border-t border-line">
              {closed.map(({ month, name, at }) => (
                <li key={month} className="flex flex-wrap justify-between gap-x-6 py-3">
                  <span className="font-semibold">{name}</span>
                  <span className="text-ink-soft">{at}</span>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </Section>
    </div>
  );
}

function Verification({ check }: Pick<Route.ComponentProps['loaderData'], 'check'>) {
  if (!check) return <Notice tone="neutral">{m.payout_check_none()}</Notice>;
  return (
    <Notice tone={check.count === 0 ? 'good' : 'bad'} title={m.payout_checked({ at: check.at })}>
      {check.count === 0 ? m.payout_check_sound() : m.payout_check_faults({ count: check.count })}
      <ul className="mt-2 space-y-1 text-sm">
        {check.faults.map(({ promise, at }) => (
          <li key={`${promise} ${at}`} className="break-words" lang="en">
            {promise}: {at}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
