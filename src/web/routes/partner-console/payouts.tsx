// Where a partner is paid, and what it was paid (docs/product/payouts.md).
import * as m from '#messages/messages';
import { addPayeeEvidence, proposePayeeAccount } from '#domain/payouts';
import * as paths from '#shared/paths';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import { answerActions, fileOf } from '#web/request/answer-actions.server';
import { BankAccountFields, EvidenceField } from '#web/payments/bank-account-fields.tsx';
import { PayeeAccounts } from '#web/payouts/payee-accounts.tsx';
import { PayoutHistory } from '#web/payouts/payout-history.tsx';
import { loadOwnPayouts } from '#web/payouts/payouts-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card, Section } from '#web/ui/section.tsx';
import type { Route } from './+types/payouts';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadOwnPayouts(request, requirePartner(request), paths.partnerConsole.payeeEvidence);
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
                <BankAccountFields form={form} />
                <EvidenceField form={form} />
              </>
            )}
          </ActionForm>
        </Card>
      </Section>
      <PayoutHistory payouts={payouts} />
    </div>
  );
}
