// What the calls about private umrah are asked (spec §7): the parts of one, and a member's own.
import { checkOut } from '#domain/checkout';
import {
  acceptOffer,
  approveOffer,
  beginBooking,
  makeOffer,
  openGroup,
  putInCart,
  saveOfferTemplate,
  sendRequest,
  unsafeListOffers,
} from '#domain/private-umrah';
import { workplaceFor } from '#domain/memberships';
import { listParticipants } from '#domain/participants';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { beginPayment, brandOf, checkoutInput } from '#test/factories/bookings';
import { createDeparture, createPartner, createProgramme } from '#test/factories/programmes';
import { tripForm, umrahOffer } from '#test/factories/umrah-prices';
import type { ApiTestContext, Ask, Call } from '#test/api/call';

const base = '/api/v1/custom-products';
const plain = (path: string): Call => ({ works: [path] });

export const umrahOptionCalls: Record<string, Call> = {
  [`GET ${base}/settings`]: plain(`${base}/settings`),
  [`GET ${base}/travel-info`]: plain(`${base}/travel-info`),
  [`GET ${base}/hotels/:id`]: {
    works: [`${base}/hotels/makkah-5`],
    unknown: [`${base}/hotels/tidak-ada`, `${base}/hotels/%00`],
  },
  [`GET ${base}/hotels/:location/stars`]: {
    works: [`${base}/hotels/makkah/stars`],
    wrong: { [`${base}/hotels/jakarta/stars`]: 'location' },
  },
  [`GET ${base}/hotels/:location/stars/:star`]: {
    works: [`${base}/hotels/madinah/stars/4`],
    wrong: { [`${base}/hotels/makkah/stars/9`]: 'star' },
  },
  [`GET ${base}/addons`]: plain(`${base}/addons`),
  [`GET ${base}/transportation`]: plain(`${base}/transportation`),
  [`GET ${base}/facility-includes`]: plain(`${base}/facility-includes`),
  [`GET ${base}/airports/departure`]: plain(`${base}/airports/departure`),
  [`GET ${base}/airports/destination`]: plain(`${base}/airports/destination`),
  [`GET ${base}/airports/return`]: plain(`${base}/airports/return`),
  [`GET ${base}/airlines`]: {
    works: [`${base}/airlines?departure_airport_id=CGK`],
    wrong: { [`${base}/airlines?departure_airport_id=%27`]: 'departure_airport_id' },
  },
  [`GET ${base}/airline-classes`]: {
    works: [`${base}/airline-classes?departure_airport_id=CGK&destination_airport_id=JED&airline_id=SV`],
    wrong: { [`${base}/airline-classes?airline_id=a%20b`]: 'airline_id' },
  },
  'GET /api/v1/partner-customs/flights': {
    works: [
      '/api/v1/partner-customs/flights?page=1&limit=2',
      '/api/v1/partner-customs/flights?partner_id={partner}',
    ],
    wrong: {
      '/api/v1/partner-customs/flights?limit=0': 'limit',
      '/api/v1/partner-customs/flights?partner_id=x': 'partner_id',
    },
  },
  'GET /api/v1/custom-product/detail': plain('/api/v1/custom-product/detail'),
  [`POST ${base}/estimation-price`]: {
    works: [{ body: tripForm }],
    wrong: [
      [{ body: { ...tripForm, airline_class_id: 'SV-first' } }, 'airline_class_id'],
      [{ body: { ...tripForm, total_participants_adult: 0 } }, 'total_participants_adult'],
      [{ body: { ...tripForm, hotels: [] } }, 'hotels'],
    ],
  },
};

const mine = '/api/v1/users/custom-products';
const names = ['00000000-0000-0000-0000-000000000000', 'tidak-ada', 'PU-22222222', '%00', '%27%20or%201=1'];

type Make = (context: ApiTestContext, member: SignedIn) => Promise<string>;

const estimated: Make = async ({ deps }, { actor }) =>
  (await putInCart(deps, actor, { form: tripForm, brand: brandOf(deps), locale: 'id' })).id;

/** Some agency sells departures from the airport of the request. */
async function served({ deps }: ApiTestContext): Promise<void> {
  const slug = 'umrah-dari-cgk';
  const there = await deps.db
    .selectFrom('departures')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!there) await createDeparture(deps.db, { slug, departure_airport: 'CGK' });
}
const requestable: Make = async (context, member) => {
  await served(context);
  return estimated(context, member);
};
const requested: Make = async (context, member) => {
  const id = await requestable(context, member);
  await sendRequest(context.deps, member.actor, { id, brand: brandOf(context.deps), note: null });
  return id;
};

