// Every failure a caller may meet, as one table: code → HTTP status → message key (docs/product/api.md). Both
// sides read it; only this table knows the specification's codes.

interface ErrorRow {
  status: number;
  message: string;
  /** The code the specification's client knows (spec §8), where it differs from ours. */
  outsideCode?: string;
}

export const errorTable = {
  // 422, not 400: the specification's client answers a 400 by dropping its access-token (spec §8), which does not help
  // here.
  unreadable: { status: 422, message: 'error_bad_request' },
  invalid_input: { status: 422, message: 'error_invalid_input' },
  // The only 400: a client that registers its device again recovers (decision 0011).
  access_token_required: { status: 400, message: 'error_access_token_required', outsideCode: 'F-ABT-9v3' },
  access_token_invalid: { status: 406, message: 'error_access_token_invalid' },
  // A program's key that is unknown, revoked or over; and one that does not open this call.
  api_key_invalid: { status: 401, message: 'error_api_key_invalid' },
  api_key_scope: { status: 403, message: 'error_api_key_scope' },
  not_signed_in: { status: 401, message: 'error_not_signed_in' },
  session_ended: { status: 417, message: 'error_session_ended' },
  forbidden: { status: 403, message: 'error_forbidden' },
  // One message for a wrong password and an unknown email address: nobody learns who has an account.
  credentials_wrong: { status: 422, message: 'error_credentials_wrong' },
  second_factor_required: { status: 422, message: 'error_second_factor_required' },
  // Signed in with a second factor, but not recently: a page asks for a code, another client signs in again with one.
  step_up_required: { status: 403, message: 'error_step_up_required' },
  code_wrong: { status: 422, message: 'error_code_wrong' },
  code_expired: { status: 422, message: 'error_code_expired' },
  code_sent_recently: { status: 429, message: 'error_code_sent_recently' },
  // Returned only to somebody who has just proven that the email address is theirs.
  email_taken: { status: 409, message: 'error_email_taken' },
  account_has_journey: { status: 409, message: 'error_account_has_journey' },
  link_expired: { status: 422, message: 'error_link_expired' },
  foreign_origin: { status: 403, message: 'error_foreign_origin' },
  not_found: { status: 404, message: 'error_not_found' },
  method_not_allowed: { status: 405, message: 'error_method_not_allowed' },
  url_too_long: { status: 414, message: 'error_url_too_long' },
  payload_too_large: { status: 413, message: 'error_payload_too_large' },
  unsupported_media_type: { status: 415, message: 'error_unsupported_media_type' },
  departure_departed: { status: 409, message: 'error_departed' },
  // Decision 0057.
  departure_closed: { status: 409, message: 'error_departure_closed' },
  // Spec §8: the caller supplies the message.
  seats_sold_out: { status: 409, message: 'error_seats_sold_out', outsideCode: 'F-DPS-D7m' },
  departure_not_sold: { status: 409, message: 'error_departure_not_sold' },
  // Decision 0034: nobody buys, or agrees to, a date they were not shown.
  departure_moved: { status: 409, message: 'error_departure_moved' },
  new_date_closed: { status: 409, message: 'error_new_date_closed' },
  // Decision 0055: the contract, or the state of the order, allows nothing now.
  terms_not_applicable: { status: 409, message: 'error_terms_not_applicable' },
  price_changed: { status: 409, message: 'error_price_changed' },
  // Decision 0058.
  supplement_unpaid: { status: 409, message: 'error_supplement_unpaid' },
  birth_date_missing: { status: 409, message: 'error_birth_date_missing' },
  booking_state: { status: 409, message: 'error_booking_state' },
  review_answered: { status: 409, message: 'error_review_answered' },
  period_not_over: { status: 409, message: 'error_period_not_over' },
  period_open: { status: 409, message: 'error_period_open' },
  seller_unstated: { status: 409, message: 'error_seller_unstated' },
  period_closed: { status: 409, message: 'error_period_closed' },
  // docs/product/financing.md.
  financing_unavailable: { status: 409, message: 'error_financing_unavailable' },
  financing_state: { status: 409, message: 'error_financing_state' },
  // The faults name the documents.
  financing_incomplete: { status: 422, message: 'error_financing_incomplete' },
  // docs/product/partner-team.md: somebody must be able to invite others.
  last_owner: { status: 409, message: 'error_last_owner' },
  // docs/product/savings.md; the faults of the second name the step or the document.
  savings_state: { status: 409, message: 'error_savings_state' },
  savings_incomplete: { status: 422, message: 'error_savings_incomplete' },
  // docs/product/savings-payments.md.
  savings_payment_unavailable: { status: 409, message: 'error_savings_payment_unavailable' },
  // docs/product/payouts.md: whoever made it does not check it.
  same_person: { status: 409, message: 'error_same_person' },
  evidence_missing: { status: 409, message: 'error_evidence_missing' },
  account_changed: { status: 409, message: 'error_account_changed' },
  refund_not_yours: { status: 409, message: 'error_refund_not_yours' },
  refund_decided: { status: 409, message: 'error_refund_decided' },
  payout_state: { status: 409, message: 'error_payout_state' },
  // docs/product/bank-terms.md: from its day on a version stays as it is.
  terms_state: { status: 409, message: 'error_terms_state' },
  approval_state: { status: 409, message: 'error_approval_state' },
  bank_licence_state: { status: 409, message: 'error_bank_licence_state' },
  // The bank has no OJK licence on record today: it takes nothing new.
  bank_unlicensed: { status: 409, message: 'error_bank_unlicensed' },
  nothing_to_pay: { status: 409, message: 'error_nothing_to_pay' },
  statement_known: { status: 409, message: 'error_statement_known' },
  statement_unbalanced: { status: 422, message: 'error_statement_unbalanced' },
  line_differs: { status: 409, message: 'error_line_differs' },
  invoice_not_payable: { status: 409, message: 'error_invoice_not_payable' },
  // Decision 0053.
  holding_limit: { status: 409, message: 'error_holding_limit' },
  phone_unverified: { status: 409, message: 'error_phone_unverified' },
  payment_method_unavailable: { status: 422, message: 'error_payment_method_unavailable' },
  // Decision 0054: the faults name the required amount.
  payment_method_limit: { status: 422, message: 'error_payment_method_limit' },
  shipping_address_required: { status: 409, message: 'error_shipping_address_required' },
  shipping_unavailable: { status: 503, message: 'error_shipping_unavailable' },
  gateway_unavailable: { status: 503, message: 'error_gateway_unavailable' },
  // Reliability: the first request will answer both; a key stands for one request.
  request_running: { status: 409, message: 'error_request_running' },
  idempotency_key_reused: { status: 422, message: 'error_idempotency_key_reused' },
  // docs/product/conversations.md: either side may block the other.
  conversation_blocked: { status: 409, message: 'error_conversation_blocked' },
  // docs/product/private-umrah.md: the status, or its end, does not allow it; another revision is the newest; nobody serves the route.
  umrah_request_state: { status: 409, message: 'error_umrah_request_state' },
  umrah_offer_stale: { status: 409, message: 'error_umrah_offer_stale' },
  umrah_no_partner: { status: 409, message: 'error_umrah_no_partner' },
  // Nobody joins any more; a family has not accepted yet; another family of the group has chosen another agency.
  umrah_group_closed: { status: 409, message: 'error_umrah_group_closed' },
  umrah_group_waiting: { status: 409, message: 'error_umrah_group_waiting' },
  umrah_group_other_offer: { status: 409, message: 'error_umrah_group_other_offer' },
  seats_available: { status: 409, message: 'error_not_sold_out' },
  // Spec §8 "Add to cart failure"; the fault says how many are left.
  stock_too_low: { status: 409, message: 'error_stock_too_low' },
  cart_full: { status: 409, message: 'error_cart_full' },
  // docs/product/souvenir-orders.md: the state of a store order does not allow it; a part has no shipping; its price is too old.
  cart_empty: { status: 409, message: 'error_cart_empty' },
  store_order_state: { status: 409, message: 'error_store_order_state' },
  return_day_elsewhere: { status: 409, message: 'error_return_day_elsewhere' },
  shipping_missing: { status: 409, message: 'error_shipping_missing' },
  shipping_quote_expired: { status: 409, message: 'error_shipping_quote_expired' },
  address_limit: { status: 409, message: 'error_address_limit' },
  article_changed: { status: 409, message: 'error_article_changed' },
  content_changed: { status: 409, message: 'error_brand_changed' },
  brand_changed: { status: 409, message: 'error_brand_changed' },
  rooms_changed: { status: 409, message: 'error_rooms_changed' },
  partner_changed: { status: 409, message: 'error_partner_changed' },
  programme_changed: { status: 409, message: 'error_programme_changed' },
  // The faults name what is missing.
  item_changed: { status: 409, message: 'error_item_changed' },
  item_incomplete: { status: 422, message: 'error_item_incomplete' },
  programme_incomplete: { status: 422, message: 'error_programme_incomplete' },
  departure_incomplete: { status: 422, message: 'error_departure_incomplete' },
  departure_published: { status: 409, message: 'error_departure_published' },
  programme_on_sale: { status: 409, message: 'error_programme_on_sale' },
  // docs/product/joining.md.
  application_state: { status: 409, message: 'error_application_state' },
  application_incomplete: { status: 422, message: 'error_application_incomplete' },
  checks_missing: { status: 409, message: 'error_checks_missing' },
  promo_refused: { status: 422, message: 'promo_failed' },
  sign_in_failed: { status: 422, message: 'error_sign_in_failed' },
  sign_in_cancelled: { status: 422, message: 'error_sign_in_cancelled' },
  sign_in_expired: { status: 422, message: 'error_sign_in_expired' },
  sign_in_mail_missing: { status: 422, message: 'error_sign_in_mail_missing' },
  sign_in_link_first: { status: 409, message: 'error_sign_in_link_first' },
  sign_in_identity_taken: { status: 409, message: 'error_sign_in_identity_taken' },
  sign_in_provider_taken: { status: 409, message: 'error_sign_in_provider_taken' },
  sign_in_last_way: { status: 409, message: 'error_sign_in_last_way' },
  sign_in_unavailable: { status: 503, message: 'error_sign_in_unavailable' },
  text_messages_exhausted: { status: 503, message: 'error_text_messages_exhausted' },
  too_many_requests: { status: 429, message: 'error_too_many_requests' },
  internal: { status: 500, message: 'error_internal' },
  // Too much contention: the same call may well succeed a moment later.
  busy: { status: 503, message: 'error_unavailable' },
  unavailable: { status: 503, message: 'error_unavailable' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errorTable;

/** The code in answers. */
export function answerCode(code: ErrorCode): string {
  const row: ErrorRow = errorTable[code];
  return row.outsideCode ?? code;
}

/** One input field and its fault: a message key and its parameters. */
export interface FieldFault {
  field: string;
  message: string;
  values?: Record<string, string | number>;
}

/** A failure the caller can understand. Anything else that is thrown is our own fault. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly faults: FieldFault[];

  constructor(code: ErrorCode, faults: FieldFault[] = [], options?: ErrorOptions) {
    super(code, options);
    this.name = 'AppError';
    this.code = code;
    this.faults = faults;
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}
