// Everything that is done in a console is written into the audit log, also where the member behind it is gone (docs/product/partner-console.md). A form of a
// console without its acts here is refused, and so is an act that leaves no line.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import {
  cancelByTerms,
  getPartnerBooking,
  recordMilestone,
  recordMilestones,
  recordRetainedCost,
  withdrawMilestone,
  withdrawRetainedCost,
} from '#domain/partner-console';
import {
  cancelDeparture,
  cancelOrdersOf,
  rescheduleDeparture,
  setExternalSeatSales,
} from '#domain/departure-changes';
import {
  addDisputeFile,
  decideGrantedRefund,
  listOpenExceptions,
  listOpenRefunds,
  proposeGrantedRefund,
  refundHeldPayment,
  resolveException,
  setDisputeDeadline,
  settleAttention,
  settleRefund,
} from '#domain/finance-console';
import {
  approveApplication,
  assignApplication,
  recordCheck,
  refuseApplication,
  returnApplication,
} from '#domain/joining';
import {
  changeDepartures,
  closeSale,
  createDepartures,
  deleteDrafts,
  getWrittenDeparture,
  importDepartures,
  openSale,
  publishDepartures,
  tryDepartures,
  undoChange,
} from '#domain/departures';
import {
  addLicence,
  closeStandingTask,
  followStanding,
  freezePartner,
  getStanding,
  judgeLicenceDocument,
  recordLicenceCheck,
  reopenPartner,
  uploadLicenceDocument,
} from '#domain/partner-standing';
import {
  deriveShades,
  discardBrandDraft,
  publishBrand,
  rollBackBrand,
  saveBrandPart,
  startPreview,
  uploadBrandPicture,
} from '#domain/brand-publishing';
import { changeOwnPage, readOwnPage } from '#domain/distribution-partners';
import { flagOverdueSettlements } from '#domain/bookings';
import {
  attachLicenceFile,
  confirmTerms,
  decideTerms,
  endApproval,
  proposeTerms,
  recordApproval,
  recordLicence,
  withdrawLicence,
  withdrawTerms,
} from '#domain/bank-terms';
import { getApplication, judgeFinancingDocument, proposeDecision } from '#domain/financing';
import { judgeComment, saveArticle } from '#domain/hasanah';
import { grantMembership, type Role, roles, revokeMembership } from '#domain/memberships';
import {
  acceptDocuments,
  acceptQueued,
  importParticipants,
  judgeDocument,
  listParticipants,
  readNik,
  tryParticipants,
  uploadDocument,
} from '#domain/participants';
import { recordReturnReport } from '#domain/return-reports';
import { changeRooms } from '#domain/rooms';
import {
  acceptSavings,
  askForSavingsDocuments,
  importBalances,
  rejectSavings,
  showHeir,
} from '#domain/savings';
import { applyGatewayStatus } from '#domain/payments';
import {
  addPicture,
  describePicture,
  movePicture,
  type PictureTarget,
  removePicture,
} from '#domain/pictures';
import { proveEvidence, withdrawEvidence } from '#domain/departure-evidence';
import { closePeriod } from '#domain/ledger';
import { draftPromo, movePromo, type PromoMove, type PromoPayer, savePromo } from '#domain/promos';
import { promoFormOf } from '#test/factories/promos';
import { changePartnerProfile, readPartnerProfile } from '#domain/partner-profile';
import { replyToItemReview, replyToReview } from '#domain/reviews';
import { createItemReview, createReview } from '#test/factories/reviews';
import { createApiKey, revokeApiKey } from '#domain/api-keys';
import { createKey } from '#test/factories/api-keys';
import {
  changeWebhookEvents,
  createWebhook,
  listDeliveries,
  pauseWebhook,
  removeWebhook,
  replayDelivery,
  resumeWebhook,
  rotateWebhookSecret,
  testWebhook,
} from '#domain/webhooks';
import { createHook } from '#test/factories/webhooks';
import { changeDuties, inviteColleague, removeColleague, withdrawInvitation } from '#domain/partner-team';
import { sendAgain } from '#domain/oversight';
import { closeLook, openLook, signOutEverywhere } from '#domain/support';
import {
  decideBatch,
  decidePayeeAccount,
  failPayout,
  getBatch,
  importBankStatement,
  importGatewayReport,
  listBankLines,
  markBatchSent,
  proposeBatch,
  proposePayeeAccount,
  settleBankLine,
  decideConsultantAccount,
  proposeConsultantAccount,
  stateDistributionAccount,
  stateStoreAccount,
} from '#domain/payouts';
import { issuePlatformInvoices, stateSellerDetails, stateTaxDetails } from '#domain/platform-invoices';
import {
  addHotel,
  archiveProgramme,
  archiveProgrammes,
  createProgramme as createProgrammeCopy,
  discardChanges,
  duplicateProgramme,
  publishProgramme,
  restoreProgramme,
  saveProgramme,
  type WorkingCopy,
} from '#domain/programmes';
import {
  acceptOffer,
  approveOffer,
  declineRequest,
  deleteOfferTemplate,
  makeOffer,
  offerDeparture,
  putInCart,
  refuseApproval,
  renameOfferTemplate,
  saveOfferTemplate,
  sendRequest,
  unsafeListOffers,
  withdrawOffer,
} from '#domain/private-umrah';
import { proofOf } from '#test/factories/evidence';
import { inviteTo } from '#test/factories/partner-team';
import {
  discardLegalDraft,
  type LegalTextKey,
  publishContent,
  publishLegalText,
  readLegalText,
  removeContent,
  restoreContent,
  saveContent,
  saveLegalDraft,
} from '#domain/site-content';
import {
  countStock,
  createItem as writeItem,
  duplicateItem,
  publishItem,
  saveItem,
  type StoreItem,
  withdrawItem,
  importItems,
  tryItems,
} from '#domain/store-items';
import {
  changeStoreDuties,
  inviteToStore,
  listStoreTeam,
  removeFromStore,
  withdrawStoreInvitation,
} from '#domain/store-team';
import {
  acceptHotel,
  mergeHotels,
  moveCarrier,
  restoreHotel,
  retireHotel,
  saveAirline,
  saveHotel,
} from '#domain/directories';
import {
  changeItemCategory,
  createItemCategory,
  listItemCategories,
  moveItemCategory,
} from '#domain/item-categories';
import {
  acceptReturn,
  acceptStoreOrder,
  correctTracking,
  contestReturn,
  decideReturn,
  markDelivered,
  receiveReturn,
  refusePieces,
  refuseReturn,
  refuseStoreOrder,
  shipStoreOrder,
} from '#domain/souvenir-orders';
import {
  createPaidSouvenirOrder,
  askForReturn,
  createDeliveredParcel,
} from '#test/factories/souvenir-orders';
import { hashPassword } from '#platform/passwords';
import { findChannel, giveCodeTo } from '#test/factories/affiliates';
import { createMember, type SignedIn, enrolFactor } from '#test/factories/accounts';
import { addDays, todayInIndonesia } from '#shared/dates';
import { itemFormOf, writeStoreItem, itemFileOf } from '#test/factories/item-forms';
import { createItem, createStore } from '#test/factories/items';
import { beginPayment, brandOf, createOrder, createPaidOrder } from '#test/factories/bookings';
import { findLimitsInForce } from '#domain/umrah-estimates';
import {
  approvePriceDraft,
  discardPriceDraft,
  importPriceSheet,
  publishOwnPrices,
  readPriceTable,
  refusePriceDraft,
  savePriceDraft,
  setUmrahLimits,
  sheetColumns,
  startPriceDraft,
  submitPriceDraft,
  tryPriceSheet,
  withdrawPriceVersion,
} from '#domain/umrah-prices';
import {
  createPriceTable,
  ofOperator,
  ofPartner,
  priceSheetText,
  smallTable,
  tripForm,
} from '#test/factories/umrah-prices';
import { createFinancedOffer, createSent } from '#test/factories/financing';
import {
  approvalInput,
  licenceInput,
  recordedApproval,
  savingsTermsInput,
  standingApproval,
} from '#test/factories/bank-terms';
import { createArticle, createComment } from '#test/factories/hasanah';
import { createSavingsOffer, createSentSavings } from '#test/factories/savings';
import { createBrand } from '#test/factories/brands';
import { departureFormOf } from '#test/factories/departure-forms';
import { programmeFormFor, publishNewProgramme, writeProgramme } from '#test/factories/programme-forms';
import { closeDistributionPartner, openDistributionPartner } from '#domain/distribution-standing';
import { freezeStore, reopenStore } from '#domain/store-standing';
import { storeFreezeForm, storeReopenForm } from '#test/factories/store-standing';
import {
  checkForm,
  createLicenceDocument,
  freezeForm,
  licencePicture,
  renewalForm,
  reopenForm,
} from '#test/factories/partner-standing';
import { checkAll, createApplication } from '#test/factories/joining';
import { createFailedMessage } from '#test/factories/outbox';
import { reportConversation, settleConversationReport } from '#domain/conversations';
import { createConversation } from '#test/factories/conversations';
import { createDispute } from '#test/factories/disputes';
import { holdAtPartner } from '#test/factories/refunds';
import { askForGrant, createGrantable, grantForm } from '#test/factories/granted-refunds';
import {
  consultantToPay,
  createBatch,
  createFinance,
  createOwedPartner,
  evidencePicture,
  payeeForm,
  sellerForm,
  stateConsultantAccount,
  statePayeeAccount,
  storeAccountForm,
} from '#test/factories/payouts';
import {
  createDeparture,
  createPartner,
  createProgramme,
  createStays,
  emptyContent,
} from '#test/factories/programmes';
import { decideSavingsPayment, prepareSavingsPayment } from '#domain/savings-payments';
import {
  confirmInput,
  createAskedPayment,
  createBankStaff,
  createPreparedPayment,
  declineInput,
} from '#test/factories/savings-payments';
import { usePartnerFixture } from '#test/booking-fixture';
import { pages } from './page-rows.ts';

const { database, shop, partner } = usePartnerFixture();

/** Whose application was made last. */
let bankId: string;
const sentApplication = async () => {
  const offer = await createFinancedOffer(database.db);
  bankId = offer.bankId;
  const { member, applicationId } = await createSent(shop.deps, offer);
  return (await getApplication(shop.deps, member.actor, applicationId)).code;
};

const sentSavings = async () => {
  const offer = await createSavingsOffer(database.db);
  bankId = offer.bankId;
  return (await createSentSavings(shop.deps, { bankId })).code;
};

const askedSavingsPayment = async (make: typeof createAskedPayment | typeof createPreparedPayment) => {
  bankId = (await createSavingsOffer(database.db)).bankId;
  return make(shop.deps, await createBankStaff(shop.deps, bankId), { departure: await departure() });
};

/** Who does it, and what they do after everything it needs is there. */
interface Act {
  by?: Role;
  prepare(): Promise<(by: SignedIn) => Promise<unknown>>;
}

const departure = async () =>
  (
    await createDeparture(database.db, {
      programme_id: partner.programmeId,
      quota: 10,
      departs_on: '2027-08-01',
      returns_on: '2027-08-09',
      down_payment_amount: 5_000_000,
      settlement_due_days: 45,
    })
  ).id;
