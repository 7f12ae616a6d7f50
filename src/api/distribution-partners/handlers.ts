// A distribution partner's page, sales and commission over HTTP.
import { listVisits } from '#domain/affiliates';
import { changeOwnPage, type OwnDistributionPage, readOwnPage } from '#domain/distribution-partners';
import { distributionPartnerOf } from '#domain/memberships';
import {
  askForDistributionPayout,
  listDistributionSales,
  listPayeeAccounts,
  readDistributionPay,
  readPayeeEvidence,
  stateDistributionAccount,
  addOwnEvidence,
} from '#domain/payouts';
import { presentPagination } from '#api/answers';
import { presentPay, presentSales } from '#api/consultant-pay/present';
import { answerDocument } from '#api/document-file';
import { implement } from '#api/implement';
import { presentAccount } from '#api/payouts/present';
import { distributionPartnersContract } from './contract.ts';

export const distributionPartnersApi = implement(distributionPartnersContract, {
  page: async (_input, { deps, actor }) => ({ data: present(await readOwnPage(deps, actor)) }),
  changePage: async ({ body }, { deps, actor }) => ({
    data: present(await changeOwnPage(deps, actor, body)),
  }),
  sales: async ({ query }, { deps, actor }) => {
    const page = await listDistributionSales(deps, actor, query);
    return { data: presentSales(page), pagination: presentPagination(page) };
  },
  visits: async ({ query: { limit } }, { deps, actor }) => {
    const { affiliateCode } = await readOwnPage(deps, actor);
    return { data: affiliateCode === null ? [] : await listVisits(deps, affiliateCode, limit) };
  },
  accounts: async (_input, { deps, actor }) => ({
    data: (await listPayeeAccounts(deps, actor, distributionPartnerOf(actor))).map(presentAccount),
  }),
  stateAccount: async ({ body: form }, { deps, actor, brand }) => ({
    data: { id: await stateDistributionAccount(deps, actor, { form, evidence: null, brand }) },
  }),
  evidence: async ({ params: { id: accountId }, file }, { deps, actor }) => {
    await addOwnEvidence(deps, actor, { accountId, file });
    return { data: null };
  },
  evidenceFile: ({ params: { id } }, { deps, actor }) =>
    answerDocument(readPayeeEvidence(deps, actor, id), 'evidence'),
  pay: async (_input, { deps, actor }) => ({ data: presentPay(await readDistributionPay(deps, actor)) }),
  ask: async (_input, { deps, actor }) => {
    await askForDistributionPayout(deps, actor);
    return { data: presentPay(await readDistributionPay(deps, actor)) };
  },
});

const present = ({
  legalName,
  affiliateCode,
  headline,
  description,
  body,
  ...page
}: OwnDistributionPage) => ({
  ...page,
  legal_name: legalName,
  affiliate_code: affiliateCode,
  headline: headline.id,
  headline_en: headline.en ?? '',
  description: description.id,
  description_en: description.en ?? '',
  body: body.id,
  body_en: body.en ?? '',
});
