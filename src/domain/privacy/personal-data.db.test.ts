// Export and deletion, checked against the database's own catalogue (docs/product/privacy.md): no table that leads
// to people is missing, no secret is exported, and after a deletion nothing identifies the person.
import { newSavingsPaymentCode } from '#platform/public-code';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Deps } from '#domain/deps';
import { recordAudit } from '#domain/audit';
import { addComment, reportComment, toggleArticleLike, toggleCommentLike } from '#domain/hasanah';
import { grantHolding } from '#domain/bookings';
import { cancelSouvenirOrder } from '#domain/souvenir-orders';
import { addConversationNote, recordPresence, reportConversation } from '#domain/conversations';
import { reportReview } from '#domain/reviews';
import { openLook } from '#domain/support';
import { beginEnrolment, confirmEnrolment, codeAt, findEnrolment } from '#domain/second-factors';
import { changeNotificationSettings, storePushSubscription, storePushToken } from '#domain/notifications';
import { applyGatewayStatus } from '#domain/payments';
import { hashPassword } from '#platform/passwords';
import { rupiah } from '#shared/money';
import { createUmrahRequest } from '#test/factories/umrah-prices';
import { createAccount, createMember, signIn, type SignedIn } from '#test/factories/accounts';
import { createBareBooking, createPaidOrder, openBookingSetup } from '#test/factories/bookings';
import { createConversation, write } from '#test/factories/conversations';
import { createFinancedOffer, createSent } from '#test/factories/financing';
import { createSavingsOffer, createSentSavings } from '#test/factories/savings';
import { createItemReview, createReview } from '#test/factories/reviews';
import { createDeparture, createPlaces, NOW } from '#test/factories/programmes';
import { createArticle, createComment } from '#test/factories/hasanah';
import { createItem } from '#test/factories/items';
import { createPromo } from '#test/factories/promos';
import { createAddress } from '#test/factories/shipping-addresses';
import { createSouvenirOrder } from '#test/factories/souvenir-orders';
import { proposeConsultantAccount } from '#domain/payouts';
import { createFinance } from '#test/factories/payouts';
import { emailsTo, newestCode } from '#test/sent-emails';
import { useTestContext } from '#test/test-context';
import { changeAvatar, changePhone } from '#domain/profile';
import { deleteAccount } from './delete-account.ts';
import { exportPersonalData } from './export.ts';
import { findActor } from '#domain/sessions';
import { findPerson, personalDataTables } from './personal-data.ts';

const password = 'Rahasia-123';
const { database, deps, brand } = useTestContext();
let departure: string;
let count = 0;
beforeAll(async () => {
  await createPlaces(database.db);
  departure = (await createDeparture(database.db, { quota: 1, sold: 1 })).id;
});
beforeEach(() => deps.db.deleteFrom('throttles').execute());

