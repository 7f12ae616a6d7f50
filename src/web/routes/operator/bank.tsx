// Statements of our bank and reports of gateways: imported, matched by themselves, the rest settled by a person
// (docs/product/payouts.md).
import * as m from '#messages/messages';
import {
  importBankStatement,
  importGatewayReport,
  type LineMatch,
  listBankLines,
  listGatewayReports,
  listMethodCosts,
  settleBankLine,
} from '#domain/payouts';
import { differenceLabel } from '#labels/payouts';
import { formatDate, formatInstant } from '#shared/dates';
import * as paths from '#shared/paths';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import { LineForm } from '#web/payouts/line-form.tsx';
import { answerActions, fileOf } from '#web/request/answer-actions.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { Bar } from '#web/ui/bar.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Money } from '#web/ui/money.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card, cardClass, Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Route } from './+types/bank';

const gateways = ['midtrans', 'xendit', 'simulator'].map((value) => ({
  value,
  label: value.replace(/^./, (first) => first.toUpperCase()),
}));

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'bank');
  const [lines, reports, costs] = await Promise.all([
    listBankLines(request.deps, actor, 'open'),
    listGatewayReports(request.deps, actor),
    listMethodCosts(request.deps, actor),
  ]);
  const { locale } = request;
  return {
    costs,
    lines: lines.map(({ bookedOn, ...line }) => ({ ...line, booked: formatDate(bookedOn, locale, 'short') })),
    reports: reports.map(({ id, gateway, gross, fee, importedAt, differences, bookedOn }) => ({
      id,
      gateway,
      gross,
      fee,
      imported: formatInstant(importedAt, locale),
      differences: differences.map(({ reference, why }) => differenceLabel[why]({ reference })),
      state: bookedOn
        ? m.payout_paid_on({ date: formatDate(bookedOn, locale, 'short') })
        : differences.length > 0
          ? m.payout_report_differs({ count: differences.length })
          : m.payout_report_waiting(),
    })),
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'bank');
  const { deps } = request;
  const acts = {
    statement: async (_about: string, form: FormData) => {
      const account = String(form.get('account') ?? '').replaceAll(/[\s.-]/g, '');
      const file = await fileOf(form, 'file');
      return m.payout_imported({
        ...(await importBankStatement(deps, actor, { file, account: account || null })),
      });
    },
    report: async (_about: string, form: FormData) => {
      const file = await fileOf(form, 'file');
      const gateway = String(form.get('gateway') ?? '');
      const { lines, differences } = await importGatewayReport(deps, actor, { gateway, file });
      return m.payout_report_said({ lines, differences });
    },
    settle: async (lineId: string, form: FormData) => {
      await settleBankLine(deps, actor, lineId, matchOf(form));
      return m.payout_settled_said();
    },
  };
  return answerActions(request, args.request, acts, paths.operator.bank);
}

/** 'payout <id>', 'report <id>', 'invoice <id>', 'bank_cost'; anything else is explained by its note. */
function matchOf(form: FormData): LineMatch {
  const [what, id = ''] = String(form.get('what')).split(' ');
  if (what === 'payout' || what === 'report' || what === 'invoice') return { what, id };
  return what === 'bank_cost' ? { what } : { what: 'explained', note: form.get('note') ?? '' };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.payout_bank_page());
}

