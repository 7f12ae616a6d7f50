// What the calls about financing are asked (spec §7 Financing, Member).
import { findApplicationOf, getApplication } from '#domain/financing';
import { grantHolding } from '#domain/bookings';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createDraft } from '#test/factories/bookings';
import {
  applicantInput,
  confirmInput,
  createConfirmed,
  createFinancedOffer,
  createSent,
  smallPicture,
} from '#test/factories/financing';
import { multipart } from '#test/multipart';
import { queueCall, workForBank } from '#test/api/bank-people';
import type { Ask, ApiTestContext, Call, Sent } from '#test/api/call';

const bookings = '/api/v3/bookings';
const queue = '/api/v3/bank-console/applications';
const history = '/api/v3/users/financing-history';
const none = '00000000-0000-0000-0000-000000000000';
const names = [none, 'tidak-ada', 'RH-22222222', '%00', '%27%20or%201=1'];

type Place = { booking: string; application: string };
type Make = (context: ApiTestContext, member: SignedIn) => Promise<Place>;

const offers = new WeakMap<object, ReturnType<typeof createFinancedOffer>>();
/** One bank and one departure for everybody who asks here. */
function offerOf({ db }: ApiTestContext['deps']) {
  if (!offers.has(db)) offers.set(db, createFinancedOffer(db));
  return offers.get(db)!;
}
const prepared =
  (make: typeof createConfirmed): Make =>
  async ({ deps }, member) => {
    // One caller asks about many.
    await grantHolding(deps, 'system', member.account.id, { orders: 100, seats: 100 });
    const made = await make(deps, { member, ...(await offerOf(deps)) });
    return { booking: made.bookingId, application: made.applicationId };
  };
const confirmed = prepared(createConfirmed);
const sent = prepared(createSent);
const offered: Make = async (context, member) => {
  const place = await sent(context, member);
  await context.deps.db
    .updateTable('financing_applications')
    .set({ state: 'approved', offer_until: '2100-01-01' })
    .where('id', '=', place.application)
    .execute();
  return place;
};
const draft: Make = async ({ deps }, member) => ({
  booking: (await createDraft({ deps }, { member, departure: (await offerOf(deps)).departureId })).bookingId,
  application: none,
});

const own =
  (make: Make, ask: (place: Place) => Sent | Promise<Sent>): Ask =>
  async (context) =>
    ask(await make(context, context.caller!));
const foreign =
  (make: Make, ask: (place: Place) => Sent | Promise<Sent>): Ask =>
  async (context) =>
    ask(await make(context, await createMember(context.deps)));

const order =
  (change: object = {}): Ask =>
  async (context) => {
    const { bankId } = await offerOf(context.deps);
    const { booking } = await draft(context, context.caller!);
    const confirm = await confirmInput(context.deps, context.caller!, booking, bankId);
    return {
      url: `${bookings}/${booking}/do-checkout/financing`,
      body: { ...applicantInput(), ...confirm, ...change },
    };
  };
const upload =
  (bytes: () => Promise<Uint8Array>, kind = 'ktp') =>
  async ({ booking, application }: Place): Promise<Sent> => ({
    url: `${bookings}/${booking}/bookings-financing/${application}/documents/${kind}/uploads`,
    ...(await multipart({ file: { bytes: await bytes(), name: 'ktp.jpg', type: 'image/jpeg' } })),
  });
const change =
  (what: string) =>
  ({ booking, application }: Place): Sent => ({
    url: `${bookings}/${booking}/bookings-financing/${application}/${what}`,
  });
const changed = (make: Make, what: string): Call => ({
  works: [own(make, change(what))],
  unknown: [
    foreign(make, change(what)),
    own(make, ({ booking }) => change(what)({ booking, application: none })),
    ...names.map((name) => change(what)({ booking: name, application: none })),
  ],
});
const read = (make: Make, path: string): Call => ({
  works: [own(make, ({ booking }) => ({ url: `${bookings}/${booking}/${path}` }))],
  unknown: [
    foreign(make, ({ booking }) => ({ url: `${bookings}/${booking}/${path}` })),
    ...names.map((name) => `${bookings}/${name}/${path}`),
  ],
});