/** Nobody is behind an order any more, and what staff do on it is written down all the same. */
const leave = (bookingId: string) =>
  database.db.updateTable('bookings').set({ account_id: null }).where('id', '=', bookingId).execute();

async function paidOrder() {
  const order = await createPaidOrder(shop, { departure: await departure() });
  return { ...order, ...(await getPartnerBooking(shop.deps, partner.staff.actor, order.bookingId)) };
}

async function paper() {
  const { bookingId, member } = await paidOrder();
  const [person] = await listParticipants(shop.deps, member.actor, bookingId);
  const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0b5d47' } })
    .png()
    .toBuffer();
  const documentId = await uploadDocument(shop.deps, member.actor, {
    booking: bookingId,
    participantId: person!.id,
    kind: 'passport',
    file,
  });
  await leave(bookingId);
  return { booking: bookingId, documentId };
}

const cost = { amount: '1250000', reason: 'Visa dan asuransi, dibayar ke provider visa' };

/** Its down payment stands, and its settlement did not come. */
async function overdue() {
  const { bookingId } = await createPaidOrder(shop, { departure: await departure(), plan: 'down_payment' });
  const late = new Date('2027-07-01T05:00:00Z');
  await flagOverdueSettlements({ ...shop.deps, now: () => late });
  await leave(bookingId);
  return bookingId;
}

async function exception() {
  const { bookingId, member } = await createOrder(shop, { departure: await departure() });
  const { reference, id: paymentId } = await beginPayment(shop, member, bookingId);
  await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid', 1_000_000));
  await leave(bookingId);
  const { id: exceptionId } = (await listOpenExceptions(shop.deps, partner.staff.actor, partner.id)).find(
    (one) => one.reference === reference,
  )!;
  const decide = (decision: 'keep' | 'refund', { actor }: SignedIn = partner.staff) =>
    resolveException(shop.deps, actor, { exceptionId, decision, note: 'Diperiksa' });
  return { paymentId, bookingId, decide };
}

async function refundTask() {
  const { decide } = await exception();
  await decide('refund');
  return (await listOpenRefunds(shop.deps, partner.staff.actor, partner.id)).at(-1)!.id;
}

async function attention(reason: 'seats_gone' | 'payment_reversed') {
  const id = await departure();
  const { bookingId, member } = await createOrder(shop, { departure: id });
  const { reference } = await beginPayment(shop, member, bookingId);
  const elsewhere = (seats: string) =>
    setExternalSeatSales(shop.deps, partner.staff.actor, { departureId: id, seats });
  if (reason === 'seats_gone') {
    await database.db
      .updateTable('seat_claims')
      .set({ release_at: shop.deps.now() })
      .where('booking_id', '=', bookingId)
      .execute();
    await elsewhere('10');
  }
  await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid'));
  if (reason === 'payment_reversed')
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'charged_back'));
  await elsewhere('0');
  await leave(bookingId);
  const { code } = await database.db
    .selectFrom('bookings')
    .select('code')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return code;
}

const settled = (
  reason: 'seats_gone' | 'payment_reversed',
  act: 'give_seats' | 'extend' | 'refund',
): Act => ({
  by: 'operator_finance',
  prepare: async () => {
    const code = await attention(reason);
    return ({ actor }) => settleAttention(shop.deps, actor, { code, act, form: { due_on: '2027-06-01' } });
  },
});

const money: Record<string, Act> = {
  'paid-back': {
    prepare: async () => {
      const taskId = await refundTask();
      return ({ actor }) => settleRefund(shop.deps, actor, { taskId, proof: 'TRF-1' });
    },
  },
  refund: {
    prepare: async () => {
      const { decide } = await exception();
      return (by) => decide('refund', by);
    },
  },
  keep: {
    prepare: async () => {
      const { decide } = await exception();
      return (by) => decide('keep', by);
    },
  },
  'refund-kept': {
    prepare: async () => {
      const { decide, paymentId } = await exception();
      await decide('keep', await createMember(shop.deps, { roles: ['operator_finance'] }));
      return ({ actor }) => refundHeldPayment(shop.deps, actor, paymentId);
    },
  },
};
/** The partner gives back what its own gateway received. */
const partnersMoney: Record<string, Act> = {
  ...money,
  'paid-back': {
    prepare: async () => {
      const taskId = await refundTask();
      await holdAtPartner(shop.deps, partner.id, taskId);
      return ({ actor }) => settleRefund(shop.deps, actor, { taskId, proof: 'TRF-1' });
    },
  },
};
const byFinance = (acts: Record<string, Act>) =>
  Object.fromEntries(
    Object.entries(acts).map(([name, act]) => [name, { ...act, by: 'operator_finance' as const }]),
  );
const judged = (verdict: 'accepted' | 'rejected'): Act => ({
  prepare: async () => {
    const document = await paper();
    return ({ actor }) => judgeDocument(shop.deps, actor, { ...document, verdict, reason: 'Buram' });
  },
});
const article = {
  title_id: 'Judul',
  summary_id: 'Ringkas',
  body_id: 'Isi',
  kind: 'article',
  topic: 'preparation',
};
const saved = (move: 'save' | 'publish'): Act => ({
  by: 'operator_content',
  prepare:
    async () =>
    ({ actor }) =>
      saveArticle(shop.deps, actor, { of: null, form: article, move }),
});
const categoryForm = (name: string) => ({ name_id: name, name_en: name, evidence: [] });
/** One that stands last of two and more. */
const onCategories = (act: (actor: SignedIn['actor'], slug: string) => Promise<unknown>): Act => ({
  by: 'operator_content',
  prepare: async () => {
    const { actor: editor } = await createMember(shop.deps, { roles: ['operator_content'] });
    for (const name of [randomUUID(), randomUUID()])
      await createItemCategory(shop.deps, editor, categoryForm(name));
    const { slug } = (await listItemCategories(shop.deps, editor)).at(-1)!;
    return ({ actor }) => act(actor, slug);
  },
});
const hotelForm = (name: string) => ({
  name,
  destination: 'makkah',
  stars: 4,
  metres_to_mosque: 400,
  has_shuttle: false,
});
const onHotel = (
  act: (actor: SignedIn['actor'], hotel: { id: string; revision: number }) => Promise<unknown>,
): Act => ({
  by: 'operator_content',
  prepare: async () => {
    const { actor: editor } = await createMember(shop.deps, { roles: ['operator_content'] });
    const id = await saveHotel(shop.deps, editor, { revision: 0, form: hotelForm(randomUUID()) });
    return ({ actor }) => act(actor, { id, revision: 1 });
  },
});
const moderated = (act: 'hide' | 'restore'): Act => ({
  by: 'operator_content',
  prepare: async () => {
    const { slug } = await createArticle(database.db);
    const { id } = await createComment(shop.deps, slug);
    if (act === 'restore')
      await judgeComment(
        shop.deps,
        (await createMember(shop.deps, { roles: ['operator_content'] })).actor,
        id,
        'hide',
      );
    return ({ actor }) => judgeComment(shop.deps, actor, id, act);
  },
});
const visa = { kind: 'visa', reached_on: '2027-03-15' };

type ProgrammeAct = (actor: SignedIn['actor'], copy: WorkingCopy) => Promise<unknown>;
const onProgramme = (act: ProgrammeAct): Act => ({
  prepare: async () => {
    const copy = await writeProgramme(shop.deps, partner.staff);
    return ({ actor }) => act(actor, copy);
  },
});
const onPublished = (act: ProgrammeAct): Act => ({
  prepare: async () => {
    const copy = await publishNewProgramme(shop.deps, partner.staff);
    return ({ actor }) => act(actor, copy);
  },
});
const draftDepartures = (actor: SignedIn['actor'], programmeId: string) =>
  createDepartures(shop.deps, actor, {
    programmeId,
    series: { dates: ['2027-09-01'] },
    form: departureFormOf(),
  });
const onDraft = (act: (actor: SignedIn['actor'], ids: string[]) => Promise<unknown>): Act => ({
  prepare: async () => {
    const { id } = await publishNewProgramme(shop.deps, partner.staff);
    const ids = await draftDepartures(partner.staff.actor, id);
    return ({ actor }) => act(actor, ids);
  },
});

const reviewed = (
  act: (deps: typeof shop.deps, by: SignedIn['actor'], id: string) => Promise<unknown>,
  isChecked = false,
): Act => ({
  by: 'operator_acquisition',
  prepare: async () => {
    const application = await createApplication(shop.deps);
    if (isChecked) await checkAll(shop.deps, application);
    return ({ actor }) => act(shop.deps, actor, application.id);
  },
});
const addPictureOf = async (actor: SignedIn['actor'], target: PictureTarget) => {
  const file = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#0b5d47' } })
    .png()
    .toBuffer();
  return addPicture(shop.deps, actor, target, file, { alt_id: 'Rombongan' });
};
const addPhoto = (actor: SignedIn['actor'], id: string) =>
  addPictureOf(actor, { owner: 'programme', id, use: 'group' });
/** The forms of a page of photographs. */
const onPictures = (by: Act['by'] | undefined, target: () => Promise<PictureTarget>): Record<string, Act> => {
  const onOne = (act: (actor: SignedIn['actor'], id: string) => Promise<unknown>): Act => ({
    ...(by && { by }),
    prepare: async () => {
      const { actor: editor } = await createMember(shop.deps, { roles: ['operator_content'] });
      const { id } = await addPictureOf(editor, await target());
      return ({ actor }) => act(actor, id);
    },
  });
  return {
    add: {
      ...(by && { by }),
      prepare: async () => {
        const at = await target();
        return ({ actor }) => addPictureOf(actor, at);
      },
    },
    describe: onOne((actor, id) => describePicture(shop.deps, actor, id, { alt_id: 'Lain' })),
    move: onOne((actor, id) => movePicture(shop.deps, actor, id, 1)),
    remove: onOne((actor, id) => removePicture(shop.deps, actor, id)),
  };
};
const onPhoto = (act: (actor: SignedIn['actor'], id: string) => Promise<unknown>): Act => ({
  prepare: async () => {
    const { id } = await publishNewProgramme(shop.deps, partner.staff);
    const photo = await addPhoto(partner.staff.actor, id);
    return ({ actor }) => act(actor, photo.id);
  },
});
/** The distribution partner that the action was prepared at. */
let channelId: string;
const ofChannel = (prepare: Act['prepare']): Act => ({
  by: 'distribution_staff',
  prepare: async () => {
    const made = { kind: 'distribution_channel', licences: {} } as const;
    channelId = (await createPartner(database.db, made)).id;
    await giveCodeTo(shop.deps, channelId);
    return prepare();
  },
});
/** Whose item was written last. */
let storeId: string;
let storeStaff: SignedIn;
const ofStore = (prepare: Act['prepare']): Act => ({
  by: 'store_staff',
  prepare: async () => {
    // The categories of `createItem`.
    storeId = (await createItem(database.db)).storeId;
    storeStaff = await createMember(shop.deps, { roles: ['store_staff'], partnerId: storeId });
    return prepare();
  },
});
const onItem = (act: (actor: SignedIn['actor'], item: StoreItem) => Promise<unknown>): Act =>
  ofStore(async () => {
    const item = await writeStoreItem(shop.deps, storeStaff);
    return ({ actor }) => act(actor, item);
  });
