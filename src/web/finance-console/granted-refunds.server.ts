// What the page of granted refunds shows (docs/product/finance-console.md), in the reader's language.
import * as m from '#messages/messages';
import { findGrantablePayments, listGrantedRefunds } from '#domain/finance-console';
import type { Actor } from '#domain/memberships';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import { formatRupiah } from '#shared/money';
import { isPaymentMethodCode } from '#shared/payment-methods';
import { paymentMethodName } from '#web/payments/labels.server';
import type { PageRequest } from '#web/request/page-context.server';

/** The grants, and the payments of the order that was looked for. */
export async function readGrants({ deps, locale }: PageRequest, actor: Actor, orderCode: string) {
  const [grants, payments] = await Promise.all([
    listGrantedRefunds(deps, actor),
    findGrantablePayments(deps, actor, orderCode),
  ]);
  return {
    orderCode,
    grants: grants.map(({ madeAt, madeBy, decidedAt, decidedBy, doneAt, ...grant }) => ({
      ...grant,
      isDone: doneAt !== null,
      made: m.grant_made({ by: madeBy ?? m.grant_somebody(), at: formatInstant(madeAt, locale) }),
      decided:
        decidedAt &&
        m.grant_decided({ by: decidedBy ?? m.grant_somebody(), at: formatInstant(decidedAt, locale) }),
    })),
    payments: payments.map(({ paymentId, method, total, paidAt, most }) => ({
      paymentId,
      name: m.grant_payment_name({
        method: isPaymentMethodCode(method) ? paymentMethodName(method) : method,
        total: formatRupiah(total),
        date: formatDate(todayInIndonesia(paidAt), locale, 'short'),
      }),
      most: m.grant_most({ platform: formatRupiah(most.platform), partner: formatRupiah(most.partner) }),
    })),
  };
}

type GrantsView = Awaited<ReturnType<typeof readGrants>>;
export type GrantView = GrantsView['grants'][number];
export type GrantablePaymentView = GrantsView['payments'][number];
