// Two banks (docs/product/bank-console.md): whoever works for another reaches nothing of the first, by any page and any call of the bank's
// console. The addresses are the product's own tables: a new one without its row here is a fault.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { implementations } from '#api/implementations';
import { findApplicationOf } from '#domain/financing';
import { proposeTerms } from '#domain/bank-terms';
import { type Application, hosts, startApplication } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { savingsTermsInput } from '#test/factories/bank-terms';
import { sellByBank } from '#test/factories/bookings';
import { createFinancedOffer, createSent, smallPicture } from '#test/factories/financing';
import { createPartner } from '#test/factories/programmes';
import { createSavingsTerms, createSentSavings } from '#test/factories/savings';
import { confirmInput, createAskedPayment, createBankStaff } from '#test/factories/savings-payments';
import { multipart, type SentForm } from '#test/multipart';
import { bankRoles } from '#shared/roles';
import { pages } from './page-rows.ts';

const host = hosts.rihlah;
let application: Application;
/** Of the first bank. */
const first = {
  application: '',
  applicationDocument: '',
  savings: '',
  savingsDocument: '',
  payment: '',
  terms: '',
};
let owner: SignedIn;
let strangers: SignedIn[];
beforeAll(async () => {
  application = await startApplication();
  const { deps } = application;
  sellByBank(deps);
  const { bankId, departureId } = await createFinancedOffer(deps.db);
  await createSavingsTerms(deps.db, bankId);
  const staff = await createBankStaff(deps, bankId, host);
  owner = staff.officer;
  const financed = await createSent(deps, { bankId, departureId });
  const detail = (await findApplicationOf(deps, financed.member.actor, financed.bookingId))!;
  first.application = detail.code;
  first.applicationDocument = detail.documents[0]!.id!;
  const saved = await createSentSavings(deps, { bankId });
  first.savings = saved.code;
  first.savingsDocument = saved.savings.documents[0]!.id!;
  first.payment = (await createAskedPayment(deps, staff, { departure: departureId })).code;
  first.terms = await proposeTerms(deps, owner.actor, savingsTermsInput());
  const { id: other } = await createPartner(deps.db, { kind: 'financial' });
  strangers = await Promise.all(
    bankRoles.map((role) => createMember(deps, { roles: [role], partnerId: other, host })),
  );
});
afterAll(() => application.close());

type Address = () => string;
type Sent = string | object | SentForm;
interface Row {
  at: Address;
  /** What is sent there, as a form or as a call. */
  sent?: Sent;
}
/** Whatever names something; null: an address of the bank itself, which names nothing of anybody. */
const pageRowsOf: Record<string, Row | null> = {
  '/bank-console': null,
  '/bank-console/applications.csv': null,
  '/bank-console/savings': null,
  '/bank-console/savings.csv': null,
  '/bank-console/savings/balances': null,
  '/bank-console/savings-payments': null,
  '/bank-console/savings-payments.csv': null,
  '/bank-console/terms': null,
  '/bank-console/terms/new/:kind': null,
  '/bank-console/applications/:code': {
    at: () => `/bank-console/applications/${first.application}`,
    sent: 'intent=reject&reason=Belum+sesuai',
  },
  '/bank-console/applications/:code/documents/:documentId': {
    at: () => `/bank-console/applications/${first.application}/documents/${first.applicationDocument}`,
  },
  '/bank-console/savings/:code': {
    at: () => `/bank-console/savings/${first.savings}`,
    sent: 'intent=reject&reason=Belum+sesuai',
  },
  '/bank-console/savings/:code/documents/:documentId': {
    at: () => `/bank-console/savings/${first.savings}/documents/${first.savingsDocument}`,
  },
  '/bank-console/savings-payments/:code': {
    at: () => `/bank-console/savings-payments/${first.payment}`,
    sent: 'intent=decline&reason=Belum+sesuai',
  },
  '/bank-console/terms/:termsId': {
    at: () => `/bank-console/terms/${first.terms}`,
    sent: 'intent=withdraw',
  },
};
const api = '/api/v3/bank-console';

/** Calls about one thing: each by its method and what follows the code, with what is sent. */
const aboutEach =
  (kind: 'applications' | 'savings', code: () => string) =>
  (calls: Record<string, object>): Record<string, Row> =>
    Object.fromEntries(
      Object.entries(calls).map(([call, sent]) => {
        const [method, rest = ''] = call.split(' ') as [string, string];
        const at = () => `${api}/${kind}/${code()}${rest.replace(':kind', 'ktp')}`;
        return [`${method} ${api}/${kind}/:code${rest}`, { at, sent }];
      }),
    );