const inviteToOwnStore = (actor: SignedIn['actor']) => {
  const form = { name: 'Budi', email: `${randomUUID()}@contoh.id`, duties: ['orders'] };
  return inviteToStore(shop.deps, actor, { form, brand: brandOf(shop.deps), locale: 'id' });
};
const onStoreColleague = (act: (actor: SignedIn['actor'], id: string) => Promise<unknown>): Act =>
  ofStore(async () => {
    await createMember(shop.deps, { roles: ['store_staff'], partnerId: storeId, duties: ['orders'] });
    const { colleagues } = await listStoreTeam(shop.deps, storeStaff.actor);
    return ({ actor }) => act(actor, colleagues.at(-1)!.id);
  });
/** Another for each order: a number is one buyer's. */
let parcelsSent = 0;
const parcel = () => ({ courier: 'JNE', tracking_number: `JNE${(parcelsSent += 1)}00000` });
/** Of the order that was made last. */
let storeLine: string;
const onStoreOrder = (act: (actor: SignedIn['actor'], id: string) => Promise<unknown>): Act =>
  ofStore(async () => {
    const { variants } = await createItem(database.db, { store_id: storeId });
    const { order } = await createPaidSouvenirOrder(shop, { wanted: [[variants[0]!, 2]] });
    storeLine = order.parts[0]!.lines[0]!.id;
    return ({ actor }) => act(actor, order.parts[0]!.id);
  });
/** Its buyer has it and wants to send it back. */
const onReturned = (act: (actor: SignedIn['actor'], id: string) => Promise<unknown>): Act =>
  ofStore(async () => {
    const { variants } = await createItem(database.db, { store_id: storeId });
    const { member, order } = await createPaidSouvenirOrder(shop, { wanted: [[variants[0]!, 1]] });
    const { id } = order.parts[0]!;
    await acceptStoreOrder(shop.deps, storeStaff.actor, id);
    await shipStoreOrder(shop.deps, storeStaff.actor, id, parcel());
    await markDelivered(shop.deps, storeStaff.actor, id);
    const [line] = order.parts[0]!.lines;
    await askForReturn(shop.deps, member, id, [[line!.id, 1]]);
    return ({ actor }) => act(actor, id);
  });
const onContested = (decision: 'grant' | 'reject'): Act => ({
  by: 'operator_support',
  prepare: async () => {
    const { member, part } = await createDeliveredParcel(shop, { quantity: 1 });
    const { actor: staff } = await createMember(shop.deps, {
      roles: ['store_staff'],
      partnerId: part.store.id,
    });
    await askForReturn(shop.deps, member, part.id, [[part.lines[0]!.id, 1]]);
    await refuseReturn(shop.deps, staff, part.id, { note: 'Sudah dipakai' });
    await contestReturn(shop.deps, member.actor, part.id, { note: 'Belum pernah dipakai' });
    return ({ actor }) => decideReturn(shop.deps, actor, part.id, { decision, note: 'Foto cukup jelas' });
  },
});
const addItemPhoto = async (actor: SignedIn['actor'], id: string) => {
  const file = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#0b5d47' } })
    .jpeg()
    .toBuffer();
  return addPicture(shop.deps, actor, { owner: 'item', id, use: 'item' }, file, { alt_id: 'Kurma' });
};
const onItemPhoto = (act: (actor: SignedIn['actor'], id: string) => Promise<unknown>): Act =>
  onItem(async (actor, { id }) => act(actor, (await addItemPhoto(storeStaff.actor, id)).id));
const onMoney = (prepare: Act['prepare']): Act => ({ by: 'operator_finance', prepare });
const decidedAccount = async (decision: 'approve' | 'refuse') => {
  const { id: partnerId } = await createPartner(database.db);
  const accountId = await statePayeeAccount(shop.deps, await createFinance(shop.deps), partnerId);
  return ({ actor }: SignedIn) => decidePayeeAccount(shop.deps, actor, { accountId, decision });
};
const decidedConsultant = async (decision: 'approve' | 'refuse') => {
  const accountId = await stateConsultantAccount(shop.deps, await consultantToPay(shop.deps));
  return ({ actor }: SignedIn) => decideConsultantAccount(shop.deps, actor, { accountId, decision });
};
const bankStatement = () =>
  Buffer.from(`date,description,amount\n2027-03-15,BIAYA ADM ${randomUUID()},-6500`);
let closedMonths = 0;
const taxForm = { tax_number: '012345678901000', address: 'Jl. Sudirman 1, Jakarta' };

/** Of support, on a person they look at unless told otherwise. */
const supported = (
  change: (
    deps: typeof shop.deps,
    by: SignedIn['actor'],
    change: { accountId: string; form: unknown },
  ) => Promise<void>,
  isLookedAt = false,
): Act => ({
  by: 'operator_support',
  prepare: async () => {
    const { account } = await createMember(shop.deps);
    const asked = { accountId: account.id, form: { reason: 'call', note: 'Tiket 4711' } };
    return async ({ actor }) => {
      if (isLookedAt) await openLook(shop.deps, actor, asked);
      await change(shop.deps, actor, asked);
    };
  },
});
const standing = (
  change: (
    deps: typeof shop.deps,
    by: SignedIn['actor'],
    change: { partnerId: string; form: unknown },
  ) => Promise<void>,
  form: (partnerId: string) => Promise<object>,
): Act => ({
  by: 'operator_acquisition',
  prepare: async () => {
    const { id } = await createPartner(database.db);
    const written = await form(id);
    return ({ actor }) => change(shop.deps, actor, { partnerId: id, form: written });
  },
});
const storeStanding = (
  change: (
    deps: typeof shop.deps,
    by: SignedIn['actor'],
    change: { storeId: string; form: unknown },
  ) => Promise<void>,
  form: object,
): Act => ({
  by: 'operator_acquisition',
  prepare: async () => {
    const { id: storeId } = await createStore(database.db);
    return ({ actor }) => change(shop.deps, actor, { storeId, form });
  },
});
const distributionStanding = (
  change: (
    deps: typeof shop.deps,
    by: SignedIn['actor'],
    change: { partnerId: string; form: unknown },
  ) => Promise<void>,
  form: object,
): Act => ({
  by: 'operator_acquisition',
  prepare: async () => {
    const { id: partnerId } = await createPartner(database.db, {
      kind: 'distribution_channel',
      licences: {},
    });
    return ({ actor }) => change(shop.deps, actor, { partnerId, form });
  },
});
const writeQuestion = (actor: SignedIn['actor']) =>
  saveContent(shop.deps, actor, {
    ...{ id: null, kind: 'question', revision: 0 },
    form: { question_id: 'Apa itu?', answer_id: 'Ini.', topic: 'safety', brand: '', position: '1' },
  });
const legalForm = () => ({
  ...{ title_id: 'Judul', title_en: '', body_id: 'Isi', body_en: '' },
  effective_on: addDays(todayInIndonesia(shop.deps.now()), 400),
});
/** With a draft of a colleague. */
const onLegalText = (
  slug: LegalTextKey['slug'],
  act: (actor: SignedIn['actor'], about: { key: LegalTextKey; revision: number }) => Promise<unknown>,
): Act => ({
  by: 'operator_content',
  prepare: async () => {
    const key = { brandId: null, slug };
    const team = await createMember(shop.deps, { roles: ['operator_content'] });
    const { draft } = await readLegalText(shop.deps, team.actor, key);
    const revision = draft?.revision ?? 0;
    await saveLegalDraft(shop.deps, team.actor, { key, revision, form: legalForm() });
    return ({ actor }) => act(actor, { key, revision: revision + 1 });
  },
});
const onQuestion = (act: (actor: SignedIn['actor'], id: string) => Promise<unknown>): Act => ({
  by: 'operator_content',
  prepare: async () => {
    const team = await createMember(shop.deps, { roles: ['operator_content'] });
    const id = await writeQuestion(team.actor);
    return ({ actor }) => act(actor, id);
  },
});
const draftedPromo = (actor: SignedIn['actor'], payer: PromoPayer) =>
  draftPromo(shop.deps, actor, { payer, form: promoFormOf({ brand: brandOf(shop.deps).id }) });
const newPromo = (payer: PromoPayer): Act => ({
  ...(payer === 'platform' && { by: 'operator_finance' as const }),
  prepare:
    async () =>
    ({ actor }) =>
      draftedPromo(actor, payer),
});
/** After the moves that lead to it. */
const onPromo = (
  payer: PromoPayer,
  before: readonly PromoMove[],
  act: (actor: SignedIn['actor'], promo: { id: string; revision: number }) => Promise<unknown>,
): Act => ({
  ...(payer === 'platform' && { by: 'operator_content' as const }),
  prepare: async () => {
    const writer =
      payer === 'partner' ? partner.staff : await createMember(shop.deps, { roles: ['operator_content'] });
    const id = await draftedPromo(writer.actor, payer);
    for (const [revision, move] of before.entries())
      await movePromo(shop.deps, writer.actor, { id, revision, move });
    return ({ actor }) => act(actor, { id, revision: before.length });
  },
});
const promoActs = (payer: PromoPayer): Record<string, Act> => {
  const moving = (move: PromoMove, before: readonly PromoMove[]) =>
    onPromo(payer, before, (actor, promo) => movePromo(shop.deps, actor, { ...promo, move }));
  return {
    save: onPromo(payer, [], (actor, promo) =>
      savePromo(shop.deps, actor, { ...promo, form: promoFormOf({ brand: brandOf(shop.deps).id }) }),
    ),
    publish: moving('publish', []),
    pause: moving('pause', ['publish']),
    resume: moving('resume', ['publish', 'pause']),
    end: moving('end', ['publish']),
    archive: moving('archive', []),
  };
};
/** On a draft of prices of a colleague, or the version it became; there is one draft at a time. */
const onPriceDraft = (
  after: 'starting' | 'submitting' | 'approving',
  act: (actor: SignedIn['actor'], named: { id: string; revision: number }) => Promise<unknown>,
): Act => ({
  by: 'operator_acquisition',
  prepare: async () => {
    await (priceTable ??= createPriceTable(database.db));
    await database.db
      .updateTable('umrah_price_drafts')
      .set({ state: 'discarded' })
      .where('table_id', 'is', null)
      .execute();
    const { actor: writer } = await createMember(shop.deps, { roles: ['operator_acquisition'] });
    const id = await startPriceDraft(shop.deps, ofOperator(writer));
    dearestVisa += 1;
    const change = { table: { visa: { currency: 'USD', low: 1, high: dearestVisa } } };
    const revision = await savePriceDraft(shop.deps, ofOperator(writer), { id, revision: 1, change });
    const named = { id, revision };
    if (after !== 'starting') await submitPriceDraft(shop.deps, writer, named);
    const checker = await createMember(shop.deps, { roles: ['operator_finance'] });
    if (after === 'approving') named.id = (await approvePriceDraft(shop.deps, checker.actor, named)).id;
    return ({ actor }) => act(actor, named);
  },
});
let dearestVisa = 200;

