// Emails about orders (docs/product/outbox.md): what happened, what it means, what comes next and by when.
import * as m from '#messages/messages';
import { requestLocale } from '#platform/request-locale';
import { formatDate, formatInstant } from '#shared/dates';
import { formatRupiah, type Rupiah } from '#shared/money';
import { emailTemplate, type EmailPart } from './email-template.ts';

/** Values of every email about an order. */
export interface ForOrder {
  /** Whom the email greets. */
  name: string;
  code: string;
  journey: string;
  /** URL of its page. */
  link: string;
}

interface Refunding {
  amount: Rupiah;
  /** A calendar date. */
  dueOn: string;
}

/** Calendar dates. */
interface Days {
  departsOn: string;
  returnsOn: string;
}

export const orderEmailTemplates = {
  order_placed: emailTemplate<ForOrder & { amount: Rupiah; payableUntil: Date }>({
    compose: ({ amount, payableUntil, ...order }, brand) => ({
      subject: m.email_order_placed_subject({ brand: brand.name, code: order.code }),
      name: order.name,
      parts: [
        { paragraph: m.email_order_placed_text() },
        facts(
          order,
          [m.email_order_to_pay(), formatRupiah(amount)],
          [m.email_order_due(), instant(payableUntil)],
        ),
        { link: order.link, label: m.email_order_placed_button() },
        { paragraph: m.email_order_placed_next() },
      ],
    }),
  }),

  order_confirmed: emailTemplate<ForOrder & { paid: Rupiah; settlement: Refunding | null }>({
    compose: ({ paid, settlement, ...order }, brand) => ({
      subject: m.email_order_confirmed_subject({ brand: brand.name, code: order.code }),
      name: order.name,
      parts: [
        { paragraph: m.email_order_confirmed_text() },
        facts(
          order,
          [m.email_order_received(), formatRupiah(paid)],
          ...(settlement
            ? [
                [
                  m.email_order_settlement(),
                  m.email_order_sum_by({
                    amount: formatRupiah(settlement.amount),
                    date: day(settlement.dueOn),
                  }),
                ] as const,
              ]
            : []),
        ),
        { link: order.link, label: m.email_order_button() },
        { paragraph: m.email_order_confirmed_next() },
      ],
    }),
  }),

  settlement_received: emailTemplate<ForOrder & { paid: Rupiah }>({
    compose: ({ paid, ...order }, brand) => ({
      subject: m.email_settlement_received_subject({ brand: brand.name, code: order.code }),
      name: order.name,
      parts: [
        { paragraph: m.email_settlement_received_text() },
        facts(order, [m.email_order_received(), formatRupiah(paid)]),
        { link: order.link, label: m.email_order_button() },
        { paragraph: m.email_settlement_received_next() },
      ],
    }),
  }),

  document_rejected: emailTemplate<ForOrder & { document: string; traveller: string; reason: string }>({
    compose: ({ document, traveller, reason, ...order }, brand) => ({
      subject: m.email_document_rejected_subject({ brand: brand.name, document }),
      name: order.name,
      parts: [
        { paragraph: m.email_document_rejected_text({ document, traveller }) },
        facts(order, [m.email_document_reason(), reason]),
        { link: order.link, label: m.email_document_rejected_button() },
        { paragraph: m.email_document_rejected_next() },
      ],
    }),
  }),

  documents_accepted: emailTemplate<ForOrder>({
    compose: (order, brand) => ({
      subject: m.email_documents_accepted_subject({ brand: brand.name, code: order.code }),
      name: order.name,
      parts: [
        { paragraph: m.email_documents_accepted_text() },
        facts(order),
        { link: order.link, label: m.email_order_button() },
        { paragraph: m.email_documents_accepted_next() },
      ],
    }),
  }),

  order_cancelled: emailTemplate<ForOrder & { refunds: readonly Refunding[] }>({
    compose: ({ refunds, ...order }, brand) => ({
      subject: m.email_order_cancelled_subject({ brand: brand.name, code: order.code }),
      name: order.name,
      parts: [
        { paragraph: m.email_order_cancelled_text() },
        facts(
          order,
          ...refunds.map(
            ({ amount, dueOn }) =>
              [
                m.email_order_refund(),
                m.email_order_sum_by({ amount: formatRupiah(amount), date: day(dueOn) }),
              ] as const,
          ),
        ),
        { link: order.link, label: m.email_order_button() },
        {
          paragraph:
            refunds.length > 0
              ? m.email_order_cancelled_next({ brand: brand.name })
              : m.email_order_cancelled_unpaid(),
        },
      ],
    }),
  }),

  order_cancelled_by_terms: emailTemplate<
    ForOrder & {
      partner: string;
      requestedOn: string;
      share: string;
      kept: Rupiah;
      refunds: readonly Refunding[];
    }
  >({
    compose: ({ partner, requestedOn, share, kept, refunds, ...order }, brand) => ({
      subject: m.email_order_terms_subject({ brand: brand.name, code: order.code }),
      name: order.name,
      parts: [
        { paragraph: m.email_order_terms_text({ partner }) },
        facts(
          order,
          [m.email_order_terms_requested(), day(requestedOn)],
          [m.email_order_terms_share(), share],
          ...(kept > 0 ? [[m.email_order_terms_kept(), formatRupiah(kept)] as const] : []),
          ...refunds.map(
            ({ amount, dueOn }) =>
              [
                m.email_order_refund(),
                m.email_order_sum_by({ amount: formatRupiah(amount), date: day(dueOn) }),
              ] as const,
          ),
        ),
        { link: order.link, label: m.email_order_button() },
        {
          paragraph:
            refunds.length > 0
              ? m.email_order_cancelled_next({ brand: brand.name })
              : m.email_order_ended_unpaid(),
        },
        { paragraph: m.email_order_terms_object() },
      ],
    }),
  }),

  order_rescheduled: emailTemplate<
    ForOrder & { from: Days; to: Days; answerUntil: string; settlement: Refunding | null }
  >({
    compose: ({ from, to, answerUntil, settlement, ...order }, brand) => ({
      subject: m.email_order_rescheduled_subject({ brand: brand.name, code: order.code }),
      name: order.name,
      parts: [
        { paragraph: m.email_order_rescheduled_text() },
        facts(
          order,
          [m.email_order_rescheduled_from(), days(from)],
          [m.email_order_rescheduled_to(), days(to)],
          [m.email_order_rescheduled_until(), day(answerUntil)],
          ...(settlement
            ? [
                [
                  m.email_order_settlement(),
                  m.email_order_sum_by({
                    amount: formatRupiah(settlement.amount),
                    date: day(settlement.dueOn),
                  }),
                ] as const,
              ]
            : []),
        ),
        { link: order.link, label: m.email_order_rescheduled_button() },
        { paragraph: m.email_order_rescheduled_next({ date: day(answerUntil) }) },
      ],
    }),
  }),

  new_date_refused: emailTemplate<ForOrder & { refunds: readonly Refunding[] }>({
    compose: ({ refunds, ...order }, brand) => ({
      subject: m.email_new_date_refused_subject({ brand: brand.name, code: order.code }),
      name: order.name,
      parts: [
        { paragraph: m.email_new_date_refused_text() },
        facts(
          order,
          ...refunds.map(
            ({ amount, dueOn }) =>
              [
                m.email_order_refund(),
                m.email_order_sum_by({ amount: formatRupiah(amount), date: day(dueOn) }),
              ] as const,
          ),
        ),
        { link: order.link, label: m.email_order_button() },
        {
          paragraph:
            refunds.length > 0
              ? m.email_order_cancelled_next({ brand: brand.name })
              : m.email_order_cancelled_unpaid(),
        },
      ],
    }),
  }),

  order_ended: emailTemplate<
    ForOrder & { refunds: readonly Refunding[]; kept: { amount: Rupiah; reason: string } | null }
  >({
    compose: ({ refunds, kept, ...order }, brand) => ({
      subject: m.email_order_ended_subject({ brand: brand.name, code: order.code }),
      name: order.name,
      parts: [
        { paragraph: m.email_order_ended_text() },
        facts(
          order,
          ...refunds.map(
            ({ amount, dueOn }) =>
              [
                m.email_order_refund(),
                m.email_order_sum_by({ amount: formatRupiah(amount), date: day(dueOn) }),
              ] as const,
          ),
          ...(kept
            ? ([
                [m.email_order_kept(), formatRupiah(kept.amount)],
                [m.email_order_kept_reason(), kept.reason],
              ] as const)
            : []),
        ),
        { link: order.link, label: m.email_order_button() },
        ...(kept ? [{ paragraph: m.email_order_kept_next() }] : []),
        {
          paragraph:
            refunds.length > 0
              ? m.email_order_cancelled_next({ brand: brand.name })
              : m.email_order_ended_unpaid(),
        },
      ],
    }),
  }),

  time_given: emailTemplate<ForOrder & { amount: Rupiah; dueAt: Date }>({
    compose: ({ amount, dueAt, ...order }, brand) => ({
      subject: m.email_time_given_subject({ brand: brand.name, code: order.code }),
      name: order.name,
      parts: [
        { paragraph: m.email_time_given_text() },
        facts(order, [m.email_order_to_pay(), formatRupiah(amount)], [m.email_order_due(), instant(dueAt)]),
        { link: order.link, label: m.email_settlement_due_button() },
        { paragraph: m.email_time_given_next() },
      ],
    }),
  }),

  money_misfit: emailTemplate<
    ForOrder & { came: Rupiah; expected: Rupiah | null; payableUntil: Date | null }
  >({
    compose: ({ came, expected, payableUntil, ...order }, brand) => ({
      subject: m.email_money_misfit_subject({ brand: brand.name, code: order.code }),
      name: order.name,
      parts: [
        { paragraph: misfitText(came, expected) },
        facts(
          order,
          [m.email_money_came(), formatRupiah(came)],
          ...(expected === null ? [] : [[m.email_money_expected(), formatRupiah(expected)] as const]),
        ),
        { paragraph: m.email_money_misfit_next() },
        ...(payableUntil ? [{ paragraph: m.email_money_misfit_pay({ until: instant(payableUntil) }) }] : []),
        { link: order.link, label: m.email_order_button() },
      ],
    }),
  }),

  money_decided: emailTemplate<
    ForOrder & {
      came: Rupiah;
      becomes: 'kept' | 'refund' | 'refunded';
      note: string | null;
      refundBy: string | null;
    }
  >({
    compose: ({ came, becomes, note, refundBy, ...order }, brand) => ({
      subject: m.email_money_decided_subject({ brand: brand.name, code: order.code }),
      name: order.name,
      parts: [
        { paragraph: decidedWords[becomes].text() },
        facts(
          order,
          [m.email_money_came(), formatRupiah(came)],
          ...(note === null ? [] : [[m.email_money_note(), note] as const]),
          ...(refundBy
            ? [
                [
                  m.email_order_refund(),
                  m.email_order_sum_by({ amount: formatRupiah(came), date: day(refundBy) }),
                ] as const,
              ]
            : []),
        ),
        { link: order.link, label: m.email_order_button() },
        { paragraph: decidedWords[becomes].next() },
      ],
    }),
  }),

  order_attention: emailTemplate<
    ForOrder & {
      why: 'seats_gone' | 'settlement_overdue' | 'payment_reversed';
      refunds: readonly Refunding[];
    }
  >({
    compose: ({ why, refunds, ...order }, brand) => ({
      subject: m.email_order_attention_subject({ brand: brand.name, code: order.code }),
      name: order.name,
      parts: [
        { paragraph: attentionText[why]() },
        facts(
          order,
          ...refunds.map(
            ({ amount, dueOn }) =>
              [
                m.email_order_refund(),
                m.email_order_sum_by({ amount: formatRupiah(amount), date: day(dueOn) }),
              ] as const,
          ),
        ),
        { link: order.link, label: m.email_order_button() },
        { paragraph: m.email_order_attention_next({ brand: brand.name }) },
      ],
    }),
  }),
};

function misfitText(came: Rupiah, expected: Rupiah | null): string {
  if (expected === null) return m.email_money_unknown_text();
  return came < expected ? m.email_money_less_text() : m.email_money_more_text();
}

const decidedWords = {
  kept: { text: m.email_money_kept_text, next: m.email_money_kept_next },
  refund: { text: m.email_money_refund_text, next: m.email_money_refund_next },
  refunded: { text: m.email_money_refunded_text, next: m.email_money_refunded_next },
} as const;

const attentionText = {
  seats_gone: m.email_attention_seats_gone,
  settlement_overdue: m.email_attention_settlement_overdue,
  payment_reversed: m.email_attention_payment_reversed,
} as const;

function facts({ code, journey }: ForOrder, ...more: (readonly [name: string, value: string])[]): EmailPart {
  return {
    facts: [[m.email_order_code(), code], [m.email_order_journey(), journey], ...more].map(
      ([name, value]) => ({ name: name!, value: value! }),
    ),
  };
}

const instant = (at: Date) => formatInstant(at, requestLocale());
const day = (date: string) => formatDate(date, requestLocale());
const days = ({ departsOn, returnsOn }: Days) =>
  m.email_order_days({ departs: day(departsOn), returns: day(returnsOn) });
