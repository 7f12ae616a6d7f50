// What a partner and a store read of their own payouts: the accounts that are stated or in use, and what was paid to them.
import { listPayeeAccounts, listPayoutsOf } from '#domain/payouts';
import type { Actor } from '#domain/memberships';
import { bankNames } from '#shared/bank-names';
import { formatDate } from '#shared/dates';
import type { PageRequest } from '#web/request/page-context.server';
import { accountView } from './payout-views.server.ts';

interface OwnAccounts {
  actor: Actor;
  partnerId: string;
}

/** The newest three that are stated or in use. */
export async function loadOwnAccounts(
  request: PageRequest,
  { actor, partnerId }: OwnAccounts,
  evidence: (accountId: string) => string,
) {
  const accounts = await listPayeeAccounts(request.deps, actor, partnerId);
  return accounts
    .filter(({ status }) => status !== 'replaced')
    .slice(0, 3)
    .map((account) => accountView(account, request, evidence));
}

export async function loadOwnPayouts(
  request: PageRequest,
  { actor, partnerId }: OwnAccounts,
  evidence: (accountId: string) => string,
) {
  const [accounts, payouts] = await Promise.all([
    loadOwnAccounts(request, { actor, partnerId }, evidence),
    listPayoutsOf(request.deps, actor, partnerId),
  ]);
  return {
    accounts,
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