/** One that the person has saved. */
const onTemplate = (act: (actor: SignedIn['actor'], id: string) => Promise<unknown>): Act => ({
  prepare:
    async () =>
    async ({ actor }: SignedIn) => {
      const form = { ...umrahOffer, name: `Contoh ${(templates += 1)}` };
      await act(actor, (await saveOfferTemplate(shop.deps, actor, form)).id);
    },
});
let templates = 0;

/** Whatever draft of the agency another act left is put away first. */
const onOwnPrices = (act: (actor: SignedIn['actor']) => Promise<unknown>): Act => ({
  prepare: async () => {
    await database.db
      .updateTable('umrah_price_drafts')
      .set({ state: 'discarded' })
      .where('partner_id', 'is not', null)
      .where('table_id', 'is', null)
      .execute();
    return ({ actor }) => act(actor);
  },
});
async function ownDraft(actor: SignedIn['actor']): Promise<{ id: string; revision: number }> {
  const id = await startPriceDraft(shop.deps, ofPartner(actor), { table: smallTable });
  dearestVisa += 1;
  const change = { table: { visa: { currency: 'USD', low: 1, high: dearestVisa } } };
  return { id, revision: await savePriceDraft(shop.deps, ofPartner(actor), { id, revision: 1, change }) };
}
const keyForm = { name: 'Sistem kantor', scopes: ['departures_read'], expires_on: '' };
let brandCount = 0;
const draftedBrand = async (actor: SignedIn['actor']) => {
  const brandId = `merek-${(brandCount += 1)}`;
  await createBrand(database.db, brandId, { isDefault: false });
  await saveBrandPart(shop.deps, actor, {
    brandId,
    part: 'links',
    revision: 0,
    form: { instagram_url: 'https://instagram.com/satu' },
  });
  return brandId;
};
const onBrand = (act: (actor: SignedIn['actor'], brandId: string) => Promise<unknown>): Act => ({
  by: 'operator_content',
  prepare: async () => {
    const team = await createMember(shop.deps, { roles: ['operator_content'] });
    const brandId = await draftedBrand(team.actor);
    return ({ actor }) => act(actor, brandId);
  },
});
const frozenOrder = async (partnerId: string) => {
  const team = await createMember(shop.deps, { roles: ['operator_acquisition'] });
  const { id } = await createProgramme(database.db, { partner_id: partnerId });
  await createPaidOrder(shop, { departure: (await createDeparture(database.db, { programme_id: id })).id });
  await freezePartner(shop.deps, team.actor, { partnerId, form: freezeForm() });
  await followStanding(shop.deps);
  const [task] = (await getStanding(shop.deps, team.actor, partnerId)).tasks;
  return { task_id: task!.id, task_note: 'Keluarga dihubungi' };
};

let priceTable: Promise<unknown> | null = null;
const umrahOffer = {
  lines: [{ label: 'Penerbangan dan hotel', amount: 30_000_000 }],
  child_amount: 20_000_000,
  infant_amount: 3_000_000,
  valid_days: 5,
  note: null,
};
/** On a request for a private umrah that has come so far. */
const onUmrahRequest = (
  after: 'sending' | 'an offer' | 'accepting',
  act: (actor: SignedIn['actor'], requestId: string) => Promise<unknown>,
): Act => ({
  prepare: async () => {
    await (priceTable ??= createPriceTable(database.db));
    await createDeparture(database.db, { programme_id: partner.programmeId, departure_airport: 'CGK' });
    const family = await createMember(shop.deps);
    const brand = brandOf(shop.deps);
    const { id } = await putInCart(shop.deps, family.actor, { form: tripForm, brand, locale: 'id' });
    await sendRequest(shop.deps, family.actor, { id, brand, note: null });
    if (after !== 'sending')
      await makeOffer(shop.deps, partner.staff.actor, { requestId: id, form: umrahOffer });
    if (after === 'accepting') {
      const [offered] = await unsafeListOffers(shop.deps, id, { live: true });
      await acceptOffer(shop.deps, family.actor, { id, brand, offerId: offered!.id });
    }
    return ({ actor }) => act(actor, id);
  },
});

/** On somebody who answers messages there. */
const onColleague = (act: (actor: SignedIn['actor'], id: string) => Promise<unknown>): Act => ({
  prepare: async () => {
    const { account } = await createMember(shop.deps, {
      roles: ['partner_staff'],
      partnerId: partner.id,
      duties: ['chat'],
    });
    const { id } = await database.db
      .selectFrom('memberships')
      .select('id')
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow();
    return ({ actor }) => act(actor, id);
  },
});

/** What an owner does about an address of a colleague's. */
const onWebhook = (
  act: (actor: SignedIn['actor'], id: string, owner: SignedIn['actor']) => Promise<unknown>,
): Act => ({
  prepare: async () => {
    const { id, owner } = await createHook(shop.deps, partner.id);
    return ({ actor }) => act(actor, id, owner.actor);
  },
});

/** By an officer of a new bank. */
async function proposedTerms(): Promise<string> {
  ({ id: bankId } = await createPartner(database.db, { kind: 'financial' }));
  const officer = await createMember(shop.deps, { roles: ['bank_officer'], partnerId: bankId });
  return proposeTerms(shop.deps, officer.actor, savingsTermsInput());
}

/** Of what two people of the bank agreed to. */
async function decidedTerms(form: object) {
  const id = await proposedTerms();
  const approver = await createMember(shop.deps, { roles: ['bank_approver'], partnerId: bankId });
  await confirmTerms(shop.deps, approver.actor, id);
  return ({ actor }: SignedIn) => decideTerms(shop.deps, actor, { id, form });
}

