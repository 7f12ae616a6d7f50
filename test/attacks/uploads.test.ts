// Every route that takes a file × hostile files (docs/product/security.md): each is refused or drawn anew, and other requests are answered
// while it still is. How long they wait is measured by `npm run bench -- storms`. All files are tried where they are opened (document-file.process.test,
// uploaded-picture.process.test, of which opened-files.test says that it is nowhere else) and at one route for each way of opening them; every other
// route gets some of each kind, which shows that it leads there.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { implementations } from '#api/implementations';
import { recordLicence } from '#domain/bank-terms';
import { listParticipants } from '#domain/participants';
import { addDays, todayInIndonesia } from '#shared/dates';
import { uploadPages } from '#web/host/upload-pages.server';
import { type Application, hosts, startApplication } from '#test/application';
import { findDemoProducts } from '#test/demo-pages';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createPaidOrder, openBookingSetup, sellByBank } from '#test/factories/bookings';
import { type Counterpart, startConversation } from '#domain/conversations';
import type { Deps } from '#domain/deps';
import type { Role } from '#domain/memberships';
import { createDispute } from '#test/factories/disputes';
import { createConfirmed, createFinancedOffer, createSigning } from '#test/factories/financing';
import { createSavingsDraft, createSavingsOffer } from '#test/factories/savings';
import { beginOne } from '#test/factories/joining';
import { findChannel } from '#test/factories/affiliates';
import {
  createDistributionStaff,
  createStoreOwner,
  payeeForm,
  statePayeeAccount,
  stateWithoutEvidence,
  storeAccountForm,
} from '#test/factories/payouts';
import { publishNewProgramme } from '#test/factories/programme-forms';
import { writeStoreItem } from '#test/factories/item-forms';
import { createStore } from '#test/factories/items';
import { createItemReview } from '#test/factories/reviews';
import { licenceInput } from '#test/factories/bank-terms';
import { checkForm, createLicenceCheck } from '#test/factories/partner-standing';
import { createDeparture, createPartner } from '#test/factories/programmes';
import { createAddress } from '#test/factories/shipping-addresses';
import { askForReturn, createDeliveredParcel } from '#test/factories/souvenir-orders';
import { multipart } from '#test/multipart';
import {
  activeNames,
  activePdfs,
  endlessPdf,
  hostileDrawings,
  hostilePictures,
  stubbornPdfs,
} from './hostile-files.ts';

const host = hosts.rihlah;
let application: Application;
/** Of `traveller`. */
let booking: string;
let participant: string;
let traveller: SignedIn;
let editor: SignedIn;
/** Pictures are throttled by account. */
let brandEditor: SignedIn;
/** Of the traveller, with the operator's support. */
let conversation: string;
/** One in each inbox, with who answers there. */
let inboxes: Record<'partner' | 'store' | 'operator', { id: string; staff: SignedIn }>;
let finance: SignedIn;
/** Files of disputes are throttled by account. */
let secondInFinance: SignedIn;
/** A payment that its bank took back. */
let dispute: string;
/** Of an agency, with its account stated and a programme of it. */
let staff: SignedIn;
let statedAccount: string;
let programme: string;
let ownLicence: string;
/** The agency, and who checks it. */
let ownPartner: string;
let acquisition: SignedIn;
/** Of a store, with an item of it. */
let storeStaff: SignedIn;
let storeItem: string;
/** Of a distribution partner. */
let channelStaff: Awaited<ReturnType<typeof createDistributionStaff>>;
let ownDeparture: string;
/** Of the same agency, back home. */
let returnedDeparture: string;
/** Of somebody who may send it back. */
let parcel!: Awaited<ReturnType<typeof createDeliveredParcel>>;
/** Of somebody who has asked for it. */
let goingBack!: Awaited<ReturnType<typeof createDeliveredParcel>>;
/** Of a member, in step dokumen. */
/** The same, of a plan, and of a package. */
let planned: Awaited<ReturnType<typeof createSavingsDraft>>;
let packaged: Awaited<ReturnType<typeof createSavingsDraft>> & { slug: string };
let saved: Awaited<ReturnType<typeof createSavingsDraft>>[];
let financed: Awaited<ReturnType<typeof createConfirmed>>;
let applying: Awaited<ReturnType<typeof createConfirmed>> & { slug: string };
let signing: Awaited<ReturnType<typeof createSigning>>;