/** Why a table whose columns look personal contains nothing about members. */
const aboutNobody: Record<string, string> = {
  webhook_endpoints: 'addresses of companies; who made one is forgotten with the account',
  webhook_deliveries: 'ids and states of orders, which are listed',
  api_keys: 'keys of programs; who made one is forgotten with the account',
  bank_supervision: 'companies',
  bank_licence_files: 'papers of companies; who added one is forgotten with the account',
  bank_licences: 'licences of companies; who recorded or withdrew one is forgotten with the account',
  site_drafts: 'what is written for a site; who wrote is forgotten with the account',
  site_page_drafts: 'what is written of a text; who wrote is forgotten with the account',
  site_pages: 'the texts of a brand; who published is forgotten with the account',
  site_versions: 'what a site showed; who published is forgotten with the account',
  brand_drafts: 'what is written about a brand; who wrote is forgotten with the account',
  brand_versions: 'what was shown of a brand; who published is forgotten with the account',
  bank_lines: 'movements of our own bank account; who settled one is forgotten with the account',
  bank_statements: 'files of our bank; who imported one is forgotten with the account',
  brands: "the brand's own addresses",
  notification_deliveries: 'by which channel a notification leaves; it is deleted with the notification',
  departure_evidence: 'what is proven about a departure',
  evidence_proofs: 'papers of companies; who recorded one is forgotten with the account',
  standing_files: 'papers of companies; who added one is forgotten with the account',
  licence_documents: 'papers of companies; who sent or judged one is forgotten with the account',
  gateway_report_costs: 'sums of what gateways took, by method of payment',
  gateway_report_lines: 'sums that gateways transferred, by the numbers of payments',
  gateway_reports: 'files of gateways; who imported one is forgotten with the account',
  return_reports: 'reports of companies; who recorded one is forgotten with the account',
  room_plans: 'which hotel stay of a departure was planned; who planned is forgotten with the account',
  rooms: 'rooms of hotels',
  manifest_exports: 'which file of a departure was made; who made it is forgotten with the account',
  ledger_accounts: 'kinds of account of the books',
  ledger_days: 'sums of accounts of the books',
  ledger_entries: 'kinds of account, and whose they are by random ids',
  ledger_periods: 'closed months; who closed one is forgotten with the account',
  partner_standing_events: 'licences of companies; who recorded is forgotten with the account',
  stock_movements: 'what came into a store and left it; the orders are listed',
  stock_reservations: 'what is set aside for orders, which are listed',
  standing_tasks: 'which orders the operator looks after: the orders are listed',
  join_checks: 'what was found about an organisation; who looked is forgotten with the account',
  partners: 'companies',
  financing_approvals: 'opinions of lawyers; who recorded or ended one is forgotten with the account',
  bank_terms: 'figures of companies; who proposed or approved them is forgotten with the account',
  umrah_price_drafts: 'prices; who wrote or checked them is forgotten with the account',
  umrah_price_editors: 'who wrote a draft of prices, by random ids; deleted with the account',
  umrah_offer_templates: 'what an agency offers; who wrote it is forgotten with the account',
  umrah_limits: 'which limits hold; who set them is forgotten with the account',
  umrah_price_withdrawals: 'which prices were withdrawn; who did is forgotten with the account',
  payee_accounts: 'accounts of companies; who stated or approved one is forgotten with the account',
  payout_batches: 'transfers; who made or approved one is forgotten with the account',
  payout_entries: 'which entries a transfer pays',
  payouts: 'transfers to companies, and to payees whom only a random id names',
  partner_tax_details: 'of companies; who stated them is forgotten with the account',
  platform_tax_details: 'of the platform; who stated them is forgotten with the account',
  platform_invoices: 'to companies; who issued one is forgotten with the account',
};

/**
 * Tables from which foreign keys lead to accounts, over any number of steps, and tables with a column that may identify
 * a person.
 */