const acts: Record<string, Record<string, Act>> = {
  '/partner-console/private-umrah/:requestId': {
    offer: onUmrahRequest('sending', (actor, requestId) =>
      makeOffer(shop.deps, actor, { requestId, form: umrahOffer }),
    ),
    departure: onUmrahRequest('sending', async (actor, requestId) => {
      const { id } = await createDeparture(database.db, {
        programme_id: partner.programmeId,
        departs_on: tripForm.departure_date,
      });
      const form = { departure_id: id, valid_days: 5, note: null };
      await offerDeparture(shop.deps, actor, { requestId, form, brand: brandOf(shop.deps) });
    }),
    save_template: onTemplate(() => Promise.resolve()),
    withdraw: onUmrahRequest('an offer', (actor, id) => withdrawOffer(shop.deps, actor, id)),
    decline: onUmrahRequest('sending', (actor, id) => declineRequest(shop.deps, actor, id)),
    approve: onUmrahRequest('accepting', (actor, id) => approveOffer(shop.deps, actor, id)),
    refuse: onUmrahRequest('accepting', (actor, id) => refuseApproval(shop.deps, actor, id)),
  },
  '/bank-console/applications/:code': {
    accept: {
      by: 'bank_officer',
      prepare: async () => {
        const code = await sentApplication();
        return ({ actor }) =>
          judgeFinancingDocument(shop.deps, actor, { code, kind: 'ktp', form: { verdict: 'accepted' } });
      },
    },
    reject: {
      by: 'bank_officer',
      prepare: async () => {
        const code = await sentApplication();
        return ({ actor }) =>
          proposeDecision(shop.deps, actor, { code, form: { verdict: 'reject', reason: 'Belum sesuai' } });
      },
    },
  },
  '/bank-console/savings-payments/:code': {
    confirm: {
      by: 'bank_officer',
      prepare: async () => {
        const { code } = await askedSavingsPayment(createAskedPayment);
        return ({ actor }) => prepareSavingsPayment(shop.deps, actor, { code, form: confirmInput });
      },
    },
    decline: {
      by: 'bank_officer',
      prepare: async () => {
        const { code } = await askedSavingsPayment(createAskedPayment);
        return ({ actor }) => prepareSavingsPayment(shop.deps, actor, { code, form: declineInput });
      },
    },
    agree: {
      by: 'bank_approver',
      prepare: async () => {
        const { code } = await askedSavingsPayment(createPreparedPayment);
        return ({ actor }) => decideSavingsPayment(shop.deps, actor, { code, agrees: true });
      },
    },
    return: {
      by: 'bank_approver',
      prepare: async () => {
        const { code } = await askedSavingsPayment(createPreparedPayment);
        return ({ actor }) => decideSavingsPayment(shop.deps, actor, { code, agrees: false });
      },
    },
  },
  '/bank-console/terms/new/:kind': {
    propose: {
      by: 'bank_officer',
      prepare: async () => {
        ({ id: bankId } = await createPartner(database.db, { kind: 'financial' }));
        return ({ actor }) => proposeTerms(shop.deps, actor, savingsTermsInput());
      },
    },
  },
  '/bank-console/terms/:termsId': {
    confirm: {
      by: 'bank_approver',
      prepare: async () => {
        const id = await proposedTerms();
        return ({ actor }) => confirmTerms(shop.deps, actor, id);
      },
    },
    withdraw: {
      by: 'bank_officer',
      prepare: async () => {
        const id = await proposedTerms();
        return ({ actor }) => withdrawTerms(shop.deps, actor, id);
      },
    },
  },
  '/bank-console/savings/balances': {
    store: {
      by: 'bank_officer',
      prepare: async () => {
        const code = await sentSavings();
        const approver = await createMember(shop.deps, { roles: ['bank_approver'], partnerId: bankId });
        await acceptSavings(shop.deps, approver.actor, { code, form: { account_number: '7001234567' } });
        const file = Buffer.from(`kode,saldo,tanggal\n${code},1250000,2026-01-02`);
        return ({ actor }) => importBalances(shop.deps, actor, { file });
      },
    },
  },
  '/bank-console/savings/:code': {
    show: {
      by: 'bank_officer',
      prepare: async () => {
        const code = await sentSavings();
        return ({ actor }) => showHeir(shop.deps, actor, code);
      },
    },
    ask: {
      by: 'bank_officer',
      prepare: async () => {
        const code = await sentSavings();
        return ({ actor }) =>
          askForSavingsDocuments(shop.deps, actor, { code, form: { kind: 'ktp', reason: 'Kurang jelas' } });
      },
    },
    accept: {
      by: 'bank_approver',
      prepare: async () => {
        const code = await sentSavings();
        return ({ actor }) =>
          acceptSavings(shop.deps, actor, { code, form: { account_number: '7001234567' } });
      },
    },
    reject: {
      by: 'bank_approver',
      prepare: async () => {
        const code = await sentSavings();
        return ({ actor }) => rejectSavings(shop.deps, actor, { code, form: { reason: 'Belum sesuai' } });
      },
    },
  },
  '/operator/partners/:partnerId': {
    check: standing(recordLicenceCheck, async (partnerId) => {
      const licence = await database.db
        .selectFrom('licences')
        .select('id')
        .where('partner_id', '=', partnerId)
        .executeTakeFirstOrThrow();
      return checkForm(licence.id);
    }),
    licence: standing(addLicence, async () => renewalForm()),
    document: standing(judgeLicenceDocument, async (partnerId) => {
      const { documentId } = await createLicenceDocument(shop.deps, { partnerId });
      return { document_id: documentId, verdict: 'good', document_note: '' };
    }),
    freeze: standing(freezePartner, async () => freezeForm()),
    reopen: standing(reopenPartner, async () => reopenForm),
    task: standing(closeStandingTask, frozenOrder),
  },
  '/operator/distribution-partners/:partnerId': {
    close: distributionStanding(closeDistributionPartner, storeFreezeForm()),
    open: distributionStanding(async (deps, actor, { partnerId, form }) => {
      await closeDistributionPartner(deps, actor, { partnerId, form: storeFreezeForm() });
      await openDistributionPartner(deps, actor, { partnerId, form });
    }, storeReopenForm),
  },
  '/operator/stores/:storeId': {
    freeze: storeStanding(freezeStore, storeFreezeForm()),
    reopen: storeStanding(async (deps, actor, { storeId, form }) => {
      await freezeStore(deps, actor, { storeId, form: storeFreezeForm() });
      await reopenStore(deps, actor, { storeId, form });
    }, storeReopenForm),
  },
  '/operator/applications/:applicationId': {
    take: reviewed(assignApplication),
    check: reviewed((deps, actor, id) =>
      recordCheck(deps, actor, { id, form: { item: 'identity', verdict: 'good', note: 'Akta dibaca' } }),
    ),
    return: reviewed((deps, actor, id) =>
      returnApplication(deps, actor, { id, form: { message: 'NIB belum terbaca' } }),
    ),
    refuse: reviewed((deps, actor, id) =>
      refuseApplication(deps, actor, { id, form: { reason: 'not_suited', message: 'Bukan biro' } }),
    ),
    approve: reviewed(
      (deps, actor, id) =>
        approveApplication(deps, actor, { id, form: { slug: `majelis-${id.slice(0, 8)}` } }),
      true,
    ),
  },
  '/partner-console/bookings/:code': {
    accept: judged('accepted'),
    reject: judged('rejected'),
    'accept-ticked': {
      prepare: async () => {
        const { booking, documentId } = await paper();
        return ({ actor }) => acceptDocuments(shop.deps, actor, { booking, documentIds: [documentId] });
      },
    },
    'show-nik': {
      prepare: async () => {
        const { bookingId, member } = await paidOrder();
        const [person] = await listParticipants(shop.deps, member.actor, bookingId);
        await leave(bookingId);
        return ({ actor }) => readNik(shop.deps, actor, { booking: bookingId, participantId: person!.id });
      },
    },
    record: {
      prepare: async () => {
        const { bookingId } = await paidOrder();
        await leave(bookingId);
        return ({ actor }) => recordMilestone(shop.deps, actor, bookingId, visa);
      },
    },
    cost: {
      prepare: async () => {
        const code = await overdue();
        return ({ actor }) => recordRetainedCost(shop.deps, actor, code, cost);
      },
    },
    'cost-withdraw': {
      prepare: async () => {
        const code = await overdue();
        await recordRetainedCost(shop.deps, partner.staff.actor, code, cost);
        return ({ actor }) => withdrawRetainedCost(shop.deps, actor, code);
      },
    },
    withdraw: {
      prepare: async () => {
        const { bookingId } = await paidOrder();
        await recordMilestone(shop.deps, partner.staff.actor, bookingId, visa);
        await leave(bookingId);
        return ({ actor }) => withdrawMilestone(shop.deps, actor, bookingId, 'visa');
      },
    },
  },
  '/partner-console/documents': {
    reject: {
      prepare: async () => {
        const about = await paper();
        return ({ actor }) =>
          judgeDocument(shop.deps, actor, { ...about, verdict: 'rejected', reasonCode: 'blurred' });
      },
    },
    'accept-ticked': {
      prepare: async () => {
        const { documentId } = await paper();
        return ({ actor }) =>
          acceptQueued(shop.deps, actor, { partnerId: partner.id, documentIds: [documentId] });
      },
    },
  },
  '/partner-console/departures/:departureId/rooms': {
    place: {
      prepare: async () => {
        const { id } = await createProgramme(database.db, { partner_id: partner.id });
        await createStays(database.db, id, ['Hotel Makkah']);
        const { id: departureId } = await createDeparture(database.db, { programme_id: id });
        return ({ actor }) =>
          changeRooms(shop.deps, actor, { departureId, stay: 0, version: 0, intent: 'place', form: {} });
      },
    },
  },
  '/partner-console/bookings/:code/cancel': {
    cancel: {
      prepare: async () => {
        const { id } = await createProgramme(database.db, {
          partner_id: partner.id,
          content: JSON.stringify({
            ...emptyContent,
            cancellation: [{ daysBefore: 0, refundBasisPoints: 9_000 }],
          }),
        });
        const { bookingId } = await createPaidOrder(shop, {
          departure: (await createDeparture(database.db, { programme_id: id })).id,
        });
        await leave(bookingId);
        return ({ actor }) =>
          cancelByTerms(shop.deps, actor, bookingId, {
            requested_on: '2027-03-15',
            kept: '3000000',
            confirmed: 'yes',
          });
      },
    },
  },
  '/partner-console/departures/:departureId': {
    seats: {
      prepare: async () => {
        const departureId = await departure();
        return ({ actor }) => setExternalSeatSales(shop.deps, actor, { departureId, seats: '3' });
      },
    },
  },
  '/partner-console/departures/:departureId/cancel': {
    cancel: {
      prepare: async () => {
        const id = await departure();
        return ({ actor }) => cancelDeparture(shop.deps, actor, id);
      },
    },
    'orders follow': {
      prepare: async () => {
        const {
          bookingId,
          departure: { id },
        } = await paidOrder();
        await leave(bookingId);
        await cancelDeparture(shop.deps, partner.staff.actor, id);
        return ({ actor }) => cancelOrdersOf(shop.deps, { departureId: id, actorId: actor.accountId });
      },
    },
  },
  '/partner-console/departures/:departureId/reschedule': {
    move: {
      prepare: async () => {
        const departureId = await departure();
        return ({ actor }) =>
          rescheduleDeparture(shop.deps, actor, { departureId, form: { departs_on: '2027-09-01' } });
      },
    },
  },
  '/partner-console/departures/:departureId/milestones': {
    record: {
      prepare: async () => {
        const {
          bookingId,
          code,
          departure: { id },
        } = await paidOrder();
        await leave(bookingId);
        return ({ actor }) =>
          recordMilestones(shop.deps, actor, { departureId: id, codes: [code], form: visa });
      },
    },
  },
  '/store-console/orders/:storeOrderId': {
    accept: onStoreOrder((actor, id) => acceptStoreOrder(shop.deps, actor, id)),
    ship: onStoreOrder(async (actor, id) => {
      await acceptStoreOrder(shop.deps, storeStaff.actor, id);
      return shipStoreOrder(shop.deps, actor, id, parcel());
    }),
    deliver: onStoreOrder(async (actor, id) => {
      await acceptStoreOrder(shop.deps, storeStaff.actor, id);
      await shipStoreOrder(shop.deps, storeStaff.actor, id, parcel());
      return markDelivered(shop.deps, actor, id);
    }),
    refuse: onStoreOrder((actor, id) => refuseStoreOrder(shop.deps, actor, id, { reason: 'damaged' })),
    'correct-tracking': onStoreOrder(async (actor, id) => {
      await acceptStoreOrder(shop.deps, storeStaff.actor, id);
      await shipStoreOrder(shop.deps, storeStaff.actor, id, parcel());
      return correctTracking(shop.deps, actor, id, parcel());
    }),
    'take-back': onReturned((actor, id) => acceptReturn(shop.deps, actor, id, { note: 'Jl. Kurma 1' })),
    'receive-return': onReturned(async (actor, id) => {
      await acceptReturn(shop.deps, storeStaff.actor, id, { note: 'Jl. Kurma 1' });
      return receiveReturn(shop.deps, actor, id, { sellable: new Map() });
    }),
    'refuse-pieces': onStoreOrder((actor, id) =>
      refusePieces(shop.deps, actor, id, { pieces: new Map([[storeLine, 1]]), reason: 'damaged' }),
    ),
    'refuse-return': onReturned((actor, id) => refuseReturn(shop.deps, actor, id, { note: 'Sudah dipakai' })),
  },
  '/store-console/reviews': {
    reply: onItem(async (actor, { id: itemId }) => {
      const { id } = await createItemReview(database.db, itemId);
      return replyToItemReview(shop.deps, actor, { id, form: { reply: 'Terima kasih.' } });
    }),
  },
  '/store-console/staff': {
    invite: ofStore(
      async () =>
        ({ actor }) =>
          inviteToOwnStore(actor),
    ),
    change: onStoreColleague((actor, id) =>
      changeStoreDuties(shop.deps, actor, { id, form: { duties: ['catalogue'] } }),
    ),
    remove: onStoreColleague((actor, id) => removeFromStore(shop.deps, actor, id)),
    withdraw: ofStore(async () => {
      await inviteToOwnStore(storeStaff.actor);
      const { invitations } = await listStoreTeam(shop.deps, storeStaff.actor);
      return ({ actor }) => withdrawStoreInvitation(shop.deps, actor, invitations[0]!.id);
    }),
  },
  '/distribution-console/page': {
    save: ofChannel(async () => async ({ actor }) => {
      const { version, city } = await readOwnPage(shop.deps, actor);
      return changeOwnPage(shop.deps, actor, {
        version,
        headline: 'Berangkat bersama sesama guru',
        description: 'Koperasi guru dan pensiunan guru di Bandung Raya sejak 2009.',
        body: 'Pilih paket di halaman ini.',
        email: 'halo@guru.example',
        phone: '+6281234567890',
        address: 'Jl. Cikutra Teladan 112, Bandung',
        city,
      });
    }),
  },
  '/distribution-console/pictures': onPictures('distribution_staff', async () => {
    channelId = await findChannel(shop.deps);
    return { owner: 'partner', id: channelId, use: 'office' };
  }),
  '/distribution-console/payouts': {
    state: ofChannel(async () => async ({ actor, account }) => {
      await database.db
        .updateTable('accounts')
        .set({ password_hash: await hashPassword('Labbaik-1447') })
        .where('id', '=', account.id)
        .execute();
      const form = storeAccountForm(shop.deps, await enrolFactor(shop.deps, account.id));
      const evidence = await evidencePicture();
      return stateDistributionAccount(shop.deps, actor, { form, evidence, brand: brandOf(shop.deps) });
    }),
  },
  '/store-console/payouts': {
    state: ofStore(async () => async ({ actor, account }) => {
      await database.db
        .updateTable('accounts')
        .set({ password_hash: await hashPassword('Labbaik-1447') })
        .where('id', '=', account.id)
        .execute();
      const form = storeAccountForm(shop.deps, await enrolFactor(shop.deps, account.id));
      const evidence = await evidencePicture();
      return stateStoreAccount(shop.deps, actor, { storeId, form, evidence, brand: brandOf(shop.deps) });
    }),
  },
  '/store-console/items/import': {
    write: ofStore(async () => async ({ actor }) => {
      const sent = itemFileOf([{}]);
      const { trial } = await tryItems(shop.deps, actor, sent);
      return importItems(shop.deps, actor, { ...sent, trial });
    }),
  },
  '/store-console/items/new': {
    create: ofStore(
      async () =>
        ({ actor }) =>
          writeItem(shop.deps, actor, itemFormOf()),
    ),
  },
  '/store-console/items/:itemId': {
    publish: onItem((actor, { id, revision }) => publishItem(shop.deps, actor, { id, revision })),
    withdraw: onItem(async (actor, { id, revision }) => {
      await publishItem(shop.deps, storeStaff.actor, { id, revision });
      return withdrawItem(shop.deps, actor, { id, revision: revision + 1 });
    }),
    duplicate: onItem((actor, { id }) => duplicateItem(shop.deps, actor, id)),
    stock: onItem((actor, { variants }) =>
      countStock(shop.deps, actor, { variantId: variants[0]!.id, form: { on_hand: 3, was: 0 } }),
    ),
  },
  '/store-console/items/:itemId/edit': {
    save: onItem((actor, { id, revision, form }) => saveItem(shop.deps, actor, { id, revision, form })),
  },
  '/store-console/items/:itemId/pictures': {
    add: onItem((actor, { id }) => addItemPhoto(actor, id)),
    describe: onItemPhoto((actor, id) => describePicture(shop.deps, actor, id, { alt_id: 'Lain' })),
    move: onItemPhoto((actor, id) => movePicture(shop.deps, actor, id, 1)),
    remove: onItemPhoto((actor, id) => removePicture(shop.deps, actor, id)),
  },
  '/partner-console/programmes/new': {
    create: {
      prepare: async () => {
        const form = await programmeFormFor(database.db);
        return ({ actor }) => createProgrammeCopy(shop.deps, actor, form);
      },
    },
  },
  '/partner-console/programmes': {
    archive: onPublished((actor, { id }) => archiveProgrammes(shop.deps, actor, [id])),
  },
  '/partner-console/programmes/:programmeId': {
    publish: onProgramme((actor, { id, revision }) => publishProgramme(shop.deps, actor, { id, revision })),
    discard: onProgramme((actor, { id, revision }) => discardChanges(shop.deps, actor, { id, revision })),
    duplicate: onProgramme((actor, { id }) => duplicateProgramme(shop.deps, actor, id)),
    archive: onPublished((actor, { id }) => archiveProgramme(shop.deps, actor, id)),
    restore: onPublished((actor, { id }) => restoreProgramme(shop.deps, actor, id)),
  },
  '/partner-console/programmes/:programmeId/edit/:part': {
    save: onProgramme((actor, { id, revision, form }) =>
      saveProgramme(shop.deps, actor, { id, revision, form }),
    ),
    hotel: {
      prepare: async () => {
        const hotel = { name: 'Baru', destination: 'makkah', stars: 5, has_shuttle: true };
        return ({ actor }) => addHotel(shop.deps, actor, hotel);
      },
    },
  },
  '/partner-console/programmes/:programmeId/pictures': {
    add: onPublished((actor, { id }) => addPhoto(actor, id)),
    describe: onPhoto((actor, id) => describePicture(shop.deps, actor, id, { alt_id: 'Lain' })),
    move: onPhoto((actor, id) => movePicture(shop.deps, actor, id, 1)),
    remove: onPhoto((actor, id) => removePicture(shop.deps, actor, id)),
  },
  '/partner-console/programmes/departures': {
    write: onDraft(async (actor, [id]) => {
      const { slug } = await getWrittenDeparture(shop.deps, partner.staff.actor, id!);
      const sent = { file: Buffer.from(`code;quota\n${slug};30`), places: { code: 0, quota: 1 } };
      const { trial } = await tryDepartures(shop.deps, partner.staff.actor, sent);
      return importDepartures(shop.deps, actor, { ...sent, trial });
    }),
  },
  '/partner-console/departures/:departureId/return-report': {
    record: {
      prepare: async () => {
        const departureId = await departure();
        await database.db
          .updateTable('departures')
          .set({ departs_on: '2027-02-20', returns_on: '2027-02-28' })
          .where('id', '=', departureId)
          .execute();
        const report = {
          departureId,
          form: { number: 'LAP-1', reported_on: '2027-03-01' },
          file: Buffer.alloc(0),
        };
        return ({ actor }) => recordReturnReport(shop.deps, actor, report);
      },
    },
  },
  '/partner-console/departures/:departureId/travellers': {
    write: {
      prepare: async () => {
        const departureId = await departure();
        const { bookingId } = await createPaidOrder(shop, { departure: departureId });
        const { code } = await database.db
          .selectFrom('bookings')
          .select('code')
          .where('id', '=', bookingId)
          .executeTakeFirstOrThrow();
        const sent = {
          departureId,
          file: Buffer.from(
            `booking;number;name;birth_date;gender\n${code};1;Siti Rahmawati;1975-08-17;female`,
          ),
          places: { booking: 0, number: 1, name: 2, birth_date: 3, gender: 4 },
          readWord: (_column: unknown, text: string) => text,
        };
        const { trial } = await tryParticipants(shop.deps, partner.staff.actor, sent);
        return ({ actor }) => importParticipants(shop.deps, actor, { ...sent, trial });
      },
    },
  },
  '/partner-console/programmes/:programmeId/departures': {
    publish: onDraft((actor, ids) => publishDepartures(shop.deps, actor, ids)),
    close: onDraft((actor, ids) => closeSale(shop.deps, actor, ids)),
    open: onDraft((actor, ids) => openSale(shop.deps, actor, ids)),
    delete: onDraft((actor, ids) => deleteDrafts(shop.deps, actor, ids)),
  },
  '/partner-console/programmes/:programmeId/departures/new': {
    create: onPublished((actor, { id }) => draftDepartures(actor, id)),
  },
  '/partner-console/programmes/:programmeId/departures/change': {
    change: onDraft((actor, ids) => changeDepartures(shop.deps, actor, { ids, changes: { quota: 30 } })),
    undo: onDraft(async (actor, ids) => {
      const { batchId } = await changeDepartures(shop.deps, partner.staff.actor, {
        ids,
        changes: { quota: 30 },
      });
      return undoChange(shop.deps, actor, batchId);
    }),
  },
  '/partner-console/money': partnersMoney,
  '/operator/payments': byFinance(money),
  '/operator/payments/:code': {
    give_seats: settled('seats_gone', 'give_seats'),
    refund: settled('seats_gone', 'refund'),
    extend: settled('payment_reversed', 'extend'),
  },
  '/operator/granted-refunds': {
    ask: onMoney(async () => {
      const { paymentId } = await createGrantable(shop, await departure());
      return ({ actor }) => proposeGrantedRefund(shop.deps, actor, { paymentId, form: grantForm });
    }),
    approve: onMoney(async () => {
      const id = await askForGrant(shop, await departure());
      return ({ actor }) => decideGrantedRefund(shop.deps, actor, id, { decision: 'approve' });
    }),
    refuse: onMoney(async () => {
      const id = await askForGrant(shop, await departure());
      return ({ actor }) =>
        decideGrantedRefund(shop.deps, actor, id, { decision: 'refuse', note: 'Diganti' });
    }),
  },
  '/operator/disputes/:paymentId': {
    add: onMoney(async () => {
      const { paymentId } = await createDispute(shop, { departure: await departure() });
      const file = await evidencePicture();
      const form = { kind: 'bank_claim', note: '' };
      return ({ actor }) => addDisputeFile(shop.deps, actor, { paymentId, file, form });
    }),
    due: onMoney(async () => {
      const { paymentId } = await createDispute(shop, { departure: await departure() });
      return ({ actor }) =>
        setDisputeDeadline(shop.deps, actor, { paymentId, form: { due_on: '2027-06-01' } });
    }),
  },
  '/operator/payouts': {
    propose: onMoney(async () => {
      await createOwedPartner(shop.deps);
      return ({ actor }) => proposeBatch(shop.deps, actor, '2027-03-15');
    }),
    approve: onMoney(() => decidedAccount('approve')),
    refuse: onMoney(() => decidedAccount('refuse')),
    consultant: onMoney(async () => {
      const toPay = await consultantToPay(shop.deps);
      return ({ actor }) => proposeConsultantAccount(shop.deps, actor, toPay);
    }),
    allow: onMoney(() => decidedConsultant('approve')),
    deny: onMoney(() => decidedConsultant('refuse')),
  },
  '/operator/payouts/:batchId': {
    approve: onMoney(async () => {
      const id = await createBatch(shop.deps, 'proposed');
      return ({ actor }) => decideBatch(shop.deps, actor, id, { decision: 'approve' });
    }),
    refuse: onMoney(async () => {
      const id = await createBatch(shop.deps, 'proposed');
      return ({ actor }) => decideBatch(shop.deps, actor, id, { decision: 'refuse', note: 'Rekening lama' });
    }),
    send: onMoney(async () => {
      const id = await createBatch(shop.deps, 'approved');
      return ({ actor }) => markBatchSent(shop.deps, actor, id);
    }),
    fail: onMoney(async () => {
      const batch = await createBatch(shop.deps, 'sent');
      const finance = await createFinance(shop.deps);
      const { payouts } = await getBatch(shop.deps, finance.actor, batch);
      return ({ actor }) => failPayout(shop.deps, actor, payouts[0]!.id);
    }),
  },
  '/operator/bank': {
    statement: onMoney(async () => {
      const file = bankStatement();
      return ({ actor }) => importBankStatement(shop.deps, actor, { file, account: '1230004567' });
    }),
    report: onMoney(async () => {
      const file = Buffer.from(`reference,gross,fee\n${randomUUID()},5000,0`);
      return ({ actor }) => importGatewayReport(shop.deps, actor, { gateway: 'simulator', file });
    }),
    settle: onMoney(async () => {
      const finance = await createFinance(shop.deps);
      await importBankStatement(shop.deps, finance.actor, { file: bankStatement(), account: '1230004567' });
      const [line] = await listBankLines(shop.deps, finance.actor, 'open');
      return ({ actor }) => settleBankLine(shop.deps, actor, line!.id, { what: 'bank_cost' });
    }),
  },
  '/operator/bank-terms': {
    approve: onMoney(() => decidedTerms({ decision: 'approve' })),
    refuse: onMoney(() => decidedTerms({ decision: 'refuse', reason: 'Ujrah belum jelas' })),
    record: onMoney(async () => {
      const form = approvalInput({ replaces: await standingApproval(database.db) });
      return ({ actor }) => recordApproval(shop.deps, actor, form);
    }),
    end: onMoney(async () => {
      const id = await recordedApproval(shop.deps);
      return ({ actor }) => endApproval(shop.deps, actor, { id, form: { reason: 'Izin dicabut' } });
    }),
  },
  '/operator/banks/:bankId': {
    record: onMoney(async () => {
      ({ id: bankId } = await createPartner(database.db, { kind: 'financial' }));
      return ({ actor }) => recordLicence(shop.deps, actor, { bankId, form: licenceInput() });
    }),
    file: onMoney(async () => {
      ({ id: bankId } = await createPartner(database.db, { kind: 'financial' }));
      const { actor: recorder } = await createFinance(shop.deps);
      const licenceId = await recordLicence(shop.deps, recorder, { bankId, form: licenceInput() });
      const file = await licencePicture();
      return ({ actor }) => attachLicenceFile(shop.deps, actor, { bankId, licenceId, file });
    }),
    withdraw: onMoney(async () => {
      ({ id: bankId } = await createPartner(database.db, { kind: 'financial' }));
      const finance = await createFinance(shop.deps);
      const licenceId = await recordLicence(shop.deps, finance.actor, { bankId, form: licenceInput() });
      const form = { reason: 'Izin dicabut OJK' };
      return ({ actor }) => withdrawLicence(shop.deps, actor, { bankId, licenceId, form });
    }),
  },
  '/operator/books': {
    close: onMoney(async () => {
      const month = `2001-${String((closedMonths += 1)).padStart(2, '0')}`;
      return ({ actor }) => closePeriod(shop.deps, actor, month);
    }),
  },
  '/partner-console/departures/:departureId/evidence': {
    prove: {
      prepare: async () => {
        const proof = await proofOf(await departure());
        return ({ actor }) => proveEvidence(shop.deps, actor, proof);
      },
    },
    withdraw: {
      prepare: async () => {
        const proof = await proofOf(await departure());
        await proveEvidence(shop.deps, partner.staff.actor, proof);
        return ({ actor }) => withdrawEvidence(shop.deps, actor, proof);
      },
    },
  },
  '/partner-console/reviews': {
    reply: {
      prepare: async () => {
        const { id } = await createReview(shop.deps.db, { partner_id: partner.id });
        return ({ actor }) => replyToReview(shop.deps, actor, { id, form: { reply: 'Terima kasih.' } });
      },
    },
  },
  '/partner-console/promos/new': { save: newPromo('partner') },
  '/partner-console/promos/:promoId': promoActs('partner'),
  '/partner-console/private-umrah/templates': {
    rename: onTemplate((actor, id) =>
      renameOfferTemplate(shop.deps, actor, { id, form: { name: `Ramadan ${id}` } }),
    ),
    delete: onTemplate((actor, id) => deleteOfferTemplate(shop.deps, actor, id)),
  },
  '/partner-console/private-umrah/prices': {
    start: onOwnPrices((actor) => startPriceDraft(shop.deps, ofPartner(actor), { table: smallTable })),
    withdraw: onOwnPrices(async (actor) => {
      const { id } = await publishOwnPrices(shop.deps, actor, await ownDraft(actor));
      await withdrawPriceVersion(shop.deps, ofPartner(actor), { id, form: { reason: 'Salah ketik' } });
    }),
  },
  '/partner-console/private-umrah/prices/sheet': {
    write: onOwnPrices(async (actor) => {
      const file = Buffer.from(priceSheetText(smallTable).join('\n'));
      const { trial } = await tryPriceSheet(shop.deps, ofPartner(actor), file);
      await importPriceSheet(shop.deps, ofPartner(actor), { file, trial });
    }),
  },
  '/partner-console/private-umrah/prices/draft': {
    publish: onOwnPrices(async (actor) => publishOwnPrices(shop.deps, actor, await ownDraft(actor))),
    discard: onOwnPrices(async (actor) =>
      discardPriceDraft(shop.deps, ofPartner(actor), await ownDraft(actor)),
    ),
  },
  '/partner-console/private-umrah/prices/draft/:part': {
    save: onOwnPrices((actor) => ownDraft(actor)),
  },
  '/operator/umrah-prices': {
    start: onPriceDraft('starting', async (actor, draft) => {
      await discardPriceDraft(shop.deps, ofOperator(actor), draft);
      await startPriceDraft(shop.deps, ofOperator(actor));
    }),
    withdraw: onPriceDraft('approving', (actor, { id }) =>
      withdrawPriceVersion(shop.deps, ofOperator(actor), { id, form: { reason: 'Salah ketik' } }),
    ),
  },
  '/operator/umrah-prices/limits': {
    save: onPriceDraft('starting', async (actor) => {
      const { number, ...limits } = await findLimitsInForce(shop.deps);
      const form = { ...limits, response_hours: limits.response_hours === 48 ? 36 : 48, reason: 'Libur' };
      await setUmrahLimits(shop.deps, actor, { number, form });
    }),
  },
  '/operator/umrah-prices/sheet': {
    write: onPriceDraft('starting', async (actor) => {
      const rows = await readPriceTable(shop.deps, ofOperator(actor));
      const file = Buffer.from(
        [sheetColumns, ...rows].map((row) => row.map((cell) => cell ?? '').join(';')).join('\n'),
      );
      const { trial } = await tryPriceSheet(shop.deps, ofOperator(actor), file);
      await importPriceSheet(shop.deps, ofOperator(actor), { file, trial });
    }),
  },
  '/operator/umrah-prices/draft': {
    submit: onPriceDraft('starting', (actor, draft) => submitPriceDraft(shop.deps, actor, draft)),
    approve: onPriceDraft('submitting', (actor, draft) => approvePriceDraft(shop.deps, actor, draft)),
    refuse: onPriceDraft('submitting', (actor, draft) =>
      refusePriceDraft(shop.deps, actor, { ...draft, form: { reason: 'Terlalu mahal' } }),
    ),
    discard: onPriceDraft('starting', (actor, draft) =>
      discardPriceDraft(shop.deps, ofOperator(actor), draft),
    ),
  },
  '/operator/umrah-prices/draft/:part': {
    save: onPriceDraft('starting', (actor, draft) =>
      savePriceDraft(shop.deps, ofOperator(actor), { ...draft, change: { note: 'Visa naik' } }),
    ),
  },
  '/operator/promos/new': { save: newPromo('platform') },
  '/operator/promos/:promoId': promoActs('platform'),
  '/partner-console/profile': {
    save: {
      prepare: async () => {
        const { version, city } = await readPartnerProfile(shop.deps, partner.staff.actor, partner.id);
        const form = {
          version,
          description: 'Kami memberangkatkan jamaah dari Solo sejak 2005, tanpa perantara.',
          email: 'kantor@amanah.example',
          phone: '+6281234567890',
          address: 'Jl. Slamet Riyadi 10, Surakarta',
          city,
          founded_year: '2005',
        };
        return ({ actor }) => changePartnerProfile(shop.deps, actor, { partnerId: partner.id, form });
      },
    },
    licence: {
      prepare: async () => {
        const { id: licenceId } = await database.db
          .selectFrom('licences')
          .select('id')
          .where('partner_id', '=', partner.id)
          .limit(1)
          .executeTakeFirstOrThrow();
        const file = await licencePicture();
        return ({ actor }) => uploadLicenceDocument(shop.deps, actor, { licenceId, file });
      },
    },
  },
  '/partner-console/profile/pictures': onPictures(undefined, async () => ({
    owner: 'partner',
    id: partner.id,
    use: 'office',
  })),
  '/operator/directories/hotels/:hotelId/pictures': onPictures('operator_content', async () => {
    const { actor: editor } = await createMember(shop.deps, { roles: ['operator_content'] });
    const id = await saveHotel(shop.deps, editor, { revision: 0, form: hotelForm(randomUUID()) });
    return { owner: 'hotel', id, use: 'hotel' };
  }),
  '/partner-console/api-keys': {
    create: {
      prepare:
        async () =>
        ({ actor }) =>
          createApiKey(shop.deps, actor, keyForm),
    },
    revoke: {
      prepare: async () => {
        const { id } = await createKey(shop.deps, partner.id);
        return ({ actor }) => revokeApiKey(shop.deps, actor, id);
      },
    },
  },
  '/partner-console/webhooks': {
    create: {
      prepare:
        async () =>
        ({ actor }) =>
          createWebhook(shop.deps, actor, { url: 'https://sistem.example/', events: ['order.paid'] }),
    },
  },
  '/partner-console/webhooks/:webhookId': {
    events: onWebhook((actor, id) =>
      changeWebhookEvents(shop.deps, actor, { id, form: { events: ['order.cancelled'] } }),
    ),
    test: onWebhook((actor, id) => testWebhook(shop.deps, actor, id)),
    replay: onWebhook(async (actor, webhookId, owner) => {
      await testWebhook(shop.deps, owner, webhookId);
      const { items } = await listDeliveries(shop.deps, owner, { webhookId, page: 1, limit: 1 });
      await replayDelivery(shop.deps, actor, { webhookId, deliveryId: items[0]!.id });
    }),
    pause: onWebhook((actor, id) => pauseWebhook(shop.deps, actor, id)),
    resume: onWebhook(async (actor, id, owner) => {
      await pauseWebhook(shop.deps, owner, id);
      await resumeWebhook(shop.deps, actor, id);
    }),
    rotate: onWebhook((actor, id) => rotateWebhookSecret(shop.deps, actor, id)),
    remove: onWebhook((actor, id) => removeWebhook(shop.deps, actor, id)),
  },
  '/partner-console/team': {
    invite: {
      prepare: async () => {
        const form = {
          name: 'Budi',
          email: `${randomUUID()}@contoh.id`,
          duties: ['chat'],
          leads: [],
        };
        return ({ actor }) =>
          inviteColleague(shop.deps, actor, { form, brand: brandOf(shop.deps), locale: 'id' });
      },
    },
    change: onColleague((actor, id) =>
      changeDuties(shop.deps, actor, { id, form: { duties: ['documents'], leads: [] } }),
    ),
    remove: onColleague((actor, id) => removeColleague(shop.deps, actor, id)),
    withdraw: {
      prepare: async () => {
        const id = await inviteTo(shop.deps, partner.id);
        return ({ actor }) => withdrawInvitation(shop.deps, actor, id);
      },
    },
  },
  '/operator/invoices': {
    issue: onMoney(async () => {
      const finance = await createFinance(shop.deps);
      const month = `2001-${String((closedMonths += 1)).padStart(2, '0')}`;
      await closePeriod(shop.deps, finance.actor, month);
      return ({ actor }) => issuePlatformInvoices(shop.deps, actor, month);
    }),
    seller: onMoney(
      async () =>
        ({ actor }) =>
          stateSellerDetails(shop.deps, actor, sellerForm),
    ),
    tax: onMoney(async () => {
      const { id: partnerId } = await createPartner(database.db);
      return ({ actor }) => stateTaxDetails(shop.deps, actor, { partnerId, form: taxForm });
    }),
  },
  '/partner-console/invoices': {
    tax: {
      prepare:
        async () =>
        ({ actor }) =>
          stateTaxDetails(shop.deps, actor, { partnerId: partner.id, form: taxForm }),
    },
  },
  '/partner-console/payouts': {
    state: {
      prepare:
        async () =>
        ({ actor }) =>
          proposePayeeAccount(shop.deps, actor, { partnerId: partner.id, form: payeeForm }),
    },
  },
  '/operator/support/:accountId': {
    open: supported(openLook),
    close: supported((deps, actor, { accountId }) => closeLook(deps, actor, accountId), true),
    signOut: supported((deps, actor, { accountId }) => signOutEverywhere(deps, actor, accountId), true),
  },
  '/operator/messages': {
    again: {
      by: 'operator_support',
      prepare: async () => {
        const id = await createFailedMessage(shop.deps);
        return ({ actor }) => sendAgain(shop.deps, actor, id);
      },
    },
  },
  '/operator/legal/:slug/:brand': {
    write: onLegalText('kebijakan-privasi', (actor, about) =>
      saveLegalDraft(shop.deps, actor, { ...about, form: legalForm() }),
    ),
    discard: onLegalText('tentang-kami', (actor, about) => discardLegalDraft(shop.deps, actor, about)),
    publish: onLegalText('syarat-ketentuan', (actor, about) => publishLegalText(shop.deps, actor, about)),
  },
  '/operator/content/new': {
    save: {
      by: 'operator_content',
      prepare:
        async () =>
        ({ actor }) =>
          writeQuestion(actor),
    },
  },
  '/operator/content/:itemId': {
    publish: onQuestion((actor, id) => publishContent(shop.deps, actor, { id, revision: 1 })),
    remove: onQuestion((actor, id) => removeContent(shop.deps, actor, id)),
    restore: {
      by: 'operator_content',
      prepare: async () => {
        const team = await createMember(shop.deps, { roles: ['operator_content'] });
        const id = await writeQuestion(team.actor);
        await publishContent(shop.deps, team.actor, { id, revision: 1 });
        return ({ actor }) => restoreContent(shop.deps, actor, { id, number: 1 });
      },
    },
  },
  '/operator/brands/:brandId': {
    preview: onBrand((actor, brandId) => startPreview(shop.deps, actor, brandId)),
    publish: onBrand((actor, brandId) => publishBrand(shop.deps, actor, { brandId, revision: 1 })),
    discard: onBrand((actor, brandId) => discardBrandDraft(shop.deps, actor, brandId)),
    rollback: {
      by: 'operator_content',
      prepare: async () => {
        const team = await createMember(shop.deps, { roles: ['operator_content'] });
        const brandId = await draftedBrand(team.actor);
        await publishBrand(shop.deps, team.actor, { brandId, revision: 1 });
        return ({ actor }) => rollBackBrand(shop.deps, actor, { brandId, number: 1 });
      },
    },
  },
  '/operator/brands/:brandId/edit/:part': {
    save: onBrand((actor, brandId) =>
      saveBrandPart(shop.deps, actor, {
        brandId,
        part: 'links',
        revision: 1,
        form: { instagram_url: 'https://instagram.com/dua' },
      }),
    ),
    derive: onBrand((actor, brandId) =>
      deriveShades(shop.deps, actor, {
        brandId,
        revision: 1,
        primary: '#123456',
        accent: '#B8862F',
      }),
    ),
    upload: onBrand(async (actor, brandId) =>
      uploadBrandPicture(shop.deps, actor, {
        ...{ brandId, field: 'logo', revision: 1 },
        file: await sharp({ create: { width: 300, height: 60, channels: 3, background: '#0b5d47' } })
          .png()
          .toBuffer(),
      }),
    ),
  },
  '/operator/articles/new': { save: saved('save'), publish: saved('publish') },
  '/operator/articles/:articleId': { save: saved('save') },
  '/operator/returns': {
    grant: onContested('grant'),
    reject: onContested('reject'),
  },
  '/operator/chat-reports': {
    settle: {
      by: 'operator_support',
      prepare: async () => {
        const { id: conversationId, member } = await createConversation(shop.deps);
        await reportConversation(shop.deps, member.actor, conversationId, { reason: 'fraud' });
        const report = { conversationId, reporterId: member.account.id };
        return ({ actor }) => settleConversationReport(shop.deps, actor, report, { note: 'Selesai' });
      },
    },
  },
  '/operator/directories/:kind?': {
    add: onHotel((actor) => saveAirline(shop.deps, actor, { form: { iata: 'Z8', name: 'Zaitun Air' } })),
    save: onHotel((actor, hotel) =>
      saveHotel(shop.deps, actor, { ...hotel, form: hotelForm(`${hotel.id} lain`) }),
    ),
    accept: onHotel(async (actor, { id, revision }) => {
      await database.db.updateTable('hotels').set({ standing: 'proposed' }).where('id', '=', id).execute();
      return acceptHotel(shop.deps, actor, { id, revision });
    }),
    retire: onHotel(async (actor, hotel) => {
      await saveAirline(shop.deps, actor, { form: { iata: 'Z7', name: 'Zamrud Air' } });
      await moveCarrier(shop.deps, actor, { table: 'airlines', iata: 'Z7', revision: 1, to: 'retired' });
      return retireHotel(shop.deps, actor, hotel);
    }),
    restore: onHotel(async (actor, { id }) => {
      await retireHotel(shop.deps, actor, { id, revision: 1 });
      return restoreHotel(shop.deps, actor, { id, revision: 2 });
    }),
    merge: onHotel(async (actor, hotel) => {
      const into = await saveHotel(shop.deps, actor, { revision: 0, form: hotelForm(randomUUID()) });
      return mergeHotels(shop.deps, actor, { ...hotel, into });
    }),
  },
  '/operator/item-categories': {
    create: onCategories((actor, slug) => createItemCategory(shop.deps, actor, categoryForm(`${slug} lain`))),
    change: onCategories((actor, slug) =>
      changeItemCategory(shop.deps, actor, { slug, form: categoryForm('Lain') }),
    ),
    up: onCategories((actor, slug) => moveItemCategory(shop.deps, actor, { slug, by: -1 })),
    down: onCategories(async (actor, slug) => {
      await moveItemCategory(shop.deps, actor, { slug, by: -1 });
      return moveItemCategory(shop.deps, actor, { slug, by: 1 });
    }),
  },
  '/operator/moderation': { hide: moderated('hide'), restore: moderated('restore') },
  '/operator/roles': {
    grant: {
      by: 'operator_support',
      prepare: async () => {
        const { account } = await createMember(shop.deps);
        return ({ actor }) =>
          grantMembership(shop.deps, actor, {
            accountId: account.id,
            role: 'operator_content',
            partnerId: null,
          });
      },
    },
    revoke: {
      by: 'operator_support',
      prepare: async () => {
        const { account } = await createMember(shop.deps, { roles: ['operator_content'] });
        return ({ actor }) =>
          revokeMembership(shop.deps, actor, {
            accountId: account.id,
            role: 'operator_content',
            partnerId: null,
          });
      },
    },
  },
};