async function staffOf({ deps }: ApiTestContext, requestId: string): Promise<SignedIn> {
  const { partner_id: partnerId } = await deps.db
    .selectFrom('umrah_request_partners')
    .select('partner_id')
    .where('request_id', '=', requestId)
    .limit(1)
    .executeTakeFirstOrThrow();
  return createMember(deps, { roles: ['partner_staff'], partnerId });
}
const offered: Make = async (context, member) => {
  const requestId = await requested(context, member);
  const { actor } = await staffOf(context, requestId);
  await makeOffer(context.deps, actor, { requestId, form: umrahOffer(30_000_000) });
  return requestId;
};
const newestOffer = async ({ deps }: ApiTestContext, id: string) =>
  (await unsafeListOffers(deps, id, { live: true }))[0]!.id;
const accepted: Make = async (context, member) => {
  const id = await offered(context, member);
  const { deps } = context;
  const offerId = await newestOffer(context, id);
  await acceptOffer(deps, member.actor, { id, brand: brandOf(deps), offerId });
  return id;
};
const confirmed: Make = async (context, member) => {
  const id = await accepted(context, member);
  const { actor } = await staffOf(context, id);
  await approveOffer(context.deps, actor, id);
  return id;
};
async function order(context: ApiTestContext, member: SignedIn) {
  const { deps } = context;
  const id = await confirmed(context, member);
  const brand = brandOf(deps);
  const { bookingId } = await beginBooking(deps, member.actor, { id, brand, locale: 'id' });
  await checkOut(deps, member.actor, {
    bookingId,
    brand,
    form: await checkoutInput({ deps }, member, bookingId),
  });
  return { id, bookingId };
}
const ordered: Make = async (context, member) => (await order(context, member)).id;

const own =
  (make: Make, url: (id: string) => string, body?: object): Ask =>
  async (context) => ({ url: url(await make(context, context.caller!)), ...(body && { body }) });
/** Somebody else's is as if it were not there. */
const unknown = (make: Make, url: (id: string) => string, body?: object): Ask[] => [
  ...names.map((name) => ({ url: url(name), ...(body && { body }) })),
  async (context) => ({
    url: url(await make(context, await createMember(context.deps))),
    ...(body && { body }),
  }),
];
const part = (name: string) => (id: string) => `${base}/${id}/${name}`;
const request = (id: string) => `${mine}/${id}`;
const offers = (id: string) => `${mine}/${id}/offers`;
const list = (url: string): Call => ({
  works: [
    async (context) => (await offered(context, context.caller!), { url }),
    `${url}?status=expired&page=2&limit=1`,
  ],
  wrong: { [`${url}?status=lost`]: 'status', [`${url}?limit=0`]: 'limit', [`${url}?search=a%00b`]: 'search' },
});
const accepting: Ask = async (context) => {
  const id = await offered(context, context.caller!);
  return {
    url: part('waiting')(id),
    body: { decision: 'accepted', offer_id: await newestOffer(context, id) },
  };
};
const pay = part('payments/bca_va');
const running =
  (change: { id?: string; number?: string } = {}): Ask =>
  async (context) => {
    const { id, bookingId } = await order(context, context.caller!);
    const payment = await beginPayment(context, context.caller!, bookingId);
    return {
      url: `${base}/${id}/payments/${change.id ?? payment.id}/payment-number/${change.number ?? payment.reference}`,
    };
  };
const traveller = {
  name: 'Siti Aminah',
  birth_date: '1970-05-12',
  gender: 'female',
  nik: '3171015205700001',
  passport_number: 'X1234567',
  passport_expires_on: '2030-01-01',
};
const naming =
  (change: object = {}): Ask =>
  async (context) => {
    const { id, bookingId } = await order(context, context.caller!);
    const [first] = await listParticipants(context.deps, context.caller!.actor, bookingId);
    return {
      url: part('participants')(id),
      body: { participants: [{ id: first!.id, ...traveller, ...change }] },
    };
  };
const somebody = { participants: [{ id: names[0], ...traveller }] };