async function tablesThatLeadToPeople(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive leads as (
      select 'accounts'::regclass::oid as id
      union select k.conrelid from pg_constraint k join leads on k.confrelid = leads.id where k.contype = 'f'
    ), named as (
      select c.oid as id from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        and a.attname ~ '(mail|phone|recipient|birth|gender|user_agent|password|address|account)'
    )
    select distinct id::regclass::text as name from (select id from leads union select id from named) as found order by 1`.execute(
    deps.db,
  );
  return rows.map(({ name }) => name);
}

interface Known {
  member: SignedIn;
  traces: string[];
}

/** A person with a row in every table of the list, and every text that could identify them. */
async function somebodyKnown(): Promise<Known> {
  count += 1;
  const phone = `+6281377${String(count).padStart(6, '0')}`;
  const account = await createAccount(deps.db, {
    name: `Ratna Widyaningsih ${count}`,
    address: `Jl. Cempaka ${count}, Sleman`,
    phone,
    password_hash: await hashPassword(password),
    roles: ['consultant'],
  });
  const member = await signIn(deps, account, { userAgent: `Peramban ${count}` });
  const { db } = deps;
  const avatarId = await changeAvatar(
    deps,
    member.actor,
    await sharp({ create: { width: 2, height: 2, channels: 3, background: '#0b5d47' } })
      .png()
      .toBuffer(),
  );
  await db
    .insertInto('account_identities')
    .values({
      provider: 'google',
      subject: `google-${count}-subject`,
      account_id: account.id,
      proves_mail: true,
      created_at: NOW,
    })
    .execute();
  await db
    .insertInto('registrations')
    .values({
      email: account.email,
      password_hash: 'x'.repeat(40),
      name: account.name,
      phone,
      brand_id: brand.id,
      locale: 'id',
      code_sent_at: NOW,
      created_at: NOW,
      expires_at: NOW,
    })
    .execute();
  await db
    .insertInto('password_resets')
    .values({ digest: Buffer.alloc(32, count), account_id: account.id, created_at: NOW, expires_at: NOW })
    .execute();
  await db
    .insertInto('idempotent_answers')
    .values({
      account_id: account.id,
      purpose: 'cart',
      key: 'k',
      request_digest: Buffer.alloc(32),
      created_at: NOW,
    })
    .execute();
  await db
    .insertInto('seat_notices')
    .values({
      departure_id: departure,
      brand_id: brand.id,
      name: account.name,
      phone,
      locale: 'id',
      created_at: NOW,
    })
    .execute();
  const code = `RATNA-${count}`;
  await db
    .insertInto('affiliates')
    .values({ code, account_id: account.id, shown_name: account.name, created_at: NOW })
    .execute();
  await grantHolding(deps, 'system', account.id, { orders: 5, seats: 20 });
  const support = await createMember(deps, { roles: ['operator_support'] });
  await openLook(deps, support.actor, {
    accountId: account.id,
    form: { reason: 'call', note: 'Tiket 4711' },
  });
  await db
    .insertInto('tour_leaders')
    .columns(['membership_id', 'departure_id'])
    .expression((build) =>
      build
        .selectFrom('memberships')
        .select(['id', build.val(departure).$castTo<string>().as('departure_id')])
        .where('account_id', '=', account.id),
    )
    .execute();
  await createUmrahRequest(db, account.id);
  await db
    .insertInto('wishlist_items')
    .values({ account_id: account.id, departure_id: departure, added_at: NOW })
    .execute();
  const item = await createItem(db);
  await db
    .insertInto('item_wishes')
    .values({ account_id: account.id, item_id: item.id, added_at: NOW })
    .execute();
  await db
    .insertInto('cart_lines')
    .values({
      account_id: account.id,
      brand_id: brand.id,
      variant_id: item.variants[0]!,
      quantity: 1,
      added_at: NOW,
    })
    .execute();
  await db
    .insertInto('cart_promos')
    .values({
      account_id: account.id,
      brand_id: brand.id,
      promo_id: (await createPromo(db, { brand_id: brand.id, category: 'souvenirs' })).id,
      applied_at: NOW,
    })
    .execute();
  const { id: pictured } = await db
    .insertInto('item_reviews')
    .values({
      account_id: account.id,
      item_id: item.id,
      author_name: 'Ratna',
      rating: 5,
      text: 'Baik',
      locale: 'id',
      created_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const picture = String(count).padStart(22, 'p');
  await db
    .insertInto('pictures')
    .values({ id: picture, item_review_id: pictured, use: 'review', placeholder: '#000000', created_at: NOW })
    .execute();
  await db
    .insertInto('picture_files')
    .values({ picture_id: picture, width: 256, format: 'webp', bytes: Buffer.alloc(42, 100 + count) })
    .execute();
  await writtenAndLiked(member);
  const application = await db
    .insertInto('join_applications')
    .values({
      code: `MT-${count}`,
      token: String(count).padStart(22, 'a'),
      brand_id: brand.id,
      locale: 'id',
      kind: 'store',
      organisation: 'Toko Berkah',
      contact_name: account.name,
      email: account.email,
      phone,
      created_at: NOW,
      updated_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('join_documents')
    .values({
      application_id: application.id,
      kind: 'identity_card',
      content: Buffer.alloc(40, count),
      content_type: 'image/webp',
      key_id: 'first',
      uploaded_at: NOW,
    })
    .execute();
  await db
    .insertInto('refund_accounts')
    .values({
      account_id: account.id,
      details: Buffer.alloc(40, count),
      key_id: 'first',
      stated_at: NOW,
      usable_from: NOW,
    })
    .execute();
  await db
    .insertInto('invitations')
    .values({
      token_digest: Buffer.alloc(32, count),
      email: account.email,
      role: 'store_staff',
      created_at: NOW,
      expires_at: NOW,
    })
    .execute();
  await createAddress(deps, member.actor, { recipient: `Ibu Ratna ${count}` });
  const souvenirs = await createSouvenirOrder({ deps }, { member, wanted: [[item.variants[0]!, 1]] });
  await cancelSouvenirOrder(deps, member.actor, souvenirs.order.id);
  const [parcel] = souvenirs.order.parts;
  const { id: returnId } = await deps.db
    .insertInto('store_returns')
    .values({
      store_order_id: parcel!.id,
      state: 'refused',
      reason: 'damaged',
      note: 'Sobek',
      requested_at: deps.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await deps.db
    .insertInto('store_return_lines')
    .values({ return_id: returnId, line_id: parcel!.lines[0]!.id, quantity: 1 })
    .execute();
  await deps.db
    .insertInto('store_return_pictures')
    .values({
      id: returnId,
      return_id: returnId,
      content: Buffer.from('foto'),
      content_type: 'image/webp',
      key_id: 'k',
      created_at: deps.now(),
    })
    .execute();
  const promo = await createPromo(db, { brand_id: brand.id });
  await db
    .insertInto('promo_redemptions')
    .values({
      promo_id: promo.id,
      account_id: account.id,
      booking_id: await createBareBooking(deps, departure),
      amount: 500_000,
      state: 'used',
      use_number: 1,
      member_use_number: 1,
      max_uses_per_member: 1,
      created_at: NOW,
      updated_at: NOW,
    })
    .execute();
  await db.insertInto('affiliate_visits').values({ code, day: '2027-03-15', visits: 1 }).execute();
  await db
    .insertInto('share_tokens')
    .values({ token: `tautan-${count}`, code, created_at: NOW })
    .execute();
  await db
    .insertInto('attributions')
    .values({ account_id: account.id, code, brand_id: brand.id, attributed_at: NOW })
    .execute();
  await db
    .insertInto('sign_in_attempts')
    .values({
      state_digest: Buffer.alloc(32, count),
      provider: 'apple',
      browser_digest: Buffer.alloc(32, 100 + count),
      redirect_uri: 'https://brand.test/auth/google/callback',
      return_to: '{}',
      locale: 'id',
      account_id: account.id,
      created_at: NOW,
      expires_at: NOW,
    })
    .execute();
  const newPhone = `+6281388${String(count).padStart(6, '0')}`;
  await changePhone(deps, member.actor, { phone: newPhone }, { brand, address: '192.0.2.1' });
  await beginEnrolment(deps, member.actor, { current_password: password }, { brand });
  const { secret } = (await findEnrolment(deps, member.actor, 'Rihlah'))!;
  await confirmEnrolment(deps, member.actor, codeAt(secret, NOW), { brand });
  await db
    .insertInto('second_factor_enrolments')
    .values({
      account_id: account.id,
      session_id: member.actor.sessionId,
      secret: Buffer.alloc(20),
      key_id: 'test',
      created_at: NOW,
    })
    .execute();
  await recordAudit(deps, { actor: member.actor, action: 'password.changed', subjectId: account.id });
  await db
    .insertInto('outbox_messages')
    .values({
      channel: 'mail',
      brand_id: brand.id,
      locale: 'id',
      recipient: account.email,
      kind: 'password_changed',
      subject: 'Halo',
      created_at: NOW,
    })
    .execute();
  await storePushToken(deps, member.actor, `perangkat-${count}`);
  await storePushSubscription(
    deps,
    member.actor,
    {
      endpoint: `https://web.push.apple.com/${count}`,
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    },
    { brand: deps.brands.list()[0]!, locale: 'id' },
  );
  await changeNotificationSettings(deps, member.actor, { topics: {}, quiet: null });
  await db
    .insertInto('quran_bookmarks')
    .values({ account_id: account.id, kind: 'bookmark', surah: 2, verse: 255, kept_at: NOW })
    .execute();
  await everythingOrdered(member, account.name);
  const traces = [
    account.id,
    account.email,
    account.name,
    account.address!,
    phone,
    avatarId,
    member.actor.sessionId,
    `google-${count}-subject`,
    `Peramban ${count}`,
    code,
    `tautan-${count}`,
    `Ibu Ratna ${count}`,
  ];
  await db
    .insertInto('reviews')
    .values({
      partner_id: (await db.selectFrom('partners').select('id').limit(1).executeTakeFirstOrThrow()).id,
      account_id: account.id,
      author_name: account.name,
      rating: 5,
      text: `Tertib ${count}`,
      travelled_on: '2027-01-10',
      created_at: NOW,
    })
    .execute();
  const talk = await createConversation(deps, { member });
  const { id: messageId } = await write(deps, member, talk.id, `Saya ${account.name}`);
  await write(deps, talk.staff, talk.id, 'Terima kasih');
  await reportConversation(deps, member.actor, talk.id, { reason: 'rude' });
  await addConversationNote(deps, talk.staff.actor, talk.id, { text: account.name });
  await recordPresence(deps, [account.id]);
  await db
    .insertInto('conversation_pins')
    .values({ message_id: messageId, booking_id: await createBareBooking(deps, departure), pinned_at: NOW })
    .execute();
  await db
    .insertInto('conversation_attachments')
    .values({
      conversation_id: talk.id,
      message_id: messageId,
      uploaded_by: account.id,
      content: Buffer.from('tersegel'),
      content_type: 'image/webp',
      key_id: 'test',
      size_bytes: 8,
      has_qr: false,
      created_at: NOW,
    })
    .execute();
  const { id: reviewId } = await createReview(deps.db);
  await reportReview(deps, member.actor, reviewId, 'misleading');
  const { id: itemReviewId } = await createItemReview(deps.db, item.id);
  await reportReview(deps, member.actor, itemReviewId, 'misleading');
  return { member, traces };
}

