// A consultant's earnings over HTTP.
import type { Actor } from '#domain/memberships';
import {
  askForPayout,
  listConsultantSales,
  type OwnConsultantAccount,
  readConsultantPay,
  readOwnConsultantAccount,
  stateOwnConsultantAccount,
} from '#domain/payouts';
import { presentPagination } from '#api/answers';
import { type ApiRequest, implement } from '#api/implement';
import { consultantPayContract } from './contract.ts';
import { presentPay, presentSales } from './present.ts';

type Asked = ApiRequest & { actor: Actor };

export const consultantPayApi = implement(consultantPayContract, {
  sales: async ({ query }, { deps, actor }) => {
    const page = await listConsultantSales(deps, actor, query);
    return { data: presentSales(page), pagination: presentPagination(page) };
  },
  pay: (_input, request) => answerPay(request),
  ask: async (_input, request) => {
    await askForPayout(request.deps, request.actor);
    return answerPay(request);
  },
  account: (_input, request) => answerAccounts(request),
  stateAccount: async ({ body }, request) => {
    await stateOwnConsultantAccount(request.deps, request.actor, body, request);
    return answerAccounts(request);
  },
});

async function answerPay({ deps, actor }: Asked) {
  return { data: presentPay(await readConsultantPay(deps, actor)) };
}

async function answerAccounts({ deps, actor }: Asked) {
  const { current, waiting } = await readOwnConsultantAccount(deps, actor);
  return { data: { current: presentAccount(current), waiting: presentAccount(waiting) } };
}

const presentAccount = (account: OwnConsultantAccount | null) =>
  account && {
    bank: account.bank,
    number_ending: account.ending,
    holder: account.holder,
    usable_from: account.usableFrom?.toISOString() ?? null,
  };
