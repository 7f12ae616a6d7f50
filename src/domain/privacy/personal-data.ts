// The one list of what is stored about a person (docs/product/privacy.md): where it is, how it is found, which
// secrets no export contains, and what a deletion of the account does with it. A test walks the database's own
// catalogue and refuses a table that leads to people and is not here.
import { type RawBuilder, sql } from 'kysely';
import * as m from '#messages/messages';
import type { Db } from '#platform/database/database';
import type { DB } from '#platform/database/types';

export interface Person {
  accountId: string;
  email: string;
  /** Only a verified number: anybody else's rows are not theirs. */
  phone: string | null;
}

export interface PersonalDataTable {
  table: keyof DB;
  /** What it is, in plain words for the person. */
  title: () => string;
  rowsOf: (person: Person) => RawBuilder<boolean>;
  /**
   * `cascades`: deleted with the account's own row. `is deleted`: found by email or phone only. `stays without the
   * person`: nothing in it identifies the person any more (what tax law retains: orders, invoices, payments).
   */
  onDeletion: 'cascades' | 'is deleted' | 'stays without the person';
  /** What to clear so that it stays without the person; foreign keys to the account clear themselves. */
  emptied?: readonly string[];
  /** Columns an export leaves out: secrets, their digests, and what is about somebody else. */
  hidden?: readonly string[];
}

const account =
  (column = 'account_id') =>
  ({ accountId }: Person) =>
    sql<boolean>`${sql.ref(column)} = ${accountId}`;
const mail =
  (column: string) =>
  ({ email }: Person) =>
    sql<boolean>`${sql.ref(column)} = ${email}`;
const phone =
  (column: string) =>
  ({ phone: number }: Person) =>
    sql<boolean>`${sql.ref(column)} = ${number}`;
const ofOwnBooking =
  (column = 'booking_id') =>
  ({ accountId }: Person) =>
    sql<boolean>`${sql.ref(column)} in (select id from bookings where account_id = ${accountId})`;
const ofOwnParticipant = ({ accountId }: Person) =>
  sql<boolean>`participant_id in (select p.id from participants p join bookings b on b.id = p.booking_id where b.account_id = ${accountId})`;
const ofOwnPayment = ({ accountId }: Person) =>
  sql<boolean>`payment_id in (select id from payments where account_id = ${accountId})`;
const ofSession = ({ accountId }: Person) =>
  sql<boolean>`session_id in (select id from sessions where account_id = ${accountId})`;
const ofOwnConversation = ({ accountId }: Person) =>
  sql<boolean>`conversation_id in (select id from conversations where account_id = ${accountId})`;
const ofOwnFinancing = ({ accountId }: Person) =>
  sql<boolean>`application_id in (select id from financing_applications where account_id = ${accountId})`;
const ofOwnSavings = ({ accountId }: Person) =>
  sql<boolean>`application_id in (select id from savings_applications where account_id = ${accountId})`;
const ofOwnUmrah = ({ accountId }: Person) =>
  sql<boolean>`request_id in (select id from umrah_requests where account_id = ${accountId})`;
const ofOwnSouvenirOrder =
  (column: string) =>
  ({ accountId }: Person) =>
    sql<boolean>`${sql.ref(column)} in (select id from souvenir_orders where account_id = ${accountId})`;
const ofOwnStoreOrder = ({ accountId }: Person) =>
  sql<boolean>`store_order_id in (select s.id from store_orders s join souvenir_orders o on o.id = s.order_id where o.account_id = ${accountId})`;
const ofOwnReturn = ({ accountId }: Person) =>
  sql<boolean>`return_id in (select r.id from store_returns r join store_orders s on s.id = r.store_order_id join souvenir_orders o on o.id = s.order_id where o.account_id = ${accountId})`;
const ofOwnItemReview = ({ accountId }: Person) =>
  sql<boolean>`item_review_id in (select id from item_reviews where account_id = ${accountId})`;
const ofOwnCode = ({ accountId }: Person) =>
  sql<boolean>`code in (select code from affiliates where account_id = ${accountId})`;