export const umrahRequestCalls: Record<string, Call> = {
  [`POST ${base}/cart`]: {
    works: [{ body: tripForm }, { body: tripForm, headers: { 'idempotency-key': 'pu-1' } }],
    wrong: [
      [{ body: { ...tripForm, airline_class_id: 'SV-first' } }, 'airline_class_id'],
      [{ body: { ...tripForm, total_participants_adult: 0 } }, 'total_participants_adult'],
    ],
  },
  [`GET ${mine}`]: list(mine),
  'GET /api/v1/custom-product/history': list('/api/v1/custom-product/history'),
  [`GET ${mine}/:id`]: {
    works: [own(offered, request), own(estimated, request)],
    unknown: unknown(estimated, request),
  },
  [`GET ${mine}/:id/offers`]: {
    works: [own(offered, offers), own(estimated, offers)],
    unknown: unknown(offered, offers),
  },
  [`POST ${mine}/:id/offers`]: {
    works: [own(requestable, offers, { note: 'Ibu memakai kursi roda' }), own(requestable, offers, {})],
    wrong: [[own(requestable, offers, { note: 'x'.repeat(501) }), 'note']],
    unknown: unknown(requestable, offers, {}),
  },
  [`GET ${base}/:id/waiting`]: {
    works: [own(accepted, part('waiting')), own(estimated, part('waiting'))],
    unknown: unknown(estimated, part('waiting')),
  },
  [`POST ${base}/:id/waiting`]: {
    works: [
      accepting,
      own(offered, part('waiting'), { decision: 'declined' }),
      own(requested, part('waiting'), { decision: 'withdrawn' }),
    ],
    wrong: [
      [own(offered, part('waiting'), { decision: 'accepted' }), 'offer_id'],
      [own(offered, part('waiting'), { decision: 'maybe' }), 'decision'],
    ],
    unknown: [
      ...unknown(offered, part('waiting'), { decision: 'accepted', offer_id: names[0] }),
      own(offered, part('waiting'), { decision: 'accepted', offer_id: names[0] }),
    ],
  },
  [`GET ${base}/:id/detail-order`]: {
    works: [own(ordered, part('detail-order')), own(estimated, part('detail-order'))],
    unknown: unknown(estimated, part('detail-order')),
  },
  [`GET ${base}/:id/checkout`]: {
    works: [own(confirmed, part('checkout')), own(ordered, part('checkout'))],
    unknown: unknown(confirmed, part('checkout')),
  },
  [`POST ${base}/:id/participants`]: {
    works: [naming()],
    wrong: [
      [naming({ name: '' }), 'participants.0.name'],
      [own(estimated, part('participants'), { participants: [] }), 'participants'],
    ],
    unknown: [
      ...unknown(ordered, part('participants'), somebody),
      own(ordered, part('participants'), somebody),
    ],
  },
  [`GET ${base}/:id/gateways`]: {
    works: [own(ordered, part('gateways'))],
    unknown: unknown(estimated, part('gateways')),
  },
  [`POST ${base}/:id/payments/:method`]: {
    works: [own(ordered, pay)],
    unknown: unknown(ordered, pay),
  },
  [`GET ${base}/:id/payments/:paymentId/payment-number/:number`]: {
    works: [running()],
    unknown: [running({ number: 'INV-2222222222-1' }), running({ id: names[0]! }), running({ id: 'x' })],
  },
  [`GET ${base}/:id/invoice`]: {
    works: [own(ordered, part('invoice'))],
    unknown: unknown(estimated, part('invoice')),
  },
};

const links = ['tidak-ada', '%00', 'A'.repeat(22), '%27%20or%201=1'];
/** Opened by somebody else than the caller. */
async function opened(context: ApiTestContext): Promise<string> {
  const { deps } = context;
  const opener = await createMember(deps);
  const id = await estimated(context, opener);
  return (await openGroup(deps, opener.actor, { id, brand: brandOf(deps) })).link;
}
const grouped: Make = async (context, member) => {
  const id = await estimated(context, member);
  await openGroup(context.deps, member.actor, { id, brand: brandOf(context.deps) });
  return id;
};
const joining =
  (body: object): Ask =>
  async (context) => ({ url: `${base}/groups/${await opened(context)}/join`, body });

export const umrahGroupCalls: Record<string, Call> = {
  [`POST ${base}/:id/group`]: {
    works: [own(estimated, part('group')), own(grouped, part('group'))],
    unknown: unknown(estimated, part('group')),
  },
  [`GET ${base}/:id/group`]: {
    works: [own(grouped, part('group')), own(estimated, part('group'))],
    unknown: unknown(grouped, part('group')),
  },
  [`GET ${base}/groups/:link`]: {
    works: [async (context) => ({ url: `${base}/groups/${await opened(context)}` })],
    unknown: links.map((link) => `${base}/groups/${link}`),
  },
  [`POST ${base}/groups/:link/join`]: {
    works: [joining({ adults: 2, children: [7] }), joining({ adults: 1 })],
    wrong: [
      [joining({ adults: 0 }), 'adults'],
      [joining({ adults: '2' }), 'adults'],
      [joining({ adults: 2, children: [12] }), 'children'],
      [joining({ adults: 45 }), 'adults'],
    ],
    unknown: links.map((link) => ({ url: `${base}/groups/${link}/join`, body: { adults: 1 } })),
  },
};

