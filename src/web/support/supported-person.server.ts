// What the page of a supported person shows, and what its forms do (docs/product/support.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import { closeLook, lookAtPerson, openLook, signOutEverywhere, type SupportedPerson } from '#domain/support';
import { invoiceStatusLabel, stageLabel, stateLabel } from '#labels/bookings';
import { localized } from '#labels/localized';
import { channelLabel, paymentStatusLabel } from '#labels/support';
import { formatDate, formatInstant } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { readablePhone } from '#shared/readable-phone';
import { lookMinutes } from '#shared/support';
import { bankMethodLabel } from '#labels/savings-payments';
import { isPaymentMethodCode } from '#shared/payment-methods';
import { paymentMethodName } from '#web/payments/labels.server';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { answerForm } from '#web/ui/forms/submission.server';

export async function loadSupportedPerson({ deps, locale }: PageRequest, actor: Actor, accountId: string) {
  const { seen, name, email, phone } = await orMissing(lookAtPerson(deps, actor, accountId));
  return {
    name,
    email,
    phone: phone && (seen ? readablePhone(phone) : phone),
    minutes: lookMinutes,
    seen: seen && { ...seenIn(seen, locale), leftMs: seen.until.getTime() - deps.now().getTime() },
  };
}

export type SeenView = NonNullable<Awaited<ReturnType<typeof loadSupportedPerson>>['seen']>;

function seenIn(seen: NonNullable<SupportedPerson['seen']>, locale: Locale) {
  const instant = (at: Date) => formatInstant(at, locale, 'short');
  return {
    until: instant(seen.until),
    language: seen.locale === 'id' ? m.support_language_id() : m.support_language_en(),
    isPhoneVerified: seen.isPhoneVerified,
    since: instant(seen.since),
    orders: seen.orders.map(({ code, state, title, departsOn, total, invoices }) => ({
      ...{ code, total, title: localized(title, locale).text },
      departs: formatDate(departsOn, locale, 'short'),
      state: { word: stateLabel[state].word(), tone: stateLabel[state].tone },
      invoices: invoices.map(({ code: invoice, stage, amount, status, dueAt }) => ({
        code: invoice,
        said: m.support_invoice_due({
          stage: stageLabel[stage](),
          amount: formatRupiah(amount),
          due: instant(new Date(dueAt)),
          status: invoiceStatusLabel[status].word(),
        }),
      })),
    })),
    payments: seen.payments.map(({ reference, method, total, status, createdAt }) => ({
      ...{
        reference,
        total,
        method: isPaymentMethodCode(method) ? paymentMethodName(method) : bankMethodLabel(method),
        at: instant(createdAt),
      },
      status: { word: paymentStatusLabel[status].word(), tone: paymentStatusLabel[status].tone },
    })),
    messages: seen.messages.map(({ id, kind, channel, sentAt, failedAt }) => ({
      ...{ id, kind, channel: channelLabel[channel]() },
      said: messageState(sentAt, failedAt, instant),
    })),
  };
}

function messageState(sentAt: Date | null, failedAt: Date | null, instant: (at: Date) => string): string {
  if (sentAt) return m.support_message_sent({ at: instant(sentAt) });
  return failedAt ? m.support_message_failed({ at: instant(failedAt) }) : m.support_message_waiting();
}

/** What each form does; answers what is said afterwards. */
export function changeSupported(request: PageRequest, actor: Actor, accountId: string, sent: Request) {
  const { deps, locale } = request;
  return answerForm(sent, null, async (form) => {
    const said = await orMissing(act(form));
    request.leaveToast({ type: 'success', message: said });
    return redirect(localePath(paths.operator.supportedPerson(accountId), locale), 303);
  });

  async function act(form: FormData): Promise<string> {
    switch (form.get('intent')) {
      case 'open':
        await openLook(deps, actor, { accountId, form: Object.fromEntries(form) });
        return m.support_opened({ minutes: lookMinutes });
      case 'close':
        await closeLook(deps, actor, accountId);
        return m.support_closed();
      case 'signOut':
        await signOutEverywhere(deps, actor, accountId);
        return m.support_signed_out();
      default:
        throw data(null, { status: 400 });
    }
  }
}