export default function BankRoute({
  loaderData: { lines, reports, costs },
  actionData,
}: Route.ComponentProps) {
  // The bars compare what was charged; of each, what the gateway took of it.
  const mostCharged = Math.max(...costs.map(({ charged }) => charged));
  return (
    <div className="max-w-6xl">
      <ConsoleHead title={m.payout_bank_page()} text={m.payout_bank_page_text()} />
      <div className="grid gap-4 lg:grid-cols-2">
        <Card>
          <h2 className="text-xl font-bold">{m.payout_import_statement()}</h2>
          <p className="mt-1 mb-4 text-ink-soft">{m.payout_import_statement_text()}</p>
          <ActionForm act="statement" answer={actionData} button={m.payout_import()} takesFile>
            {(form) => (
              <>
                <Field
                  {...form.field('account')}
                  label={m.payout_own_number()}
                  inputMode="numeric"
                  autoComplete="off"
                  optional
                />
                <Field
                  {...form.field('file')}
                  id="statement-file"
                  label={m.payout_statement_file()}
                  type="file"
                  required
                />
              </>
            )}
          </ActionForm>
        </Card>
        <Card>
          <h2 className="text-xl font-bold">{m.payout_import_report()}</h2>
          <p className="mt-1 mb-4 text-ink-soft">{m.payout_import_report_text()}</p>
          <ActionForm
            act="report"
            answer={actionData}
            button={m.payout_import()}
            variant="secondary"
            takesFile
          >
            {(form) => (
              <>
                <SelectField
                  label={m.payout_gateway()}
                  name="gateway"
                  value={form.field('gateway').defaultValue}
                  choices={gateways}
                  error={form.field('gateway').error}
                />
                <Field
                  {...form.field('file')}
                  id="report-file"
                  label={m.payout_statement_file()}
                  type="file"
                  required
                />
              </>
            )}
          </ActionForm>
        </Card>
      </div>
      <Section title={m.payout_lines()} className="mt-10">
        {lines.length === 0 ? (
          <EmptyState title={m.payout_lines_none()} text={m.payout_lines_none_text()} />
        ) : (
          <ul className="space-y-3">
            {lines.map((line) => (
              <li key={line.id} className={`${cardClass} grid gap-3 p-4 lg:grid-cols-[2fr_3fr]`}>
                <div className="min-w-0">
                  <p className="text-lg font-bold">
                    <Money amount={line.amount} />
                  </p>
                  <p className="font-semibold break-words">{line.text}</p>
                  <p className="text-ink-soft">
                    {line.booked} · {line.account}
                  </p>
                </div>
                <LineForm line={line} answer={actionData} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={m.payout_reports()} className="mt-10">
        {reports.length === 0 ? (
          <EmptyState title={m.payout_reports_none()} text={m.payout_reports_none_text()} />
        ) : (
          <DenseTable
            caption={m.payout_reports()}
            columns={[
              { key: 'gateway', label: m.payout_gateway() },
              { key: 'imported', label: m.payout_imported_at() },
              { key: 'state', label: m.payout_state() },
              { key: 'gross', label: m.payout_gross(), isNumber: true },
              { key: 'fee', label: m.payout_cost(), isNumber: true },
            ]}
            rows={reports.map(({ id, gateway, imported, state, differences, gross, fee }) => ({
              key: id,
              cells: [
                gateway,
                imported,
                <span key="state">
                  {state}
                  {differences.map((difference) => (
                    <span key={difference} className="block break-all text-bad">
                      {difference}
                    </span>
                  ))}
                </span>,
                <Money key="gross" amount={gross} />,
                <Money key="fee" amount={fee} />,
              ],
            }))}
          />
        )}
      </Section>
      {costs.length > 0 && (
        <Section title={m.payout_costs()} className="mt-10">
          <DenseTable
            caption={m.payout_costs()}
            columns={[
              { key: 'method', label: m.payout_method() },
              { key: 'payments', label: m.payout_payments(), isNumber: true },
              { key: 'charged', label: m.payout_charged(), isNumber: true },
              { key: 'cost', label: m.payout_cost(), isNumber: true },
            ]}
            rows={costs.map(({ method, payments, charged, cost }) => ({
              key: method,
              cells: [
                <span key="method" className="block w-full min-w-32">
                  {method}
                  <Bar
                    whole={mostCharged}
                    parts={[
                      { size: Math.min(cost, charged), look: 'warn' },
                      { size: Math.max(0, charged - cost), look: 'good' },
                    ]}
                  />
                </span>,
                payments,
                <Money key="charged" amount={charged} />,
                <Money key="cost" amount={cost} />,
              ],
            }))}
          />
        </Section>
      )}
    </div>
  );
}