/** What is written there is its own record: messages, notes and answers name who wrote them, and no line repeats them. */
for (const path of ['/partner-console', '/store-console', '/operator'])
  acts[`${path}/chat/:conversationId`] = {};

const forms = Object.entries(pages)
  .filter(
    ([, { who, form }]) =>
      form !== undefined &&
      Array.isArray(who) &&
      who.some((role) => (roles as readonly string[]).includes(role) && role !== 'consultant'),
  )
  .map(([path]) => path);

it('every form of a console has its acts here', () => {
  expect(Object.keys(acts).toSorted()).toEqual(forms.toSorted());
});

/** Of the bank, the store or the distribution partner that the action was prepared at; of the travel partner without `by`. */
const personFor = (by?: Role) =>
  createMember(
    shop.deps,
    by
      ? {
          roles: [by],
          ...(by.startsWith('bank') && { partnerId: bankId }),
          ...(by === 'store_staff' && { partnerId: storeId }),
          ...(by === 'distribution_staff' && { partnerId: channelId }),
        }
      : { roles: ['partner_staff'], partnerId: partner.id },
  );

describe.each(
  Object.entries(acts).flatMap(([path, some]) =>
    Object.entries(some).map(([name, act]) => [`${path} ${name}`, act] as const),
  ),
)('%s', (_name, { by, prepare }) => {
  it('leaves a line of who did it, in which role', async () => {
    const run = await prepare();
    const person = await personFor(by);
    await run(person);
    const lines = await database.db
      .selectFrom('audit_log')
      .select('actor_role')
      .where('actor_id', '=', person.account.id)
      .execute();
    expect(lines).toContainEqual({ actor_role: by ?? 'partner_staff' });
  });
});