const templates = '/api/v3/partner-console/umrah-offer-templates';
const kept = { ...umrahOffer(30_000_000), valid_days: 7, note: 'Termasuk air zamzam 5 liter' };
let templateCount = 0;
const template = (change: object = {}) => ({ ...kept, name: `Contoh ${(templateCount += 1)}`, ...change });

/** The caller, where they may write offers of their agency; else somebody of another. */
async function offering({ deps, caller }: ApiTestContext): Promise<SignedIn> {
  const may = caller?.actor.memberships.some(({ duties }) =>
    duties?.some((duty) => duty === 'owner' || duty === 'catalogue'),
  );
  if (may && caller) return caller;
  return createMember(deps, { roles: ['partner_staff'], partnerId: (await createPartner(deps.db)).id });
}
const savedBy = async ({ deps }: ApiTestContext, { actor }: SignedIn) =>
  (await saveOfferTemplate(deps, actor, template())).id;
const onTemplate =
  (body?: object): Ask =>
  async (context) => ({
    url: `${templates}/${await savedBy(context, await offering(context))}`,
    ...(body && { body }),
  });
/** Of another agency it is as if it were not there. */
const unknownTemplates = (body?: object): Ask[] => [
  ...names.map((name) => ({ url: `${templates}/${name}`, ...(body && { body }) })),
  async (context) => {
    const { id: partnerId } = await createPartner(context.deps.db);
    const stranger = await createMember(context.deps, { roles: ['partner_staff'], partnerId });
    return { url: `${templates}/${await savedBy(context, stranger)}`, ...(body && { body }) };
  },
];

export const umrahTemplateCalls: Record<string, Call> = {
  [`GET ${templates}`]: {
    works: [
      async (context) => {
        await savedBy(context, await offering(context));
        return { url: templates };
      },
    ],
  },
  [`POST ${templates}`]: {
    works: [async () => ({ body: template() }), async () => ({ body: template({ note: undefined }) })],
    wrong: [
      [async () => ({ body: template({ name: ' ' }) }), 'name'],
      [
        async (context) => {
          const { actor } = await offering(context);
          const taken = template();
          await saveOfferTemplate(context.deps, actor, taken);
          return { body: taken };
        },
        'name',
      ],
      [async () => ({ body: template({ lines: [] }) }), 'lines'],
      [async () => ({ body: template({ child_amount: 1.5 }) }), 'child_amount'],
      [async () => ({ body: template({ valid_days: 31 }) }), 'valid_days'],
      [async () => ({ body: template({ note: 7 }) }), 'note'],
    ],
  },
  [`PATCH ${templates}/:id`]: {
    works: [
      async (context) => ({
        url: `${templates}/${await savedBy(context, await offering(context))}`,
        body: { name: template().name },
      }),
    ],
    wrong: [[onTemplate({ name: '' }), 'name']],
    unknown: unknownTemplates({ name: 'Ramadan' }),
  },
  [`DELETE ${templates}/:id`]: { works: [onTemplate()], unknown: unknownTemplates() },
};

const asked = '/api/v3/partner-console/umrah-requests';
type OfAgency = (context: ApiTestContext, staff: SignedIn) => Promise<{ id: string; family: SignedIn }>;

/** Sent by some family, also to the agency of the caller. */
const askedOf: OfAgency = async (context, { actor }) => {
  const { db } = context.deps;
  const family = await createMember(context.deps);
  const id = await requested(context, family);
  const invited = await db
    .selectFrom('umrah_request_partners')
    .selectAll()
    .where('request_id', '=', id)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('umrah_request_partners')
    .values({ ...invited, partner_id: workplaceFor(actor, 'catalogue') })
    .onConflict((known) => known.columns(['request_id', 'partner_id']).doNothing())
    .execute();
  return { id, family };
};
const offeredBy: OfAgency = async (context, staff) => {
  const request = await askedOf(context, staff);
  const form = umrahOffer(30_000_000);
  await makeOffer(context.deps, staff.actor, { requestId: request.id, form });
  return request;
};
const acceptedOf: OfAgency = async (context, staff) => {
  const { deps } = context;
  const { id, family } = await offeredBy(context, staff);
  const offerId = await newestOffer(context, id);
  await acceptOffer(deps, family.actor, { id, brand: brandOf(deps), offerId });
  return { id, family };
};
const atAgency =
  (make: OfAgency, action = '', body?: object): Ask =>
  async (context) => ({
    url: `${asked}/${(await make(context, await offering(context))).id}${action}`,
    ...(body && { body }),
  });
