// A distribution partner's own page, sales and commission (docs/product/distribution-partners.md).
import * as z from 'zod';
import { pageSizes } from '#shared/limits';
import { documentMaxBytes } from '#shared/participant-documents';
import { endpoint } from '#api/define';
import { documentFile } from '#api/document-file';
import { limited, named, paged } from '#api/inputs';
import { consultantPayContract } from '#api/consultant-pay/contract';
import {
  ownEvidence,
  payoutsContract,
  provenErrors,
  provenForm,
  provenStatement,
} from '#api/payouts/contract';

const staff = { who: ['distribution_staff'], spec: '§6 distribution partner' } as const;
const path = '/api/v3/distribution-console';
const field = z.unknown().optional();

const page = z.object({
  version: z.int(),
  slug: z.string(),
  name: z.string(),
  legal_name: z.string(),
  affiliate_code: z.string().nullable(),
  headline: z.string(),
  headline_en: z.string(),
  description: z.string(),
  description_en: z.string(),
  body: z.string(),
  body_en: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
});

export const distributionPartnersContract = {
  page: endpoint({
    ...staff,
    method: 'GET',
    path: `${path}/page`,
    summary: "The distribution partner's own page; name and legal name are changed by the operator",
    data: page,
  }),
  changePage: endpoint({
    ...staff,
    method: 'PUT',
    path: `${path}/page`,
    summary:
      'Change the page, shown at once; `version` is the one that was read. Texts are Markdown, name no bank account and lead to this site only',
    body: z.object({
      version: field,
      headline: field,
      headline_en: field,
      description: field,
      description_en: field,
      body: field,
      body_en: field,
      email: field,
      phone: field,
      address: field,
      city: field,
    }),
    data: page,
    errors: ['invalid_input', 'partner_changed'],
  }),
  sales: endpoint({
    ...staff,
    method: 'GET',
    path: `${path}/sales`,
    summary:
      "Orders under the distribution partner's code, the newest first, with the commission of each; never who ordered",
    query: paged(pageSizes.list),
    paged: true,
    data: consultantPayContract.sales.data,
  }),
  visits: endpoint({
    ...staff,
    method: 'GET',
    path: `${path}/visits`,
    summary:
      'Visits through links with its code, by day and product, the newest day first: numbers that identify nobody',
    query: limited(pageSizes.console),
    data: z.array(
      z.object({
        day: z.iso.date(),
        /** Slug of a departure; null for other pages. */
        product: z.string().nullable(),
        visits: z.int(),
      }),
    ),
  }),
  accounts: endpoint({
    ...staff,
    method: 'GET',
    path: `${path}/bank-accounts`,
    summary: 'Where the distribution partner is paid, and what it has stated',
    data: payoutsContract.ownAccounts.data,
  }),
  stateAccount: endpoint({
    ...staff,
    method: 'POST',
    path: `${path}/bank-accounts`,
    summary: provenStatement,
    body: z.object(provenForm),
    data: payoutsContract.proposeOwn.data,
    errors: provenErrors,
  }),
  evidence: endpoint({
    ...staff,
    method: 'POST',
    path: `${path}/bank-accounts/:id/evidence`,
    summary: ownEvidence,
    params: named,
    upload: { field: 'file', maxBytes: documentMaxBytes },
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'unavailable', 'step_up_required'],
  }),
  evidenceFile: endpoint({
    ...staff,
    ...documentFile,
    path: `${path}/bank-accounts/:id/evidence`,
    summary: "The evidence of the distribution partner's statement",
    params: named,
    errors: ['not_found'],
  }),
  pay: endpoint({
    ...staff,
    method: 'GET',
    path: `${path}/pay`,
    summary: 'Commission that is owed, what of it can be paid now, and what was paid',
    data: consultantPayContract.pay.data,
  }),
  ask: endpoint({
    ...staff,
    method: 'POST',
    path: `${path}/payout-requests`,
    summary: 'Ask finance to pay out what can be paid; asking again changes nothing',
    data: consultantPayContract.pay.data,
    errors: ['nothing_to_pay'],
  }),
};