export const financingCalls: Record<string, Call> = {
  [`GET ${bookings}/:id/checkout-financing`]: read(draft, 'checkout-financing'),
  [`POST ${bookings}/:id/do-checkout/financing`]: {
    works: [order()],
    // Spec §5, each rule wrong once.
    wrong: [
      [order({ address: 'Jl. 1' }), 'address'],
      [order({ address: '' }), 'address'],
      [order({ job_name: 'PNS' }), 'job_name'],
      [order({ job_name: '' }), 'job_name'],
      [order({ birth_date: '' }), 'birth_date'],
      [order({ birth_date: '2020-01-01' }), 'birth_date'],
      [order({ email: '' }), 'email'],
      [order({ email: 'siti' }), 'email'],
      [order({ name: '' }), 'name'],
      [order({ gender: '' }), 'gender'],
      [order({ instansi: 'PT' }), 'instansi'],
      [order({ instansi: '' }), 'instansi'],
      [order({ phone_number: '0812345' }), 'phone_number'],
      [order({ phone_number: 'abcdefghijk' }), 'phone_number'],
      [order({ months: 7 }), 'months'],
      [order({ bank_id: none }), 'bank_id'],
      [order({ bank_consent: false }), 'bank_consent'],
      [order({ consent_version: 99 }), 'consent_version'],
      [order({ terms_accepted: false }), 'terms_accepted'],
    ],
    unknown: [
      ...names.map((name) => async (context: ApiTestContext) => {
        const { bankId } = await offerOf(context.deps);
        const { booking } = await draft(context, context.caller!);
        return {
          url: `${bookings}/${name}/do-checkout/financing`,
          body: {
            ...applicantInput(),
            ...(await confirmInput(context.deps, context.caller!, booking, bankId)),
          },
        };
      }),
    ],
  },
  [`GET ${bookings}/:id/detail/order/financing`]: read(confirmed, 'detail/order/financing'),
  [`GET ${bookings}/:id/documents-financing`]: read(confirmed, 'documents-financing'),
  [`POST ${bookings}/:id/bookings-financing/:x/documents/:docId/uploads`]: {
    works: [own(confirmed, upload(smallPicture))],
    wrong: [
      [
        own(
          confirmed,
          upload(async () => Buffer.from('<html>')),
        ),
        'file',
      ],
      [
        own(
          confirmed,
          upload(async () => new Uint8Array()),
        ),
        'file',
      ],
      [
        own(
          confirmed,
          upload(async () => Buffer.alloc(2 * 1024 * 1024 + 1)),
        ),
        'file',
      ],
    ],
    unknown: [
      own(confirmed, upload(smallPicture, 'sim')),
      own(confirmed, upload(smallPicture, '%00')),
      foreign(confirmed, upload(smallPicture)),
    ],
  },
  [`POST ${bookings}/:id/bookings-financing/:x/submit`]: {
    ...changed(confirmed, 'submit'),
    works: [
      own(async (context, member) => {
        const place = await sent(context, member);
        await context.deps.db
          .updateTable('financing_applications')
          .set({ state: 'documents_requested' })
          .where('id', '=', place.application)
          .execute();
        return place;
      }, change('submit')),
    ],
  },
  [`POST ${bookings}/:id/bookings-financing/:x/accept`]: changed(offered, 'accept'),
  [`POST ${bookings}/:id/bookings-financing/:x/withdraw`]: changed(sent, 'withdraw'),
  [`GET ${queue}`]: queueCall(queue, async (context) => {
    const { bankId } = await offerOf(context.deps);
    await workForBank(context, bankId);
    await sent(context, await createMember(context.deps));
    return { url: queue };
  }),
  [`GET ${history}`]: {
    works: [history, `${history}?page=2&limit=1`],
    wrong: { [`${history}?limit=0`]: 'limit', [`${history}?page=x`]: 'page' },
  },
  [`GET ${history}/:id`]: {
    works: [
      own(confirmed, ({ application }) => ({ url: `${history}/${application}` })),
      async ({ deps, caller }) => {
        const place = await confirmed({ deps, caller } as ApiTestContext, caller!);
        const { code } = await getApplication(deps, caller!.actor, place.application);
        return { url: `${history}/${code}` };
      },
      async ({ deps, caller }) => {
        const place = await sent({ deps, caller } as ApiTestContext, caller!);
        return { url: `${history}/${(await findApplicationOf(deps, caller!.actor, place.booking))!.id}` };
      },
    ],
    unknown: [
      ...names.map((name) => `${history}/${name}`),
      foreign(confirmed, ({ application }) => ({ url: `${history}/${application}` })),
    ],
  },
};