/** Sent to others only, it is as if it were not there. */
const notAsked = (action = '', body?: object): Ask[] => [
  ...names.map((name) => ({ url: `${asked}/${name}${action}`, ...(body && { body }) })),
  async (context) => {
    const { id: partnerId } = await createPartner(context.deps.db);
    const stranger = await createMember(context.deps, { roles: ['partner_staff'], partnerId });
    const { id } = await askedOf(context, stranger);
    const own = await offering(context);
    await context.deps.db
      .deleteFrom('umrah_request_partners')
      .where('request_id', '=', id)
      .where('partner_id', '=', workplaceFor(own.actor, 'catalogue'))
      .execute();
    return { url: `${asked}/${id}${action}`, ...(body && { body }) };
  },
];
const anOffer = umrahOffer(30_000_000);
const onDeparture =
  (change: object = {}): Ask =>
  async (context) => {
    const { deps } = context;
    const staff = await offering(context);
    const { id: programme } = await createProgramme(deps.db, {
      partner_id: workplaceFor(staff.actor, 'catalogue'),
    });
    const { id } = await createDeparture(deps.db, {
      programme_id: programme,
      departure_airport: 'CGK',
      departs_on: tripForm.departure_date,
    });
    return {
      url: `${asked}/${(await askedOf(context, staff)).id}/departure-offers`,
      body: { departure_id: id, valid_days: 5, ...change },
    };
  };

export const umrahPartnerCalls: Record<string, Call> = {
  'GET /api/v3/partner-console/umrah-figures': { works: ['/api/v3/partner-console/umrah-figures'] },
  [`GET ${asked}`]: {
    works: [
      async (context) => {
        await offeredBy(context, await offering(context));
        return { url: asked };
      },
      `${asked}?status=paid&page=2&limit=1`,
    ],
    wrong: { [`${asked}?status=lost`]: 'status', [`${asked}?limit=0`]: 'limit' },
  },
  [`GET ${asked}/:id`]: {
    works: [atAgency(offeredBy), atAgency(askedOf), atAgency(acceptedOf)],
    unknown: notAsked(),
  },
  [`POST ${asked}/:id/offers`]: {
    works: [
      atAgency(askedOf, '/offers', anOffer),
      atAgency(offeredBy, '/offers', { ...anOffer, note: 'Termasuk air zamzam' }),
    ],
    wrong: [
      [atAgency(askedOf, '/offers', { ...anOffer, lines: [] }), 'lines'],
      [atAgency(askedOf, '/offers', { ...anOffer, lines: [{ label: 'Visa', amount: -1 }] }), 'lines'],
      [atAgency(askedOf, '/offers', { ...anOffer, child_amount: '1' }), 'child_amount'],
      [atAgency(askedOf, '/offers', { ...anOffer, infant_amount: 1.5 }), 'infant_amount'],
      [atAgency(askedOf, '/offers', { ...anOffer, valid_days: 15 }), 'valid_days'],
      [atAgency(askedOf, '/offers', { ...anOffer, note: 7 }), 'note'],
    ],
    unknown: notAsked('/offers', anOffer),
  },
  [`POST ${asked}/:id/departure-offers`]: {
    works: [onDeparture(), onDeparture({ note: 'Berangkat bersama rombongan kami' })],
    wrong: [
      [onDeparture({ departure_id: names[0] }), 'departure_id'],
      [onDeparture({ departure_id: 'x' }), 'departure_id'],
      [onDeparture({ valid_days: 0 }), 'valid_days'],
      [onDeparture({ note: 'x'.repeat(1_001) }), 'note'],
    ],
    unknown: notAsked('/departure-offers', {
      departure_id: '00000000-0000-4000-8000-000000000000',
      valid_days: 5,
    }),
  },
  [`POST ${asked}/:id/withdraw-offer`]: {
    works: [atAgency(offeredBy, '/withdraw-offer')],
    unknown: notAsked('/withdraw-offer'),
  },
  [`POST ${asked}/:id/decline`]: { works: [atAgency(askedOf, '/decline')], unknown: notAsked('/decline') },
  [`POST ${asked}/:id/approve`]: {
    works: [atAgency(acceptedOf, '/approve')],
    unknown: [...notAsked('/approve'), atAgency(offeredBy, '/approve')],
  },
  [`POST ${asked}/:id/refuse`]: {
    works: [atAgency(acceptedOf, '/refuse')],
    unknown: [...notAsked('/refuse'), atAgency(offeredBy, '/refuse')],
  },
};