/** Something of theirs in every table of hasanah. */
async function writtenAndLiked({ actor }: SignedIn): Promise<void> {
  const { slug } = await createArticle(deps.db);
  const { id } = await createComment(deps, slug);
  await addComment(deps, actor, brand, slug, 'Rumah saya di Sleman');
  await toggleArticleLike(deps, actor, brand, slug);
  await toggleCommentLike(deps, actor, brand, slug, id);
  await reportComment(deps, actor, brand, slug, id, 'rude');
}

/** An order with something in every table that orders have. */
async function everythingOrdered(member: SignedIn, name: string): Promise<void> {
  const { db } = deps;
  const { bookingId, payment } = await createPaidOrder(openBookingSetup(deps), {
    member,
    departure: (await createDeparture(db)).id,
  });
  const { id: affiliateId } = await db
    .selectFrom('affiliates')
    .select('id')
    .where('account_id', '=', member.account.id)
    .executeTakeFirstOrThrow();
  await proposeConsultantAccount(deps, (await createFinance(deps)).actor, {
    affiliateId,
    form: { bank: 'bsi', number: '7009876543', holder: member.account.name },
  });
  await db
    .insertInto('payout_requests')
    .values({ affiliate_id: affiliateId, asked_at: deps.now() })
    .execute();
  const savings = await createSentSavings(deps, { member, ...(await createSavingsOffer(db)) });
  await db
    .insertInto('savings_accounts')
    .values({
      application_id: savings.id,
      account_number: Buffer.from('x'),
      key_id: 'k',
      opened_at: NOW,
    })
    .execute();
  const { applicationId } = await createSent(deps, { member, ...(await createFinancedOffer(db)) });
  await db
    .insertInto('financing_proposals')
    .values({
      application_id: applicationId,
      verdict: 'reject',
      reason: 'Belum sesuai',
      made_by: member.account.id,
      made_at: NOW,
    })
    .execute();
  await db
    .insertInto('financing_contracts')
    .values({
      application_id: applicationId,
      content: Buffer.from('tersegel'),
      content_type: 'image/webp',
      key_id: 'test',
      uploaded_at: NOW,
    })
    .execute();
  await db
    .insertInto('financing_disbursements')
    .values({
      application_id: applicationId,
      amount: 1,
      reference: 'TRF',
      sent_on: '2027-03-15',
      entered_at: NOW,
    })
    .execute();
  const bill = await db
    .selectFrom('invoices')
    .select('id')
    .where('booking_id', '=', bookingId)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('savings_payments')
    .values({
      code: newSavingsPaymentCode(),
      booking_id: bookingId,
      invoice_id: bill.id,
      account_id: member.account.id,
      application_id: savings.id,
      bank_id: savings.savings.bank!.id,
      amount: 1,
      state: 'declined',
      former_due_at: NOW,
      asked_at: NOW,
      changed_at: NOW,
      verdict: 'decline',
      reason: 'Saldo belum mencukupi',
      prepared_at: NOW,
    })
    .execute();
  const participant = await db
    .updateTable('participants')
    .set({ name, secrets: Buffer.from('tersegel'), key_id: 'test' })
    .where('booking_id', '=', bookingId)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('participant_documents')
    .values({
      participant_id: participant.id,
      kind: 'passport',
      status: 'uploaded',
      content: Buffer.from('gambar paspor'),
      content_type: 'image/webp',
      key_id: 'test',
      uploaded_at: NOW,
    })
    .execute();
  await db
    .insertInto('room_plans')
    .values({ departure_id: departure, stay: 0, version: 1, changed_at: NOW })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const room = await db
    .insertInto('rooms')
    .values({ departure_id: departure, stay: 0, position: count + 100, room_type: 'quad' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('room_guests')
    .values({
      participant_id: participant.id,
      departure_id: departure,
      stay: 0,
      room_id: room.id,
      because: 'by_hand',
    })
    .execute();
  const exported = await db
    .insertInto('manifest_exports')
    .values({
      departure_id: departure,
      code: 'docs',
      version: 1,
      format: 'csv',
      people: 1,
      made_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('manifest_rows')
    .values({
      id: exported.id,
      export_id: exported.id,
      participant_id: participant.id,
      content: Buffer.from('tersegel'),
      key_id: 'test',
    })
    .execute();
  await db
    .insertInto('booking_milestones')
    .values({
      booking_id: bookingId,
      kind: 'visa',
      reached_on: '2027-03-15',
      note: name,
      recorded_at: NOW,
      recorded_by: member.account.id,
    })
    .execute();
  const move = await db
    .insertInto('departure_moves')
    .values({
      departure_id: departure,
      from_departs_on: '2027-06-13',
      from_returns_on: '2027-06-21',
      to_departs_on: '2027-06-20',
      to_returns_on: '2027-06-28',
      answer_until: NOW,
      moved_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('spent_costs')
    .values({
      booking_id: bookingId,
      amount: 1_000_000,
      reason: `Visa ${name}`,
      stated_by: member.account.id,
      stated_at: NOW,
    })
    .execute();
  await db
    .insertInto('terms_cancellations')
    .values({
      booking_id: bookingId,
      requested_on: '2027-03-15',
      refund_basis_points: 7_500,
      kept: 1,
      cancelled_by: member.account.id,
      cancelled_at: NOW,
    })
    .execute();
  await db.insertInto('new_date_questions').values({ booking_id: bookingId, move_id: move.id }).execute();
  await db
    .insertInto('booking_feedback')
    .values({ booking_id: bookingId, account_id: member.account.id, rating: 5, text: name, created_at: NOW })
    .execute();
  await applyGatewayStatus(deps, {
    ...payment,
    gatewayId: `gw-${payment.reference}`,
    gateway: payment.gateway,
    status: 'charged_back',
    amountRupiah: payment.total,
    refundedRupiah: rupiah(0),
    statusKey: 'chargeback',
  });
  await db
    .insertInto('dispute_files')
    .values({
      id: payment.id,
      payment_id: payment.id,
      kind: 'bank_claim',
      note: `Surat tentang ${name}`,
      content: Buffer.from('tersegel'),
      content_type: 'image/webp',
      key_id: 'test',
      added_by: member.account.id,
      added_at: NOW,
    })
    .execute();
  await db
    .insertInto('dispute_deadlines')
    .values({ payment_id: payment.id, due_on: '2027-04-01', set_by: member.account.id, set_at: NOW })
    .execute();
  await db
    .insertInto('granted_refunds')
    .values({
      payment_id: payment.id,
      reason: 'goodwill',
      borne_by: 'platform',
      amount: 1,
      note: 'Hotel diganti',
      made_by: member.account.id,
      made_at: NOW,
    })
    .execute();
  await db
    .insertInto('refund_tasks')
    .values({
      booking_id: bookingId,
      payment_id: payment.id,
      partner_id: (
        await db
          .selectFrom('payments')
          .select('partner_id')
          .where('id', '=', payment.id)
          .executeTakeFirstOrThrow()
      ).partner_id,
      reason: 'wrong_amount',
      amount: 1,
      due_on: '2027-03-20',
      created_at: NOW,
    })
    .execute();
}

/** The trip is over and its money refunded: only then may an account be deleted. */
async function finishJourneys({ account: { id } }: SignedIn): Promise<void> {
  const own = deps.db.selectFrom('bookings').select('id').where('account_id', '=', id);
  await deps.db
    .updateTable('refund_tasks')
    .set({ status: 'done', done_at: NOW, proof: 'TRF-1' })
    .where('booking_id', 'in', own)
    .execute();
  await deps.db
    .updateTable('bookings')
    .set({ state: 'completed', attention: null })
    .where('account_id', '=', id)
    .execute();
}

/** Where one of the texts remains: every column of every row of every table, those of the jobs too. */
async function findTraces(texts: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema)'`.execute(database.owner.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string;
    }>`select row_to_json(t)::text as row from ${sql.raw(name)} t`.execute(database.owner.db);
    for (const { row } of rows)
      for (const text of texts) if (row.includes(text)) found.push(`${name}: ${text}`);
  }
  return found;
}

it('lists every table that leads to people, or states why not', async () => {
  const listed = personalDataTables.map(({ table }): string => table);
  expect([...listed, ...Object.keys(aboutNobody)].sort()).toEqual(await tablesThatLeadToPeople());
});

it('hides only columns that exist, under their current names', async () => {
  const { rows } = await sql<{
    name: string;
  }>`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`.execute(
    deps.db,
  );
  const columns = new Set(rows.map(({ name }) => name));
  expect(
    personalDataTables
      .flatMap(({ table, hidden = [] }) => hidden.map((column) => `${table}.${column}`))
      .filter((name) => !columns.has(name)),
  ).toEqual([]);
});

it('declares no table both deleted and retained', () => {
  const titles = (stays: boolean) =>
    personalDataTables
      .filter(({ onDeletion }) => (onDeletion === 'stays without the person') === stays)
      .map(({ title }) => title());
  expect(titles(true).filter((title) => titles(false).includes(title))).toEqual([]);
});

it('finds a new table however it leads to people', async () => {
  await sql`create table later_own (session_id uuid references sessions); create table later_named (contact_phone text)`.execute(
    database.owner.db,
  );
  try {
    expect(await tablesThatLeadToPeople()).toEqual(expect.arrayContaining(['later_own', 'later_named']));
  } finally {
    await sql`drop table later_own, later_named`.execute(database.owner.db);
  }
});

describe('an export', () => {
  it('contains something from every table of the list', async () => {
    const { member, traces } = await somebodyKnown();
    const { sections } = await exportPersonalData(deps, member.actor);
    expect(Object.fromEntries(sections.map(({ table, rows }) => [table, rows.length > 0]))).toEqual(
      Object.fromEntries(personalDataTables.map(({ table }) => [table, true])),
    );
    const text = JSON.stringify(sections);
    expect(traces.filter((trace) => !text.includes(trace))).toEqual([]);
  });
  it('contains no secret: nothing that its list hides', async () => {
    const { member } = await somebodyKnown();
    const text = JSON.stringify(await exportPersonalData(deps, member.actor));
    const person = (await findPerson(deps.db, member.account.id))!;
    let looked = 0;
    for (const { table, rowsOf, hidden = [] } of personalDataTables) {
      const { rows } = await sql<
        Record<string, unknown>
      >`select * from ${sql.table(table)} where ${rowsOf(person)}`.execute(deps.db);
      for (const value of rows.flatMap((row) => hidden.map((column) => row[column]))) {
        const spellings = Buffer.isBuffer(value)
          ? [value.toString('base64'), value.toString('hex')]
          : [String(value ?? '')];
        const secrets = spellings.filter(
          (spelling) => spelling.length > 12 && spelling !== member.account.id,
        );
        looked += secrets.length;
        expect([table, secrets.filter((secret) => text.includes(secret))]).toEqual([table, []]);
      }
    }
    expect(looked).toBeGreaterThan(20);
    expect(text).not.toContain(await newestCode(deps.db, (await pendingPhone(member))!, 'phone_code'));
  });
  it('contains nothing of anybody else', async () => {
    const [{ member }, other] = [await somebodyKnown(), await somebodyKnown()];
    const text = JSON.stringify(await exportPersonalData(deps, member.actor));
    expect(other.traces.filter((trace) => text.includes(trace))).toEqual([]);
  });
  it('contains nothing that belongs to an unverified number', async () => {
    const {
      traces,
      member: { account },
    } = await somebodyKnown();
    const claims = await createMember(deps, { phone: account.phone, phone_verified_at: null });
    const { sections } = await exportPersonalData(deps, claims.actor);
    expect(sections.find(({ table }) => table === 'seat_notices')?.rows).toEqual([]);
    expect(JSON.stringify(sections)).not.toContain(traces[2]);
  });
  it('is in the language of the request, recorded for its owner, and limited to five an hour', async () => {
    const { member } = await somebodyKnown();
    const { about, sections } = await exportPersonalData(deps, member.actor);
    expect([about, sections[0]?.title]).toEqual([
      expect.stringContaining('Semua data'),
      expect.stringContaining('Profil'),
    ]);
    for (let times = 1; times < 5; times += 1) await exportPersonalData(deps, member.actor);
    await expect(exportPersonalData(deps, member.actor)).rejects.toMatchObject({ code: 'too_many_requests' });
    const written = await deps.db
      .selectFrom('audit_log')
      .select('id')
      .where('subject_id', '=', member.account.id)
      .where('action', '=', 'account.exported')
      .execute();
    expect(written).toHaveLength(5);
  });
});

describe('a deletion', () => {
  it('leaves nothing that identifies the person, except the email that reports it', async () => {
    const [{ member, traces }, other] = [await somebodyKnown(), await somebodyKnown()];
    await finishJourneys(member);
    const before = await findTraces(other.traces);
    await deleteAccount(deps, member.actor, { password }, brand);
    const left = (await findTraces(traces)).filter((trace) => !trace.startsWith('public.outbox_messages'));
    expect(left).toEqual([]);
    expect((await emailsTo(deps.db, member.account.email)).map(({ kind }) => kind)).toEqual([
      'account_deleted',
    ]);
    // And removes nothing of anybody else.
    expect((await findTraces(other.traces)).sort()).toEqual(before.sort());
    expect(await findActor(deps, { jwt: member.tokens.jwt, host: 'brand.test' })).toBeNull();
  });
  it('records that it happened, without the person', async () => {
    const { member } = await somebodyKnown();
    await finishJourneys(member);
    const lines = () =>
      deps.db
        .selectFrom('audit_log')
        .select(['actor_id', 'subject_id', 'details'])
        .where('action', '=', 'account.deleted')
        .orderBy('id', 'desc')
        .execute();
    const before = (await lines()).length;
    await deleteAccount(deps, member.actor, { password }, brand);
    expect((await lines()).slice(0, (await lines()).length - before)).toEqual([
      { actor_id: null, subject_id: null, details: {} },
    ]);
  });
  it('leaves what belongs to an unverified number', async () => {
    const {
      member: { account },
    } = await somebodyKnown();
    const claims = await createMember(deps, {
      phone: account.phone,
      phone_verified_at: null,
      password_hash: await hashPassword(password),
    });
    await deleteAccount(deps, claims.actor, { password }, brand);
    expect(
      await deps.db.selectFrom('seat_notices').select('id').where('phone', '=', account.phone!).execute(),
    ).toHaveLength(1);
  });
  it('is complete or does not happen', async () => {
    const { member, traces } = await somebodyKnown();
    await finishJourneys(member);
    const before = await findTraces(traces);
    const broken: Deps = {
      ...deps,
      jobs: { ...deps.jobs, enqueue: () => Promise.reject(new Error('no more room')) },
    };
    await expect(deleteAccount(broken, member.actor, { password }, brand)).rejects.toThrow('no more room');
    expect((await findTraces(traces)).sort()).toEqual(before.sort());
  });
  it.each([
    ['a journey is paid and not over', { state: 'departed' }, true],
    ['a person has to look at an order', { state: 'needs_attention', attention: 'seats_gone' }, true],
    ['money is on its way back', { state: 'cancelled_by_partner' }, false],
  ])('waits while %s', async (_what, change, isMoneyBack) => {
    const { member } = await somebodyKnown();
    await finishJourneys(member);
    await deps.db.updateTable('bookings').set(change).where('account_id', '=', member.account.id).execute();
    const own = deps.db.selectFrom('bookings').select('id').where('account_id', '=', member.account.id);
    if (!isMoneyBack)
      await deps.db
        .updateTable('refund_tasks')
        .set({ status: 'open', done_at: null })
        .where('booking_id', 'in', own)
        .execute();
    await expect(deleteAccount(deps, member.actor, { password }, brand)).rejects.toMatchObject({
      code: 'account_has_journey',
    });
    expect(await findActor(deps, { jwt: member.tokens.jwt, host: 'brand.test' })).not.toBeNull();
  });
  it('frees the email address for a new account', async () => {
    const { member } = await somebodyKnown();
    const { account, actor } = member;
    await finishJourneys(member);
    await deleteAccount(deps, actor, { password }, brand);
    expect((await createAccount(deps.db, { email: account.email })).id).not.toBe(account.id);
  });
});

async function pendingPhone({ account }: SignedIn): Promise<string | null> {
  const row = await deps.db
    .selectFrom('account_codes')
    .select('phone')
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  return row?.phone ?? null;
}