const akad = await multipart({ file: { bytes: await smallPicture(), name: 'akad.jpg', type: 'image/jpeg' } });
const aboutApplication = aboutEach('applications', () => first.application);
const aboutSavings = aboutEach('savings', () => first.savings);
const callRowsOf: Record<string, Row | null> = {
  [`GET ${api}/terms`]: null,
  [`POST ${api}/terms`]: null,
  [`GET ${api}/terms/:id`]: { at: () => `${api}/terms/${first.terms}` },
  [`POST ${api}/terms/:id/confirm`]: { at: () => `${api}/terms/${first.terms}/confirm` },
  [`POST ${api}/terms/:id/withdraw`]: { at: () => `${api}/terms/${first.terms}/withdraw` },
  [`GET ${api}/applications`]: null,
  ...aboutApplication({
    'GET ': {},
    'POST /documents/:kind/verdict': { verdict: 'accepted' },
    'POST /document-requests': {},
    'POST /proposal': { verdict: 'reject', reason: 'Belum sesuai' },
    'POST /decision': { agrees: true },
    'POST /contract': akad,
    'POST /disbursement': { reference: 'TRF-7', sent_on: '2027-03-01' },
    'POST /paid-off': {},
    'GET /contract': {},
  }),
  [`GET ${api}/application-documents/:id`]: {
    at: () => `${api}/application-documents/${first.applicationDocument}`,
  },
  [`GET ${api}/savings-documents/:id`]: { at: () => `${api}/savings-documents/${first.savingsDocument}` },
  [`GET ${api}/savings`]: null,
  ...aboutSavings({
    'GET ': {},
    'GET /heir': {},
    'POST /document-requests': { kind: 'ktp', reason: 'Foto buram' },
    'POST /account': { account_number: '7001-2345-678' },
    'POST /rejection': { reason: 'Belum sesuai' },
  }),
  [`POST ${api}/savings/balances/check`]: null,
  [`POST ${api}/savings/balances`]: null,
  [`GET ${api}/savings-payments`]: null,
  [`GET ${api}/savings-payments/:code`]: { at: () => `${api}/savings-payments/${first.payment}` },
  [`POST ${api}/savings-payments/:code/answer`]: {
    at: () => `${api}/savings-payments/${first.payment}/answer`,
    sent: confirmInput,
  },
  [`POST ${api}/savings-payments/:code/decision`]: {
    at: () => `${api}/savings-payments/${first.payment}/decision`,
    sent: { agrees: true },
  },
};

async function ask(person: SignedIn, method: 'GET' | 'POST', url: string, sent?: Sent) {
  const isForm = typeof sent === 'string';
  const file = typeof sent === 'object' && 'headers' in sent ? sent : null;
  return application.app.inject({
    method,
    url,
    ...(method === 'POST' && { payload: file?.body ?? sent ?? {} }),
    headers: {
      host,
      ...person.headers,
      ...(method === 'POST' && { origin: `http://${host}` }),
      ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...file?.headers,
    },
  });
}

/** Nothing of the first bank's stands in what was answered. */
const tellsNothing = (body: string) =>
  [first.application, first.savings, first.payment, first.terms].every((name) => !body.includes(name));

it('has a row for every page and call of the bank’s console', () => {
  expect(Object.keys(pageRowsOf).sort()).toEqual(
    Object.keys(pages)
      .filter((path) => path.startsWith('/bank-console'))
      .sort(),
  );
  expect(Object.keys(callRowsOf).sort()).toEqual(
    implementations
      .map(({ endpoint: { method, path } }) => `${method} ${path}`)
      .filter((name) => name.includes(' /api/v3/bank-console'))
      .sort(),
  );
});

const entries = (rows: Record<string, Row | null>) => Object.entries(rows);
const naming = (rows: Record<string, Row | null>) =>
  entries(rows).flatMap(([name, row]) => (row ? [[name, row] as const] : []));
/** Of the bank itself; what is sent there names nothing of anybody. */
const nameless = (rows: Record<string, Row | null>) =>
  entries(rows).flatMap(([name, row]) => (row || name.startsWith('POST') ? [] : [name]));
/** What the people of another bank get. */
const answers = (method: 'GET' | 'POST', url: string, sent?: Sent) =>
  Promise.all(strangers.map((person) => ask(person, method, url, sent)));
const codes = (all: { statusCode: number }[]) => all.map(({ statusCode }) => statusCode);
const refused = [403, 404];

describe.each(naming(pageRowsOf))('%s', (_path, { at, sent }) => {
  it('is not there for another bank, which does nothing to it', async () => {
    expect(codes(await answers('GET', at()))).toEqual([404, 404, 404]);
    const done = sent === undefined ? [] : codes(await answers('POST', at(), sent));
    expect(done.filter((code) => !refused.includes(code))).toEqual([]);
  });
});

/** A document's own people get it only after they have opened what it belongs to. */
const shown = naming(pageRowsOf).filter(([path]) => !path.includes('documents'));
it.each(shown)('%s is shown to its own people', async (_path, { at }) => {
  expect((await ask(owner, 'GET', at())).statusCode).toBe(200);
});

describe.each(naming(callRowsOf))('%s', (name, { at, sent }) => {
  it('answers nothing to another bank', async () => {
    // Those whose duty it is not are refused before anything is looked for.
    const all = await answers(name.split(' ')[0] as 'GET' | 'POST', at(), sent);
    expect(codes(all).filter((code) => !refused.includes(code))).toEqual([]);
  });
});

it.each([...nameless(pageRowsOf), ...nameless(callRowsOf)])(
  '%s lists nothing of another bank’s',
  async (name) => {
    const url = name.replace('GET ', '').replace(':kind', 'savings');
    expect((await answers('GET', url)).filter(({ body }) => !tellsNothing(body))).toEqual([]);
  },
);