export const personalDataTables: readonly PersonalDataTable[] = [
  {
    table: 'accounts',
    title: m.personal_profile,
    rowsOf: account('id'),
    onDeletion: 'cascades',
    hidden: ['password_hash', 'sign_in_generation', 'is_demo'],
  },
  { table: 'avatars', title: m.personal_picture, rowsOf: account(), onDeletion: 'cascades' },
  { table: 'account_identities', title: m.personal_identities, rowsOf: account(), onDeletion: 'cascades' },
  { table: 'memberships', title: m.personal_memberships, rowsOf: account(), onDeletion: 'cascades' },
  {
    table: 'tour_leaders',
    title: m.personal_memberships,
    rowsOf: ({ accountId }) =>
      sql<boolean>`membership_id in (select id from memberships where account_id = ${accountId})`,
    onDeletion: 'cascades',
  },
  {
    table: 'holding_grants',
    title: m.personal_memberships,
    rowsOf: account(),
    onDeletion: 'cascades',
    hidden: ['granted_by'],
  },
  { table: 'sessions', title: m.personal_sessions, rowsOf: account(), onDeletion: 'cascades' },
  {
    table: 'push_subscriptions',
    title: m.personal_sessions,
    rowsOf: account(),
    onDeletion: 'cascades',
    hidden: ['auth_secret'],
  },
  {
    table: 'notification_settings',
    title: m.notifications_personal,
    rowsOf: account(),
    onDeletion: 'cascades',
  },
  { table: 'push_tokens', title: m.personal_sessions, rowsOf: account(), onDeletion: 'cascades' },
  {
    table: 'refresh_tokens',
    title: m.personal_sessions,
    rowsOf: ofSession,
    onDeletion: 'cascades',
    hidden: ['digest'],
  },
  {
    table: 'support_looks',
    title: m.personal_support_looks,
    rowsOf: account(),
    onDeletion: 'cascades',
    hidden: ['opened_by'],
  },
  {
    table: 'join_documents',
    title: m.personal_requests,
    rowsOf: ({ email }) =>
      sql<boolean>`application_id in (select id from join_applications where email = ${email})`,
    onDeletion: 'is deleted',
    hidden: ['id', 'content', 'content_stored_as', 'key_id'],
  },
  {
    table: 'join_applications',
    title: m.personal_applications,
    rowsOf: mail('email'),
    // What was checked about a partner stays with the partner, not with the person.
    onDeletion: 'stays without the person',
    emptied: ['contact_name', 'email', 'phone'],
    hidden: ['token', 'assigned_to', 'decided_by'],
  },
  {
    table: 'invitations',
    title: m.personal_requests,
    rowsOf: mail('email'),
    onDeletion: 'is deleted',
    hidden: ['id', 'token_digest', 'invited_by'],
  },
  {
    table: 'registrations',
    title: m.personal_requests,
    rowsOf: mail('email'),
    onDeletion: 'is deleted',
    hidden: ['id', 'password_hash', 'code_digest'],
  },
  {
    table: 'password_resets',
    title: m.personal_requests,
    rowsOf: account(),
    onDeletion: 'cascades',
    hidden: ['digest'],
  },
  {
    table: 'account_codes',
    title: m.personal_requests,
    rowsOf: account(),
    onDeletion: 'cascades',
    hidden: ['code_digest'],
  },
  {
    table: 'sign_in_attempts',
    title: m.personal_requests,
    rowsOf: account(),
    onDeletion: 'cascades',
    hidden: ['state_digest', 'browser_digest', 'answer'],
  },
  {
    table: 'second_factors',
    title: m.personal_second_factor,
    rowsOf: account(),
    onDeletion: 'cascades',
    hidden: ['secret', 'key_id'],
  },
  {
    table: 'second_factor_enrolments',
    title: m.personal_second_factor,
    rowsOf: account(),
    onDeletion: 'cascades',
    hidden: ['secret', 'key_id'],
  },
  {
    table: 'recovery_codes',
    title: m.personal_second_factor,
    rowsOf: account(),
    onDeletion: 'cascades',
    hidden: ['digest'],
  },
  { table: 'affiliates', title: m.personal_recommendations, rowsOf: account(), onDeletion: 'cascades' },
  { table: 'affiliate_visits', title: m.personal_recommendations, rowsOf: ofOwnCode, onDeletion: 'cascades' },
  { table: 'share_tokens', title: m.personal_recommendations, rowsOf: ofOwnCode, onDeletion: 'cascades' },
  { table: 'attributions', title: m.personal_recommended_by, rowsOf: account(), onDeletion: 'cascades' },
  { table: 'quran_bookmarks', title: m.quran_personal_bookmarks, rowsOf: account(), onDeletion: 'cascades' },
  {
    table: 'article_comments',
    title: m.hasanah_personal_comments,
    rowsOf: account(),
    onDeletion: 'stays without the person',
    emptied: ['text'],
  },
  { table: 'article_likes', title: m.hasanah_personal_likes, rowsOf: account(), onDeletion: 'cascades' },
  { table: 'comment_likes', title: m.hasanah_personal_likes, rowsOf: account(), onDeletion: 'cascades' },
  { table: 'comment_reports', title: m.hasanah_personal_reports, rowsOf: account(), onDeletion: 'cascades' },
  { table: 'umrah_requests', title: m.personal_private_umrah, rowsOf: account(), onDeletion: 'cascades' },
  {
    table: 'umrah_request_partners',
    title: m.personal_private_umrah,
    rowsOf: ofOwnUmrah,
    onDeletion: 'cascades',
  },
  { table: 'umrah_offers', title: m.personal_private_umrah, rowsOf: ofOwnUmrah, onDeletion: 'cascades' },
  {
    table: 'umrah_request_history',
    title: m.personal_private_umrah,
    rowsOf: ofOwnUmrah,
    onDeletion: 'cascades',
  },
  { table: 'wishlist_items', title: m.personal_wishlist, rowsOf: account(), onDeletion: 'cascades' },
  {
    table: 'cart_lines',
    title: m.personal_cart,
    rowsOf: account(),
    onDeletion: 'cascades',
    hidden: ['guest_id'],
  },
  { table: 'cart_promos', title: m.personal_cart, rowsOf: account(), onDeletion: 'cascades' },
  { table: 'item_wishes', title: m.personal_wishlist, rowsOf: account(), onDeletion: 'cascades' },
  {
    table: 'item_reviews',
    title: m.personal_reviews,
    rowsOf: account(),
    onDeletion: 'cascades',
    hidden: ['replied_by'],
  },
  { table: 'pictures', title: m.personal_reviews, rowsOf: ofOwnItemReview, onDeletion: 'cascades' },
  {
    table: 'picture_files',
    title: m.personal_reviews,
    rowsOf: (person) =>
      sql<boolean>`picture_id in (select id from pictures where ${ofOwnItemReview(person)})`,
    onDeletion: 'cascades',
  },
  {
    table: 'item_review_reports',
    title: m.personal_review_reports,
    rowsOf: account(),
    onDeletion: 'cascades',
  },
  {
    table: 'shipping_addresses',
    title: m.personal_shipping_addresses,
    rowsOf: account(),
    onDeletion: 'cascades',
  },
  {
    table: 'store_order_history',
    title: m.personal_souvenir_orders,
    rowsOf: ofOwnStoreOrder,
    onDeletion: 'stays without the person',
    hidden: ['actor_id'],
  },
  {
    table: 'store_return_pictures',
    title: m.personal_souvenir_orders,
    rowsOf: ofOwnReturn,
    onDeletion: 'stays without the person',
    hidden: ['content', 'content_stored_as', 'key_id'],
  },
  {
    table: 'store_return_lines',
    title: m.personal_souvenir_orders,
    rowsOf: ofOwnReturn,
    onDeletion: 'stays without the person',
  },
  {
    table: 'store_returns',
    title: m.personal_souvenir_orders,
    rowsOf: ofOwnStoreOrder,
    onDeletion: 'stays without the person',
  },
  {
    table: 'shipping_quotes',
    title: m.personal_shipping_addresses,
    rowsOf: ofOwnStoreOrder,
    onDeletion: 'is deleted',
  },
  {
    table: 'store_order_lines',
    title: m.personal_souvenir_orders,
    rowsOf: ofOwnStoreOrder,
    onDeletion: 'stays without the person',
  },
  {
    table: 'store_orders',
    title: m.personal_souvenir_orders,
    rowsOf: ofOwnSouvenirOrder('order_id'),
    onDeletion: 'stays without the person',
    emptied: ['address', 'address_id'],
  },
  {
    table: 'souvenir_orders',
    title: m.personal_souvenir_orders,
    rowsOf: account(),
    onDeletion: 'stays without the person',
    emptied: ['buyer'],
  },
  // Counted for everybody: how often a promo may still be used.
  {
    table: 'promo_redemptions',
    title: m.personal_promo_uses,
    rowsOf: account(),
    onDeletion: 'stays without the person',
  },
  // Documents and feedback are deleted with their parent; the amounts of an order stay, as tax law requires.
  {
    table: 'room_guests',
    title: m.personal_participants,
    rowsOf: ofOwnParticipant,
    onDeletion: 'is deleted',
    hidden: ['room_id', 'placed_by'],
  },
  {
    table: 'manifest_rows',
    title: m.personal_participants,
    rowsOf: ofOwnParticipant,
    onDeletion: 'is deleted',
    hidden: ['content', 'key_id'],
  },
  {
    table: 'participant_documents',
    title: m.personal_participants,
    rowsOf: ofOwnParticipant,
    onDeletion: 'is deleted',
    hidden: ['content', 'content_stored_as', 'key_id', 'judged_by'],
  },
  {
    table: 'participants',
    title: m.personal_participants,
    rowsOf: ofOwnBooking(),
    onDeletion: 'is deleted',
    hidden: ['secrets', 'key_id'],
  },
  {
    table: 'financing_documents',
    title: m.personal_financing_documents,
    rowsOf: ofOwnFinancing,
    onDeletion: 'is deleted',
    hidden: ['content', 'content_stored_as', 'key_id', 'judged_by'],
  },
  {
    table: 'financing_contracts',
    title: m.personal_financing_documents,
    rowsOf: ofOwnFinancing,
    onDeletion: 'is deleted',
    hidden: ['content', 'content_stored_as', 'key_id', 'uploaded_by'],
  },
  {
    table: 'financing_proposals',
    title: m.personal_financing,
    rowsOf: ofOwnFinancing,
    onDeletion: 'stays without the person',
    hidden: ['made_by'],
  },
  {
    table: 'financing_disbursements',
    title: m.personal_financing,
    rowsOf: ofOwnFinancing,
    onDeletion: 'stays without the person',
    hidden: ['entered_by', 'confirmed_by'],
  },
  {
    table: 'financing_history',
    title: m.personal_financing,
    rowsOf: ofOwnFinancing,
    onDeletion: 'stays without the person',
    hidden: ['actor_id'],
  },
  {
    table: 'financing_applications',
    title: m.personal_financing,
    rowsOf: account(),
    onDeletion: 'stays without the person',
    emptied: ['applicant', 'key_id', 'referral_code', 'reason'],
    hidden: ['applicant', 'key_id'],
  },
  {
    table: 'savings_documents',
    title: m.personal_savings,
    rowsOf: ofOwnSavings,
    onDeletion: 'cascades',
    hidden: ['content', 'content_stored_as', 'key_id'],
  },
  {
    table: 'consultant_accounts',
    title: m.personal_consultant_account,
    rowsOf: ({ accountId }) =>
      sql<boolean>`affiliate_id in (select id from affiliates where account_id = ${accountId})`,
    onDeletion: 'cascades',
    hidden: ['details', 'key_id', 'proposed_by', 'decided_by'],
  },
  {
    table: 'payout_requests',
    title: m.personal_payout_request,
    rowsOf: ({ accountId }) =>
      sql<boolean>`affiliate_id in (select id from affiliates where account_id = ${accountId})`,
    onDeletion: 'cascades',
  },
  {
    table: 'refund_accounts',
    title: m.personal_refund_account,
    rowsOf: account(),
    onDeletion: 'cascades',
    hidden: ['details', 'key_id'],
  },
  {
    table: 'savings_accounts',
    title: m.personal_savings,
    rowsOf: ofOwnSavings,
    onDeletion: 'cascades',
    hidden: ['account_number', 'key_id'],
  },
  {
    table: 'savings_history',
    title: m.personal_savings,
    rowsOf: ofOwnSavings,
    onDeletion: 'cascades',
    hidden: ['actor_id'],
  },
  {
    table: 'savings_payments',
    title: m.personal_savings_payments,
    rowsOf: account(),
    onDeletion: 'stays without the person',
    emptied: ['reason'],
    hidden: ['prepared_by', 'decided_by'],
  },
  {
    table: 'savings_applications',
    title: m.personal_savings,
    rowsOf: account(),
    onDeletion: 'cascades',
    hidden: ['details', 'key_id'],
  },
  {
    table: 'bookings',
    title: m.personal_orders,
    rowsOf: account(),
    onDeletion: 'stays without the person',
    emptied: ['booker', 'shipping', 'held_by_phone'],
  },
  {
    table: 'booking_lines',
    title: m.personal_orders,
    rowsOf: ofOwnBooking(),
    onDeletion: 'stays without the person',
  },
  {
    table: 'booking_history',
    title: m.personal_orders,
    rowsOf: ofOwnBooking(),
    onDeletion: 'stays without the person',
    hidden: ['actor_id'],
  },
  {
    table: 'booking_milestones',
    title: m.personal_orders,
    rowsOf: ofOwnBooking(),
    onDeletion: 'stays without the person',
    emptied: ['note', 'tracking_courier', 'tracking_number'],
    hidden: ['recorded_by'],
  },
  {
    table: 'new_date_questions',
    title: m.personal_orders,
    rowsOf: ofOwnBooking(),
    onDeletion: 'stays without the person',
  },
  {
    table: 'spent_costs',
    title: m.personal_orders,
    rowsOf: ofOwnBooking(),
    onDeletion: 'stays without the person',
    emptied: ['reason'],
    hidden: ['stated_by'],
  },
  {
    table: 'terms_cancellations',
    title: m.personal_orders,
    rowsOf: ofOwnBooking(),
    onDeletion: 'stays without the person',
    hidden: ['cancelled_by'],
  },
  {
    table: 'booking_feedback',
    title: m.personal_booking_feedback,
    rowsOf: account(),
    onDeletion: 'cascades',
  },
  {
    table: 'reviews',
    title: m.personal_reviews,
    rowsOf: account(),
    onDeletion: 'cascades',
    hidden: ['replied_by'],
  },
  { table: 'review_reports', title: m.personal_review_reports, rowsOf: account(), onDeletion: 'cascades' },
  {
    table: 'seat_claims',
    title: m.personal_orders,
    rowsOf: ofOwnBooking(),
    onDeletion: 'stays without the person',
  },
  {
    table: 'invoices',
    title: m.personal_payments,
    rowsOf: ofOwnBooking(),
    onDeletion: 'stays without the person',
  },
  {
    table: 'payments',
    title: m.personal_payments,
    rowsOf: account(),
    onDeletion: 'stays without the person',
  },
  {
    table: 'payment_events',
    title: m.personal_payments,
    rowsOf: ofOwnPayment,
    onDeletion: 'stays without the person',
  },
  {
    table: 'payment_exceptions',
    title: m.personal_payments,
    rowsOf: ofOwnBooking('subject_id'),
    onDeletion: 'stays without the person',
    hidden: ['resolved_by'],
  },
  {
    table: 'dispute_files',
    title: m.personal_payments,
    rowsOf: ofOwnPayment,
    onDeletion: 'stays without the person',
    emptied: ['note'],
    hidden: ['note', 'content', 'content_stored_as', 'key_id', 'added_by'],
  },
  {
    table: 'dispute_deadlines',
    title: m.personal_payments,
    rowsOf: ofOwnPayment,
    onDeletion: 'stays without the person',
    hidden: ['set_by'],
  },
  {
    table: 'granted_refunds',
    title: m.personal_payments,
    rowsOf: ofOwnPayment,
    onDeletion: 'stays without the person',
    emptied: ['decision_note'],
    hidden: ['note', 'decision_note', 'made_by', 'decided_by'],
  },
  {
    table: 'refund_tasks',
    title: m.personal_payments,
    rowsOf: ofOwnBooking(),
    onDeletion: 'stays without the person',
    hidden: ['done_by'],
  },
  {
    table: 'idempotent_answers',
    title: m.personal_requests,
    rowsOf: account(),
    onDeletion: 'cascades',
    hidden: ['key', 'request_digest', 'answer'],
  },
  {
    table: 'outbox_messages',
    title: m.personal_messages,
    onDeletion: 'is deleted',
    hidden: ['email_values', 'subject', 'body_text', 'body_html', 'link', 'last_error'],
    rowsOf: ({ accountId, email, phone: number }) =>
      sql<boolean>`(recipient in (${email}, ${number}) or outbox_messages.account_id = ${accountId})`,
  },
  {
    table: 'conversations',
    title: m.chat_personal,
    rowsOf: account(),
    onDeletion: 'cascades',
    hidden: ['assignee_id'],
  },
  {
    table: 'conversation_messages',
    title: m.chat_personal,
    rowsOf: ofOwnConversation,
    onDeletion: 'cascades',
    // Who of the partner's staff wrote is about somebody else.
    hidden: ['sender_id', 'client_id'],
  },
  {
    table: 'conversation_readers',
    title: m.chat_personal,
    rowsOf: account(),
    onDeletion: 'cascades',
  },
  {
    table: 'conversation_attachments',
    title: m.chat_personal,
    rowsOf: ofOwnConversation,
    onDeletion: 'cascades',
    hidden: ['content', 'content_stored_as', 'key_id', 'uploaded_by'],
  },
  {
    table: 'conversation_pins',
    title: m.chat_personal,
    rowsOf: ({ accountId }) =>
      sql<boolean>`message_id in (select m.id from conversation_messages m join conversations c on c.id = m.conversation_id where c.account_id = ${accountId})`,
    onDeletion: 'cascades',
    hidden: ['pinned_by'],
  },
  {
    table: 'conversation_notes',
    title: m.chat_personal,
    rowsOf: ofOwnConversation,
    onDeletion: 'cascades',
    hidden: ['author_id'],
  },
  {
    table: 'conversation_reports',
    title: m.chat_personal_reports,
    rowsOf: account('reporter_id'),
    onDeletion: 'cascades',
    hidden: ['evidence', 'settled_by', 'settlement_note'],
  },
  {
    table: 'notifications',
    title: m.notifications_personal,
    rowsOf: account(),
    onDeletion: 'cascades',
    hidden: ['about_id'],
  },
  { table: 'presence', title: m.chat_personal_presence, rowsOf: account(), onDeletion: 'cascades' },
  { table: 'seat_notices', title: m.personal_seat_notices, rowsOf: phone('phone'), onDeletion: 'is deleted' },
  {
    table: 'audit_log',
    title: m.personal_audit,
    onDeletion: 'stays without the person',
    hidden: ['actor_id'],
    rowsOf: ({ accountId }) => sql<boolean>`subject_id = ${accountId}`,
  },
];

/** The condition for the person's rows; null when the account is gone. */
export async function findPerson(db: Db, accountId: string): Promise<Person | null> {
  const row = await db
    .selectFrom('accounts')
    .select(['email', 'phone', 'phone_verified_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row ? { accountId, email: row.email, phone: row.phone_verified_at ? row.phone : null } : null;
}
