// What the calls about savings are asked (spec §7 Savings, Member).
import { acceptSavings } from '#domain/savings';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { smallPicture } from '#test/factories/financing';
import {
  createCompleteSavings,
  createSavingsDraft,
  createSavingsOffer,
  createSentSavings,
  savingsBookingInput,
  savingsConsentInput,
  savingsHeirInput,
} from '#test/factories/savings';
import { multipart } from '#test/multipart';
import { TODAY } from '#test/factories/programmes';
import { queueCall, workForBank } from '#test/api/bank-people';
import type { ApiTestContext, Ask, Call, Sent } from '#test/api/call';

const savings = '/api/v3/savings';
const history = '/api/v3/user/savings/history';
const none = '00000000-0000-0000-0000-000000000000';
const names = [none, 'tidak-ada', 'TB-22222222', '%00', '%27%20or%201=1'];

interface Place {
  id: string;
  code: string;
  bankId: string;
}
type Make = (context: ApiTestContext, member: SignedIn) => Promise<Place>;

const offers = new WeakMap<object, ReturnType<typeof createSavingsOffer>>();
/** One bank and one departure for everybody who asks here. */
function offerOf({ db }: ApiTestContext['deps']) {
  if (!offers.has(db)) offers.set(db, createSavingsOffer(db));
  return offers.get(db)!;
}
const prepared =
  (make: typeof createSavingsDraft, isForPackage: boolean): Make =>
  async ({ deps }, member) => {
    const { bankId, departureId } = await offerOf(deps);
    const { id, code } = await make(deps, { member, bankId, ...(isForPackage && { departureId }) });
    return { id, code, bankId };
  };
const draft = prepared(createSavingsDraft, true);
const plan = prepared(createSavingsDraft, false);
const complete = prepared(createCompleteSavings, true);
const completePlan = prepared(createCompleteSavings, false);
const sent = prepared(createSentSavings, true);

const own =
  (make: Make, ask: (place: Place) => Sent | Promise<Sent>): Ask =>
  async (context) =>
    ask(await make(context, context.caller!));
const foreign =
  (make: Make, ask: (place: Place) => Sent | Promise<Sent>): Ask =>
  async (context) =>
    ask(await make(context, await createMember(context.deps)));

/** What is asked of one's own works; of another's, and of what is not there, it is not found. */
const about = (make: Make, ask: (place: Place) => Sent | Promise<Sent>): Call => ({
  works: [own(make, ask)],
  unknown: [
    foreign(make, ask),
    ...names.map(
      (name): Ask =>
        async () =>
          ask({ id: name, code: name, bankId: none }),
    ),
  ],
});
const at =
  (path: (place: Place) => string, body?: object) =>
  (place: Place): Sent => ({ url: path(place), ...(body && { body }) });
const card =
  (path: (place: Place) => string, bytes: () => Promise<Uint8Array> = smallPicture) =>
  async (place: Place): Promise<Sent> => ({
    url: path(place),
    ...(await multipart({ file: { bytes: await bytes(), name: 'ktp.jpg', type: 'image/jpeg' } })),
  });
const upload = (make: Make, path: (place: Place) => string): Call => ({
  ...about(make, card(path)),
  wrong: [
    [
      own(
        make,
        card(path, async () => Buffer.from('<html>')),
      ),
      'file',
    ],
    [
      own(
        make,
        card(path, async () => new Uint8Array()),
      ),
      'file',
    ],
    [
      own(
        make,
        card(path, async () => Buffer.alloc(1024 * 1024 + 1)),
      ),
      'file',
    ],
  ],
});
// Spec §5, each rule wrong once.
const bookingFaults: readonly [object, string][] = [
  [{ duration: '7' }, 'duration'],
  [{ duration: '' }, 'duration'],
  [{ name: '' }, 'name'],
  [{ gender: '' }, 'gender'],
  [{ birth_date: '' }, 'birth_date'],
  [{ email: '' }, 'email'],
  [{ email: 'siti' }, 'email'],
  [{ phone_number: '' }, 'phone_number'],
  [{ phone_number: 'abcdefghijk' }, 'phone_number'],
  [{ address: '' }, 'address'],
  [{ occupation: 'guru' }, 'occupation'],
  [{ monthly_income: '999999' }, 'monthly_income'],
  [{ has_npwp: '' }, 'has_npwp'],
  [{ partner_id: none }, 'partner_id'],
];
const booking = (make: Make, path: (place: Place) => string, more: readonly [object, string][]): Call => ({
  ...about(make, at(path, savingsBookingInput())),
  wrong: [...bookingFaults, ...more].map(
    ([change, field]) => [own(make, at(path, savingsBookingInput(change))), field] as const,
  ),
});
const heir = (make: Make, path: (place: Place) => string): Call => ({
  ...about(make, at(path, savingsHeirInput())),
  wrong: [
    { mother_maiden_name: '' },
    { heir_name: '' },
    { heir_gender: '' },
    { heir_contact_name: '' },
    { heir_phone_number: '081234567' },
    { heir_phone_number: '0812345678901234' },
  ].map((change) => [own(make, at(path, savingsHeirInput(change))), Object.keys(change)[0]!] as const),
});
const finish = (make: Make, path: (place: Place) => string): Call => ({
  ...about(make, at(path, savingsConsentInput)),
  wrong: [
    [own(make, at(path, { ...savingsConsentInput, bank_consent: '' })), 'bank_consent'],
    [own(make, at(path, { ...savingsConsentInput, consent_version: 99 })), 'consent_version'],
  ],
});

