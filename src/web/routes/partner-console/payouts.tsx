// Where a partner is paid, and what it was paid (docs/product/payouts.md).
import * as m from '#messages/messages';
import { addPayeeEvidence, listPayeeAccounts, listPayoutsOf, proposePayeeAccount } from '#domain/payouts';
import { payoutLabel } from '#labels/payouts';
import { bankCodes, bankNames } from '#shared/bank-names';
import { formatDate } from '#shared/dates';
import { nameMaxLength } from '#shared/limits';
import * as paths from '#shared/paths';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import { answerActions, fileOf } from '#web/request/answer-actions.server';
import { PayeeAccounts } from '#web/payouts/payee-accounts.tsx';
import { accountView } from '#web/payouts/payout-views.server';
import { pageRequest } from '#web/request/page-context.server';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Money } from '#web/ui/money.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card, Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Route } from './+types/payouts';

const banks = bankCodes.map((value) => ({ value, label: bankNames[value] }));

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, partnerId } = requirePartner(request);
  const [accounts, payouts] = await Promise.all([
    listPayeeAccounts(request.deps, actor, partnerId),
    listPayoutsOf(request.deps, actor, partnerId),
  ]);
  return {
    accounts: accounts
      .filter(({ status }) => status !== 'replaced')
      .slice(0, 3)
      .map((account) => accountView(account, request, paths.partnerConsole.payeeEvidence)),
    payouts: payouts.map(({ id, code, amount, status, bank, number, paidOn }) => ({
      id,
      code,
      amount,
      status,
      account: bank ? `${bankNames[bank]} · ${number}` : '',
      paid: paidOn && formatDate(paidOn, request.locale, 'short'),
    })),
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor, partnerId } = requirePartner(request);
  const state = async (_about: string, form: FormData) => {
    const fields = Object.fromEntries(
      ['bank', 'number', 'holder'].map((name) => [name, form.get(name) ?? '']),
    );
    const file = await fileOf(form, 'file');
    const accountId = await proposePayeeAccount(request.deps, actor, { partnerId, form: fields });
    await addPayeeEvidence(request.deps, actor, { accountId, file });
    return m.payout_stated_said();
  };
  return answerActions(request, args.request, { state }, paths.partnerConsole.payouts);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.payout_title());
}

export default function PartnerPayoutsRoute({
  loaderData: { accounts, payouts },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="max-w-5xl">
      <ConsoleHead title={m.payout_title()} text={m.payout_partner_text()} />
      {accounts.length > 0 && (
        <Section title={m.payout_own_accounts()} className="mb-10">
          <PayeeAccounts accounts={accounts} />
        </Section>
      )}
      <Section title={m.payout_state_account()} className="">
        <Card>
          <p className="mb-4 max-w-prose text-ink-soft">{m.payout_state_account_text()}</p>
          <ActionForm act="state" answer={actionData} button={m.payout_state_account()} takesFile>
            {(form) => (
              <>
                <SelectField
                  label={m.payout_bank()}
                  name="bank"
                  value={form.field('bank').defaultValue}
                  choices={banks}
                  error={form.field('bank').error}
                />
                <Field
                  {...form.field('number')}
                  label={m.payout_number()}
                  inputMode="numeric"
                  maxLength={20}
                  autoComplete="off"
                  required
                />
                <Field
                  {...form.field('holder')}
                  label={m.payout_holder()}
                  maxLength={nameMaxLength}
                  autoComplete="off"
                  required
                />
                <Field
                  {...form.field('file')}
                  label={m.payout_evidence_file()}
                  type="file"
                  accept="image/jpeg,image/png,image/webp,application/pdf"
                  required
                />
              </>
            )}
          </ActionForm>
        </Card>
      </Section>
      <Section title={m.payout_history()} className="mt-10">
        {payouts.length === 0 ? (
          <EmptyState title={m.payout_history_none()} text={m.payout_history_none_text()} />
        ) : (
          <DenseTable
            caption={m.payout_history()}
            columns={[
              { key: 'code', label: m.payout_code() },
              { key: 'account', label: m.payout_number() },
              { key: 'state', label: m.payout_state() },
              { key: 'amount', label: m.payout_amount(), isNumber: true },
            ]}
            rows={payouts.map(({ id, code, account, status, paid, amount }) => ({
              key: id,
              cells: [
                code,
                account,
                <span key="state">
                  <Badge tone={payoutLabel[status].tone}>{payoutLabel[status].word()}</Badge>
                  {paid && <span className="block text-ink-soft">{paid}</span>}
                </span>,
                <Money key="amount" amount={amount} />,
              ],
            }))}
          />
        )}
      </Section>
    </div>
  );
}