/** Money, roles and identity documents: what may not be done by whoever holds an unlocked phone (decision 0059). */
const sensitive = [
  ...[
    '/operator/payouts',
    '/operator/payouts/:batchId',
    '/operator/bank',
    '/operator/bank-terms',
    '/operator/banks/:bankId',
    '/operator/books',
    '/partner-console/payouts',
    '/operator/invoices',
    '/partner-console/invoices',
  ].flatMap((page) => Object.keys(acts[page]!).map((name) => `${page} ${name}`)),
  '/partner-console/api-keys create',
  '/partner-console/webhooks create',
  '/partner-console/webhooks/:webhookId rotate',
  '/partner-console/team invite',
  '/partner-console/team change',
  '/partner-console/team remove',
  '/store-console/staff invite',
  '/store-console/staff change',
  '/store-console/staff remove',
  '/partner-console/documents reject',
  '/partner-console/documents accept-ticked',
  '/partner-console/departures/:departureId/travellers write',
  '/partner-console/bookings/:code show-nik',
  '/partner-console/bookings/:code cost',
  '/partner-console/bookings/:code cost-withdraw',
  '/partner-console/bookings/:code/cancel cancel',
  '/partner-console/departures/:departureId/cancel cancel',
  '/partner-console/departures/:departureId/reschedule move',
  ...Object.keys(money).flatMap((name) => [`/partner-console/money ${name}`, `/operator/payments ${name}`]),
  '/operator/payments/:code give_seats',
  '/operator/payments/:code refund',
  '/operator/payments/:code extend',
  '/operator/applications/:applicationId approve',
  '/operator/partners/:partnerId freeze',
  '/operator/partners/:partnerId reopen',
  '/operator/distribution-partners/:partnerId close',
  '/operator/distribution-partners/:partnerId open',
  '/operator/brands/:brandId publish',
  '/operator/brands/:brandId rollback',
  '/operator/promos/:promoId publish',
  '/operator/promos/:promoId resume',
  '/bank-console/terms/new/:kind propose',
  '/bank-console/terms/:termsId confirm',
  '/bank-console/terms/:termsId withdraw',
  '/operator/umrah-prices withdraw',
  '/operator/umrah-prices/limits save',
  '/operator/umrah-prices/draft approve',
  '/operator/umrah-prices/draft refuse',
  '/operator/roles grant',
  '/operator/roles revoke',
];

it.each(sensitive)('%s wants a fresh code', async (act) => {
  const [path, name] = act.split(' ') as [string, string];
  const { by, prepare } = acts[path]![name]!;
  const run = await prepare();
  const person = await personFor(by);
  await expect(run({ ...person, actor: { ...person.actor, hasFreshFactor: false } })).rejects.toMatchObject({
    code: 'step_up_required',
  });
  await run(person);
});