const queue = '/api/v3/bank-console/savings';
const balances = `${queue}/balances`;
const csv = (...rows: string[]) =>
  multipart({
    file: {
      bytes: Buffer.from(['kode,saldo,tanggal', ...rows].join('\n')),
      name: 'saldo.csv',
      type: 'text/csv',
    },
  });
/** The caller works for the bank, which was sent an application. */
async function sentToOwn(context: ApiTestContext) {
  const { deps } = context;
  const { bankId } = await offerOf(deps);
  await workForBank(context, bankId);
  return { bankId, ...(await createSentSavings(deps, { bankId })) };
}
/** And has opened an account. */
const reported =
  (url: string): Ask =>
  async (context) => {
    const { deps } = context;
    const { bankId, code } = await sentToOwn(context);
    const approver = await createMember(deps, { roles: ['bank_approver'], partnerId: bankId });
    await acceptSavings(deps, approver.actor, { code, form: { account_number: '100-200-3001' } });
    return { url, ...(await csv(`${code},1250000,${TODAY}`)) };
  };
const reporting = (url: string): Call => ({
  works: [reported(url)],
  wrong: [
    [async () => ({ url, ...(await csv()) }), 'file'],
    [async () => ({ url, ...(await csv(`TB-22222222,5,${TODAY}`)) }), 'file'],
    [async () => ({ url, ...(await csv(`TB-22222222,-5,${TODAY}`)) }), 'file'],
  ],
});

const ofProduct =
  (what: string) =>
  ({ id }: Place) =>
    `${savings}/product/${id}/${what}`;
const ofBooking =
  (what: string) =>
  ({ id }: Place) =>
    `${savings}/product/${id}/booking/${id}/${what}`;
const ofPlan =
  (what: string) =>
  ({ id }: Place) =>
    `${savings}/${id}/${what}`;

export const savingsCalls: Record<string, Call> = {
  [`GET ${queue}`]: queueCall(queue, async (context) => {
    await sentToOwn(context);
    return { url: queue };
  }),
  [`GET ${savings}/partners`]: { works: [`${savings}/partners`] },
  [`POST ${savings}/product/cart`]: {
    works: [async ({ deps }) => ({ body: { product_id: (await offerOf(deps)).departureId } })],
    wrong: [[{ body: {} }, 'product_id']],
    unknown: [none, 'tidak-ada', "' or 1=1"].map((product_id) => ({ body: { product_id } })),
  },
  [`POST ${savings}/product/:id/booking`]: booking(draft, ofProduct('booking'), [
    [{ address: 'Jl. 1' }, 'address'],
  ]),
  [`GET ${savings}/product/:id/booking`]: about(draft, at(ofProduct('booking'))),
  [`DELETE ${savings}/product/:id/booking`]: about(draft, at(ofProduct('booking'))),
  [`POST ${savings}/product/:id/heir`]: heir(draft, ofProduct('heir')),
  [`GET ${savings}/product/:id/heir`]: about(draft, at(ofProduct('heir'))),
  [`POST ${savings}/product/:id/booking/:b/ktp`]: upload(draft, ofBooking('ktp')),
  [`POST ${savings}/product/:id/booking/:b/npwp`]: upload(draft, ofBooking('npwp')),
  [`GET ${savings}/product/:id/booking/:b/documents`]: about(draft, at(ofBooking('documents'))),
  [`POST ${savings}/product/:id/booking/:b/documents`]: finish(complete, ofBooking('documents')),
  [`POST ${savings}/cart`]: { works: [`${savings}/cart`] },
  [`PUT ${savings}/:id/code/:code/partner`]: {
    ...about(plan, ({ id, code, bankId }) => ({
      url: `${savings}/${id}/code/${code}/partner`,
      body: { partner_id: bankId },
    })),
    wrong: [
      [
        own(plan, ({ id, code }) => ({ url: `${savings}/${id}/code/${code}/partner`, body: {} })),
        'partner_id',
      ],
    ],
  },
  [`POST ${savings}/:id/booking`]: booking(plan, ofPlan('booking'), [
    [{ package_price: '' }, 'package_price'],
    [{ package_price: '50.000' }, 'package_price'],
  ]),
  [`POST ${savings}/:id/heir`]: heir(plan, ofPlan('heir')),
  [`POST ${savings}/:id/ktp`]: upload(plan, ofPlan('ktp')),
  [`POST ${savings}/:id/npwp`]: upload(plan, ofPlan('npwp')),
  [`POST ${savings}/:id/submit`]: finish(completePlan, ofPlan('submit')),
  [`GET ${history}`]: {
    works: [history, `${history}?page=2&limit=1`],
    wrong: { [`${history}?limit=0`]: 'limit', [`${history}?page=x`]: 'page' },
  },
  [`GET ${history}/:id`]: about(
    sent,
    at(({ code }) => `${history}/${code}`),
  ),
  [`POST ${history}/:id/withdraw`]: about(
    sent,
    at(({ id }) => `${history}/${id}/withdraw`),
  ),
  [`POST ${balances}/check`]: reporting(`${balances}/check`),
  [`POST ${balances}`]: reporting(balances),
};