beforeAll(async () => {
  application = await startApplication();
  const { deps } = application;
  sellByBank(deps);
  const departure = (await findDemoProducts(deps)).open[0]!;
  traveller = await createMember(deps, { host });
  booking = (await createPaidOrder(openBookingSetup(deps), { member: traveller, departure })).bookingId;
  participant = (await listParticipants(deps, traveller.actor, booking))[0]!.id;
  conversation = (
    await startConversation(deps, traveller.actor, {
      counterpart: { support: true },
      brand: deps.brands.forHost(host),
    })
  ).conversation.id;
  inboxes = await openInboxes(deps);
  editor = await createMember(deps, { host, roles: ['operator_content'] });
  brandEditor = await createMember(deps, { host, roles: ['operator_content'] });
  finance = await createMember(deps, { host, roles: ['operator_finance'] });
  secondInFinance = await createMember(deps, { host, roles: ['operator_finance'] });
  dispute = (await createDispute(openBookingSetup(deps), { departure })).paymentId;
  const { id: partnerId } = await createPartner(deps.db);
  staff = await createMember(deps, { host, roles: ['partner_staff'], partnerId });
  ownPartner = partnerId;
  acquisition = await createMember(deps, { host, roles: ['operator_acquisition'] });
  statedAccount = await statePayeeAccount(deps, finance, partnerId);
  ownLicence = (
    await deps.db
      .selectFrom('licences')
      .select('id')
      .where('partner_id', '=', partnerId)
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id;
  programme = (await publishNewProgramme(deps, staff)).id;
  const { id: storeId } = await createStore(deps.db);
  storeStaff = await createMember(deps, { host, roles: ['store_staff'], partnerId: storeId });
  channelStaff = await createDistributionStaff(deps, { host });
  storeItem = (await writeStoreItem(deps, storeStaff)).id;
  const buyer = await createMember(deps, { host });
  await createAddress(deps, buyer.actor);
  parcel = await createDeliveredParcel(openBookingSetup(deps), { member: buyer, quantity: 1 });
  const returner = await createMember(deps, { host });
  await createAddress(deps, returner.actor);
  goingBack = await createDeliveredParcel(openBookingSetup(deps), { member: returner, quantity: 1 });
  await askForReturn(deps, returner, goingBack.part.id, [[goingBack.part.lines[0]!.id, 1]]);
  await createItemReview(deps.db, goingBack.part.lines[0]!.itemId, {
    account_id: returner.account.id,
    line_id: goingBack.part.lines[0]!.id,
    created_at: deps.now(),
  });
  ownDeparture = (await createDeparture(deps.db, { programme_id: programme })).id;
  returnedDeparture = (
    await createDeparture(deps.db, {
      programme_id: programme,
      departs_on: addDays(today(), -10),
      returns_on: today(),
    })
  ).id;
  const offer = await createFinancedOffer(deps.db);
  const savings = await createSavingsOffer(deps.db);
  // One member each: uploads are throttled by account.
  saved = await Promise.all(
    savingsRoutes.map(async () =>
      createSavingsDraft(deps, { member: await createMember(deps, { host }), ...savings }),
    ),
  );
  planned = await createSavingsDraft(deps, {
    member: await createMember(deps, { host }),
    bankId: savings.bankId,
  });
  packaged = {
    ...(await createSavingsDraft(deps, { member: await createMember(deps, { host }), ...savings })),
    ...(await deps.db
      .selectFrom('departures')
      .select('slug')
      .where('id', '=', savings.departureId)
      .executeTakeFirstOrThrow()),
  };
  financed = await createConfirmed(deps, { member: await createMember(deps, { host }), ...offer });
  const { slug } = await deps.db
    .selectFrom('departures')
    .select('slug')
    .where('id', '=', offer.departureId)
    .executeTakeFirstOrThrow();
  applying = {
    ...(await createConfirmed(deps, { member: await createMember(deps, { host }), ...offer })),
    slug,
  };
  signing = await createSigning(deps, { member: await createMember(deps, { host }), host, ...offer });
});
afterAll(() => application.close());

async function openInboxes(deps: Deps): Promise<typeof inboxes> {
  const brand = deps.brands.forHost(host);
  const [agency, store] = [await createPartner(deps.db), await createStore(deps.db)];
  const begin = async (counterpart: Counterpart, role: Role, partnerId: string | null) => {
    const asking = await createMember(deps, { host });
    return {
      id: (await startConversation(deps, asking.actor, { counterpart, brand })).conversation.id,
      staff: await createMember(deps, { host, roles: [role], ...(partnerId && { partnerId }) }),
    };
  };
  return {
    partner: await begin({ partner: agency.slug }, 'partner_staff', agency.id),
    store: await begin({ store: store.slug }, 'store_staff', store.id),
    operator: await begin({ support: true }, 'operator_support', null),
  };
}

/** The bank of whoever puts up a file last. */
let licensed: { bankId: string; id: string };

/** A record of a partner bank's licence that has no file. */
async function licensedBank(): Promise<{ bankId: string; id: string }> {
  const { deps } = application;
  const { id: bankId } = await createPartner(deps.db, { kind: 'financial' });
  const form = licenceInput({ next_check_on: addDays(today(), 90) });
  return { bankId, id: await recordLicence(deps, finance.actor, { bankId, form }) };
}

interface UploadRoute {
  url: () => string | Promise<string>;
  who: () => Promise<SignedIn>;
  field: string;
  fields?: Record<string, string> | ((by: SignedIn) => Record<string, string>);
  takesPdf?: boolean;
  /** A larger file is not read at all. */
  mostBytes?: number;
}

/** Of owners of stores, by account: what they state wants a code. */
const secrets = new Map<string, string>();

const today = () => todayInIndonesia(application.deps.now());
/** Avatars are throttled by account: each file comes from somebody else. */
const savingsRoutes = ['product/:id/booking/:b/ktp', 'product/:id/booking/:b/npwp', ':id/ktp', ':id/npwp'];
const anybody = () => createMember(application.deps, { host });
/** Photographs and contracts are throttled in the same way. */
const anyColleague = () =>
  createMember(application.deps, { host, roles: ['partner_staff'], partnerId: ownPartner });
const anyEditor = () => createMember(application.deps, { host, roles: ['operator_content'] });
const anyOfficer = () =>
  createMember(application.deps, {
    host,
    roles: ['bank_officer'],
    partnerId: signing.officer.actor.memberships[0]!.partnerId!,
  });
const hotelId = async () =>
  (await application.deps.db.selectFrom('hotels').select('id').executeTakeFirstOrThrow()).id;
const article = {
  kind: 'article',
  topic: 'worship',
  title_id: 'Judul',
  picture_use: 'text',
  alt_id: 'Gambar',
  intent: 'upload',
};

const routes: Record<string, UploadRoute> = {
  'POST /api/v3/user/auth/me/avatar': {
    url: () => '/api/v3/user/auth/me/avatar',
    who: anybody,
    field: 'avatar',
  },
  'POST /api/v3/users/bookings/:id/participant-documents/:d/participants/:p': {
    url: () => `/api/v3/users/bookings/${booking}/participant-documents/passport/participants/${participant}`,
    who: async () => traveller,
    field: 'file',
    takesPdf: true,
  },
  'POST /member/profile/picture': { url: () => '/member/profile/picture', who: anybody, field: 'avatar' },
  'POST /member/my-order/:orderId/participants/:number': {
    url: () => `/member/my-order/${booking}/participants/1`,
    who: async () => traveller,
    field: 'file',
    fields: { intent: 'upload-ktp-1' },
    takesPdf: true,
  },
  'POST /member/my-order/:orderId/documents': {
    url: () => `/member/my-order/${booking}/documents`,
    who: async () => traveller,
    field: 'file',
    fields: { intent: 'upload-photo-1' },
    takesPdf: true,
  },
  'POST /api/v3/user/chats/:id/attachments': {
    url: () => `/api/v3/user/chats/${conversation}/attachments`,
    who: async () => traveller,
    field: 'file',
    takesPdf: true,
  },
  'POST /member/my-order/merchant/:merchanId': {
    url: () => `/member/my-order/merchant/${parcel.part.id}`,
    who: async () => parcel.member,
    field: 'picture',
    get fields() {
      return {
        intent: 'return',
        reason: 'damaged',
        note: 'Sobek',
        [`pieces-${parcel.part.lines[0]!.id}`]: '1',
      };
    },
  },
  'POST /api/v1/user/merchandise/orders/merchant/:id/return/pictures': {
    url: () => `/api/v1/user/merchandise/orders/merchant/${goingBack.part.id}/return/pictures`,
    who: async () => goingBack.member,
    field: 'picture',
  },
  'POST /api/v1/user/merchandise/orders/merchant/:id/reviews/:item/pictures': {
    url: () =>
      `/api/v1/user/merchandise/orders/merchant/${goingBack.part.id}/reviews/${goingBack.part.lines[0]!.id}/pictures`,
    who: async () => goingBack.member,
    field: 'picture',
  },
  'POST /chat/:conversationId': {
    url: () => `/chat/${conversation}`,
    who: async () => traveller,
    field: 'file',
    fields: { client_id: '00000000-0000-4000-8000-000000000001' },
    takesPdf: true,
  },
  ...Object.fromEntries(
    (
      [
        ['partner', '/partner-console/chat'],
        ['store', '/store-console/chat'],
        ['operator', '/operator/chat'],
      ] as const
    ).map(([name, path]) => [
      `POST ${path}/:conversationId`,
      {
        url: () => `${path}/${inboxes[name].id}`,
        who: async () => inboxes[name].staff,
        field: 'file',
        fields: { client_id: '00000000-0000-4000-8000-000000000002' },
        takesPdf: true,
      },
    ]),
  ),
  'POST /api/v3/bookings/:id/bookings-financing/:x/documents/:docId/uploads': {
    url: () =>
      `/api/v3/bookings/${financed.bookingId}/bookings-financing/${financed.applicationId}/documents/ktp/uploads`,
    who: async () => financed.member,
    field: 'file',
    takesPdf: true,
    mostBytes: 2_000_000,
  },
  ...Object.fromEntries(
    savingsRoutes.map((path, index) => [
      `POST /api/v3/savings/${path}`,
      {
        url: () => `/api/v3/savings/${path.replaceAll(/:(id|b)/g, saved[index]!.id)}`,
        who: async () => saved[index]!.member,
        field: 'file',
        takesPdf: true,
        mostBytes: 1_100_000,
      },
    ]),
  ),
  'POST /operator/disputes/:paymentId': {
    url: () => `/operator/disputes/${dispute}`,
    who: async () => finance,
    field: 'file',
    fields: { intent: 'add', kind: 'bank_claim', note: '' },
    takesPdf: true,
  },
  'POST /api/v3/operator/disputes/:id/files': {
    url: () => `/api/v3/operator/disputes/${dispute}/files?kind=bank_claim`,
    who: async () => secondInFinance,
    field: 'file',
    takesPdf: true,
  },
  // They take text: neither a picture nor a PDF is a file of balances.
  ...Object.fromEntries(
    ['balances', 'balances/check'].map((path) => [
      `POST /api/v3/bank-console/savings/${path}`,
      {
        url: () => `/api/v3/bank-console/savings/${path}`,
        who: async () => signing.officer,
        field: 'file',
        mostBytes: 1_100_000,
      },
    ]),
  ),
  'POST /api/v3/operator/payee-accounts/:id/evidence': {
    url: () => `/api/v3/operator/payee-accounts/${statedAccount}/evidence`,
    who: async () => finance,
    field: 'file',
    takesPdf: true,
  },
  'POST /api/v3/partner-console/bank-accounts/:id/evidence': {
    url: () => `/api/v3/partner-console/bank-accounts/${statedAccount}/evidence`,
    who: async () => staff,
    field: 'file',
    takesPdf: true,
  },
  'POST /api/v3/store-console/bank-accounts/:id/evidence': {
    // A statement takes its evidence once.
    url: async () =>
      `/api/v3/store-console/bank-accounts/${await stateWithoutEvidence(application.deps, storeStaff, storeStaff.actor.memberships[0]!.partnerId!)}/evidence`,
    who: async () => storeStaff,
    field: 'file',
    takesPdf: true,
  },
  'POST /api/v3/distribution-console/bank-accounts/:id/evidence': {
    url: async () =>
      `/api/v3/distribution-console/bank-accounts/${await stateWithoutEvidence(application.deps, channelStaff, channelStaff.partnerId)}/evidence`,
    who: async () => channelStaff,
    field: 'file',
    takesPdf: true,
  },
  // Each file for an application of its own: uploads are throttled by application.
  'POST /api/v3/partner-applications/:token/documents/:kind': {
    url: async () => `/api/v3/partner-applications/${await beginOne(application.deps)}/documents/nib`,
    who: anybody,
    field: 'file',
    takesPdf: true,
  },
  // They take text: neither a picture nor a PDF is a statement.
  'POST /api/v3/operator/bank-statements': {
    url: () => '/api/v3/operator/bank-statements',
    who: async () => finance,
    field: 'file',
  },
  'POST /api/v3/operator/gateway-reports': {
    url: () => '/api/v3/operator/gateway-reports?gateway=midtrans',
    who: async () => finance,
    field: 'file',
  },
  'POST /partner-console/programmes/:programmeId/pictures': {
    url: () => `/partner-console/programmes/${programme}/pictures`,
    who: async () => staff,
    field: 'picture',
    fields: { intent: 'add', use: 'group', alt_id: 'Rombongan' },
  },
  'POST /partner-console/profile': {
    url: () => '/partner-console/profile',
    who: async () => staff,
    field: 'file',
    get fields() {
      return { intent: `licence:${ownLicence}` };
    },
    takesPdf: true,
  },
  'POST /api/v3/partner-console/profile/licences/:id/document': {
    url: () => `/api/v3/partner-console/profile/licences/${ownLicence}/document`,
    who: async () => staff,
    field: 'file',
    takesPdf: true,
  },
  'POST /partner-console/profile/pictures': {
    url: () => '/partner-console/profile/pictures',
    who: async () => staff,
    field: 'picture',
    fields: { intent: 'add', use: 'office', alt_id: 'Kantor kami' },
  },
  'POST /operator/directories/hotels/:hotelId/pictures': {
    url: async () => `/operator/directories/hotels/${await hotelId()}/pictures`,
    who: async () => editor,
    field: 'picture',
    fields: { intent: 'add', alt_id: 'Lobi' },
  },
  'POST /api/v3/operator/directories/hotels/:id/pictures': {
    url: async () => `/api/v3/operator/directories/hotels/${await hotelId()}/pictures?alt_id=Lobi`,
    who: anyEditor,
    field: 'picture',
  },
  'POST /api/v3/partner-console/programmes/:id/pictures': {
    url: () => `/api/v3/partner-console/programmes/${programme}/pictures?use=group&alt_id=Rombongan`,
    who: anyColleague,
    field: 'picture',
  },
  'POST /api/v3/partner-console/pictures': {
    url: () => '/api/v3/partner-console/pictures?use=office&alt_id=Kantor',
    who: anyColleague,
    field: 'picture',
  },
  'POST /api/v3/store-console/items/:id/pictures': {
    url: () => `/api/v3/store-console/items/${storeItem}/pictures?alt_id=Kurma`,
    who: async () => storeStaff,
    field: 'picture',
  },
  'POST /store-console/items/:itemId/pictures': {
    url: () => `/store-console/items/${storeItem}/pictures`,
    who: async () => storeStaff,
    field: 'picture',
    fields: { intent: 'add', alt_id: 'Kurma' },
  },
  'POST /partner-console/departures/:departureId/evidence': {
    url: () => `/partner-console/departures/${ownDeparture}/evidence`,
    who: async () => staff,
    field: 'file',
    fields: { intent: 'prove:flight', number: 'ABC123', dated_on: '2026-01-02', expires_on: '' },
    takesPdf: true,
  },
  'POST /api/v3/partner-console/departures/:id/evidence/:kind': {
    url: () =>
      `/api/v3/partner-console/departures/${ownDeparture}/evidence/flight?number=ABC123&dated_on=2026-01-02&expires_on=`,
    who: async () => staff,
    field: 'file',
    takesPdf: true,
  },
  'POST /partner-console/departures/:departureId/return-report': {
    url: () => `/partner-console/departures/${returnedDeparture}/return-report`,
    who: async () => staff,
    field: 'file',
    get fields() {
      return { intent: 'record', number: 'LAP-118', reported_on: today() };
    },
    takesPdf: true,
  },
  'POST /api/v3/partner-console/departures/:id/return-report': {
    url: () =>
      `/api/v3/partner-console/departures/${returnedDeparture}/return-report?number=LAP-118&reported_on=${today()}`,
    who: async () => staff,
    field: 'file',
    takesPdf: true,
  },
  // They take tables: neither a picture nor a PDF is one.
  'POST /partner-console/departures/:departureId/travellers': {
    url: () => `/partner-console/departures/${ownDeparture}/travellers`,
    who: async () => staff,
    field: 'file',
    fields: { do: 'try' },
  },
  ...Object.fromEntries(
    ['check', ''].map((step) => [
      `POST /api/v3/partner-console/departures/:id/travellers/table${step && `/${step}`}`,
      {
        url: () =>
          `/api/v3/partner-console/departures/${ownDeparture}/travellers/table${step ? `/${step}` : '?trial=x'}`,
        who: async () => staff,
        field: 'file',
      },
    ]),
  ),
  'POST /partner-console/programmes/departures': {
    url: () => '/partner-console/programmes/departures',
    who: async () => staff,
    field: 'file',
    fields: { do: 'try' },
  },
  'POST /partner-console/private-umrah/prices/sheet': {
    url: () => '/partner-console/private-umrah/prices/sheet',
    who: async () => staff,
    field: 'file',
    fields: { do: 'try' },
  },
  ...Object.fromEntries(
    (
      [
        ['partner-console/departures', () => staff],
        ['partner-console/umrah-price-drafts', () => staff],
        ['operator/umrah-price-drafts', () => finance],
        ['store-console/items', () => storeStaff],
      ] as const
    ).flatMap(([area, whose]) =>
      ['table/check', 'table'].map((path) => [
        `POST /api/v3/${area}/${path}`,
        { url: () => `/api/v3/${area}/${path}?trial=x`, who: async () => whose(), field: 'file' },
      ]),
    ),
  ),
  'POST /store-console/items/import': {
    url: () => '/store-console/items/import',
    who: async () => storeStaff,
    field: 'file',
    fields: { do: 'try' },
  },
  'POST /store-console/payouts': {
    url: () => '/store-console/payouts',
    who: async () => {
      const owner = await createStoreOwner(application.deps, { host });
      secrets.set(owner.account.id, owner.secret);
      return owner;
    },
    field: 'file',
    fields: ({ account }) => ({
      intent: 'state',
      ...storeAccountForm(application.deps, secrets.get(account.id)!),
    }),
    takesPdf: true,
  },
  'POST /distribution-console/payouts': {
    url: () => '/distribution-console/payouts',
    who: async () => {
      const own = await createDistributionStaff(application.deps, { host });
      secrets.set(own.account.id, own.secret);
      return own;
    },
    field: 'file',
    fields: ({ account }) => ({
      intent: 'state',
      ...storeAccountForm(application.deps, secrets.get(account.id)!),
    }),
    takesPdf: true,
  },
  'POST /distribution-console/pictures': {
    url: () => '/distribution-console/pictures',
    who: async () => {
      const partnerId = await findChannel(application.deps);
      return createMember(application.deps, { host, roles: ['distribution_staff'], partnerId });
    },
    field: 'picture',
    fields: { intent: 'add', use: 'office', alt_id: 'Kantor kami' },
  },
  'POST /partner-console/payouts': {
    url: () => '/partner-console/payouts',
    who: async () => staff,
    field: 'file',
    fields: { intent: 'state', ...payeeForm },
    takesPdf: true,
  },
  'POST /loan-applicant-form/:bookingId/:productId': {
    url: () => `/loan-applicant-form/${applying.bookingId}/${applying.slug}`,
    who: async () => applying.member,
    field: 'file',
    fields: { intent: 'upload-ktp' },
    takesPdf: true,
    mostBytes: 2_000_000,
  },
  'POST /perencanaan-tabungan': {
    url: () => `/perencanaan-tabungan?savings=${planned.id}`,
    who: async () => planned.member,
    field: 'file',
    fields: { intent: 'upload-ktp' },
    takesPdf: true,
    mostBytes: 1_100_000,
  },
  'POST /saving-form/:savingsId/:productId': {
    url: () => `/saving-form/${packaged.id}/${packaged.slug}`,
    who: async () => packaged.member,
    field: 'file',
    fields: { intent: 'upload-ktp' },
    takesPdf: true,
    mostBytes: 1_100_000,
  },
  'POST /bank-console/applications/:code': {
    url: () => `/bank-console/applications/${signing.code}`,
    who: async () => signing.officer,
    field: 'file',
    fields: { intent: 'contract' },
    takesPdf: true,
    mostBytes: 2_000_000,
  },
  'POST /api/v3/bank-console/applications/:code/contract': {
    url: () => `/api/v3/bank-console/applications/${signing.code}/contract`,
    who: anyOfficer,
    field: 'file',
    takesPdf: true,
    mostBytes: 2_000_000,
  },
  // It takes text: neither a picture nor a PDF is a file of balances.
  'POST /bank-console/savings/balances': {
    url: () => '/bank-console/savings/balances',
    who: async () => signing.officer,
    field: 'file',
    fields: { intent: 'check' },
    mostBytes: 4_100_000,
  },
  // It takes tables: neither a picture nor a PDF is one.
  'POST /operator/umrah-prices/sheet': {
    url: () => '/operator/umrah-prices/sheet',
    who: async () => finance,
    field: 'file',
    fields: { do: 'try' },
  },
  'POST /operator/bank': {
    url: () => '/operator/bank',
    who: async () => finance,
    field: 'file',
    fields: { intent: 'statement', account: '' },
  },
  'POST /operator/brands/:brandId/edit/:part': {
    url: () => '/operator/brands/rihlah/edit/look',
    who: async () => brandEditor,
    field: 'picture',
    fields: { intent: 'upload-logo', revision: '0' },
  },
  'POST /api/v3/operator/brands/:id/pictures/:field': {
    url: () => '/api/v3/operator/brands/rihlah/pictures/icon?revision=0',
    who: async () => brandEditor,
    field: 'picture',
  },
  'POST /operator/partners/:partnerId': {
    url: () => `/operator/partners/${ownPartner}`,
    who: async () => acquisition,
    field: 'file',
    get fields() {
      return { intent: 'check', ...checkForm(ownLicence, { next_check_on: addDays(today(), 90) }) };
    },
    takesPdf: true,
  },
  'POST /api/v3/operator/partners/:id/history/:line/file': {
    url: async () => {
      const { lineId } = await createLicenceCheck(application.deps, { partnerId: ownPartner });
      return `/api/v3/operator/partners/${ownPartner}/history/${lineId}/file`;
    },
    // Files are throttled by account.
    who: () => createMember(application.deps, { host, roles: ['operator_acquisition'] }),
    field: 'file',
    takesPdf: true,
  },
  'POST /operator/banks/:bankId': {
    url: () => `/operator/banks/${licensed.bankId}`,
    // A record takes one file, and files are throttled by account.
    who: async () => {
      licensed = await licensedBank();
      return createMember(application.deps, { host, roles: ['operator_finance'] });
    },
    field: 'file',
    fields: () => ({ intent: `file:${licensed.id}` }),
    takesPdf: true,
  },
  'POST /api/v3/operator/banks/:id/licences/:licenceId/file': {
    url: async () => {
      const { bankId, id } = await licensedBank();
      return `/api/v3/operator/banks/${bankId}/licences/${id}/file`;
    },
    // Files are throttled by account.
    who: () => createMember(application.deps, { host, roles: ['operator_finance'] }),
    field: 'file',
    takesPdf: true,
  },
  'POST /operator/articles/new': {
    url: () => '/operator/articles/new',
    who: async () => editor,
    field: 'picture',
    fields: article,
  },
  'POST /operator/articles/:articleId': {
    url: () => '/operator/articles/00000000-0000-4000-8000-000000000000',
    who: async () => editor,
    field: 'picture',
    fields: { ...article, version: '1' },
  },
};

/** Other forms of the same pages that take a file. */
const otherForms: Record<string, UploadRoute> = {
  'POST /member/my-order/merchant/:merchanId, a review': {
    url: () => `/member/my-order/merchant/${parcel.part.id}`,
    who: async () => parcel.member,
    field: 'picture',
    get fields() {
      return { intent: 'review', line: parcel.part.lines[0]!.id, rating: '5', text: 'Manis' };
    },
  },
  'POST /member/my-order/merchant/:merchanId, more pictures of a review': {
    url: () => `/member/my-order/merchant/${goingBack.part.id}`,
    who: async () => goingBack.member,
    field: 'picture',
    get fields() {
      return { intent: 'add_pictures', line: goingBack.part.lines[0]!.id };
    },
  },
};

async function upload({ url, who, field, fields = {} }: UploadRoute, bytes: Buffer): Promise<number> {
  const by = await who();
  const { headers } = by;
  const sent = typeof fields === 'function' ? fields(by) : fields;
  const form = await multipart({ ...sent, [field]: { bytes, name: 'berkas' } });
  const answer = await application.app.inject({
    method: 'POST',
    url: await url(),
    payload: form.body,
    headers: { host, origin: `http://${host}`, ...headers, ...form.headers },
  });
  return answer.statusCode;
}

const ask = (url: string) => application.app.inject({ url, headers: { host } });

/** Statuses of the upload and of somebody else's request, in the order of their answers. */
async function besideOthers(route: UploadRoute, bytes: Buffer): Promise<string[]> {
  const order: string[] = [];
  const sent = upload(route, bytes).then((status) => void order.push(`upload ${status}`));
  await ask('/healthz').then(({ statusCode }) => void order.push(`other ${statusCode}`));
  await sent;
  return order;
}

it('has a row for every route that takes a file', () => {
  const taking = [
    ...implementations
      .filter(({ endpoint }) => endpoint.upload)
      .map(({ endpoint: { method, path } }) => `${method} ${path}`),
    ...Object.keys(uploadPages).map((path) => `POST ${path}`),
  ];
  expect(Object.keys(routes).sort()).toEqual(taking.sort());
});

const refused = { ...hostilePictures, ...stubbornPdfs };

/** One for each way of opening a file: a picture, a picture or a PDF, a table; and those that read text, each in its own way. */
const triedWithAll = new Set([
  'POST /api/v3/user/auth/me/avatar',
  'POST /api/v3/users/bookings/:id/participant-documents/:d/participants/:p',
  'POST /partner-console/programmes/departures',
  'POST /bank-console/savings/balances',
  'POST /api/v3/operator/bank-statements',
  'POST /api/v3/operator/gateway-reports',
]);
/** Of every other route: too many pixels, a disguise, too many bytes, a knot; a PDF that acts, and one that leads away. */
const someOfEach = new Set([
  'a bomb of 900 megapixels',
  'HTML behind the first bytes of a JPEG',
  'five megabytes of "stream"',
  'ten million pages',
  'a script',
  'a link',
]);
const filesFor = (name: string, files: Readonly<Record<string, Buffer>>) =>
  Object.entries(files).filter(([what]) => triedWithAll.has(name) || someOfEach.has(what));

it('knows the routes and files that it names', () => {
  expect([...triedWithAll].filter((name) => !(name in routes))).toEqual([]);
  expect([...someOfEach].filter((what) => !(what in { ...refused, ...activePdfs }))).toEqual([]);
});

describe.each(Object.entries({ ...routes, ...otherForms }))('%s', (name, route) => {
  it.each(filesFor(name, refused))('refuses %s, and answers others meanwhile', async (_what, bytes) => {
    const status = bytes.length > (route.mostBytes ?? Number.POSITIVE_INFINITY) ? 413 : 422;
    expect(await besideOthers(route, bytes)).toEqual(['other 200', `upload ${status}`]);
  });

  it.each(filesFor(name, activePdfs))('lets nothing through of a PDF with %s', async (_what, bytes) => {
    const [other, sent] = await besideOthers(route, bytes);
    expect([other, sent!.replace(/200|303/, 'accepted')]).toEqual([
      'other 200',
      route.takesPdf ? 'upload accepted' : 'upload 422',
    ]);
    expect(await storedDocuments()).not.toMatch(activeNames);
  });
});

/** Routes that also take a logo drawn as SVG. */
const logoRoutes: Record<string, UploadRoute> = {
  'POST /operator/brands/:brandId/edit/:part': {
    ...routes['POST /operator/brands/:brandId/edit/:part']!,
    // Pictures are throttled by account.
    who: anyEditor,
  },
  'POST /api/v3/operator/brands/:id/pictures/:field': {
    ...routes['POST /api/v3/operator/brands/:id/pictures/:field']!,
    who: anyEditor,
  },
  'POST /partner-console/profile/pictures': {
    ...routes['POST /partner-console/profile/pictures']!,
    who: anyColleague,
    fields: { intent: 'add', use: 'logo', alt_id: 'Logo' },
  },
};
/** Of the others: what would run, what would be fetched, what repeats itself beyond measure. What is found out only by drawing it keeps a process busy for seconds: one route has it. */
const someDrawings = ['a script', 'a picture from elsewhere', 'ten billion rectangles by reference'];
describe.each(Object.entries(logoRoutes))('%s, a drawing', (name, route) => {
  it.each(
    Object.entries(hostileDrawings).filter(
      ([what]) => name === Object.keys(logoRoutes)[0] || someDrawings.includes(what),
    ),
  )('refuses one with %s, and answers others meanwhile', async (_what, bytes) => {
    expect(await besideOthers(route, bytes)).toEqual(['other 200', 'upload 422']);
  });
});

const hundredMegabytes = 100 * 1024 * 1024;

/** Sends the head and the first 64 kB of a file that would be a hundred megabytes long, over a real line, and waits: no more ever comes. */
async function beginLargeFile({ url, who, field }: UploadRoute): Promise<{ status: number; said: string }> {
  const { headers } = await who();
  const boundary = 'berkas';
  const sent = request({
    host: '127.0.0.1',
    port: new URL(application.origin()).port,
    path: await url(),
    method: 'POST',
    headers: {
      host,
      origin: `http://${host}`,
      ...headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': hundredMegabytes,
    },
  });
  sent.write(
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="besar.xlsx"\r\n\r\n`,
  );
  sent.write(Buffer.alloc(64 * 1024, 'a'));
  try {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: answer.statusCode!, said: await text(answer) };
  } finally {
    sent.on('error', () => undefined).destroy();
  }
}

it.each(Object.entries(routes))(
  '%s refuses a hundred megabytes before they are sent',
  async (name, route) => {
    const said = name.includes('/api/') ? '"code":"payload_too_large"' : 'Kiriman terlalu besar';
    expect(await beginLargeFile(route)).toEqual({ status: 413, said: expect.stringContaining(said) });
  },
);

/** What is stored of the traveller's documents, without the pictures in it. */
async function storedDocuments(): Promise<string> {
  const [person] = await listParticipants(application.deps, traveller.actor, booking);
  const files = person!.documents.filter(({ id }) => id !== null);
  const answers = await Promise.all(
    files.map(({ id }) =>
      application.app.inject({
        url: `/member/my-order/${booking}/documents/${id}`,
        headers: { host, ...traveller.headers },
      }),
    ),
  );
  return answers
    .map(({ rawPayload }) => rawPayload.toString('latin1').replace(/stream\n[^]*?endstream/g, ''))
    .join('');
}

it('answers pages and other uploads while a file keeps its process busy until the deadline', async () => {
  const order: string[] = [];
  const endless = upload(
    routes['POST /api/v3/users/bookings/:id/participant-documents/:d/participants/:p']!,
    endlessPdf(),
  ).then((status) => void order.push(`endless ${status}`));
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0b5d47' } })
    .jpeg()
    .toBuffer();
  order.push(`page ${(await ask('/en')).statusCode}`);
  order.push(`photo ${await upload(routes['POST /api/v3/user/auth/me/avatar']!, photo)}`);
  await endless;
  expect(order).toEqual(['page 200', 'photo 200', 'endless 422']);
}, 60_000);
