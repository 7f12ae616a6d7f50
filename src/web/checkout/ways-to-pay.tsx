// Step bayar (spec §2, §9 payment methods): what is due, how long there is time, and every way to pay with its fee.
import { ChevronRight } from 'lucide-react';
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { FormKey } from '#web/ui/form-key.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { TimeLeft } from '#web/payments/time-left.tsx';
import type { CheckoutView, PayStep, PaymentMethodView } from './checkout-view.ts';
import { PhoneNotice } from './phone-notice.tsx';
import { stageLabel } from './plan-fields.tsx';

const kinds = {
  virtual_account: m.checkout_kind_virtual_account,
  qris: m.checkout_kind_qris,
  e_wallet: m.checkout_kind_e_wallet,
  card: m.checkout_kind_card,
} as const;

const payUntil = {
  full: m.checkout_pay_until,
  down_payment: m.checkout_pay_until,
  settlement: m.checkout_settle_until,
  supplement: m.checkout_supplement_until,
} as const;

export function PaymentMethodChoices({ view, content }: { view: CheckoutView; content: PayStep }) {
  const { invoice, dueAt, dueText, now, isPhoneVerified, ways, overLimit, running } = content;
  const isInWeeks = invoice.stage === 'settlement' || invoice.stage === 'supplement';
  return (
    <div className="space-y-6">
      <section className={`${cardClass} p-5`}>
        <p className="text-ink-soft">
          {stageLabel[invoice.stage]()} · <span className="whitespace-nowrap">{invoice.code}</span>
        </p>
        <p className="text-3xl font-bold tabular-nums text-primary">{formatRupiah(invoice.amount)}</p>
        {/* A settlement is due in weeks: no clock is needed, and the seats are certain. */}
        <p className="mt-2">{payUntil[invoice.stage]({ when: dueText })}</p>
        {!isInWeeks && <TimeLeft until={dueAt} now={now} />}
      </section>
      {!isPhoneVerified && (
        <form method="post">
          <PhoneNotice phonePath={content.phonePath} phone={content.phone} />
        </form>
      )}
      {running && (
        <Notice tone="accent" title={m.checkout_running_title({ name: running.name })}>
          <p className="mb-3">{m.checkout_running_text()}</p>
          <LocalLink to={paths.payment(running.token)} className={buttonClass('primary')}>
            {m.checkout_running_open()}
          </LocalLink>
        </Notice>
      )}
      {ways.length === 0 && <Notice tone="warn" title={m.checkout_ways_none()} />}
      <form method="post" className="space-y-6">
        <input type="hidden" name="intent" value="pay" />
        <FormKey value={view.formKey} />
        {(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => (
          <WaysOfKind
            key={kind}
            title={kinds[kind]()}
            ways={ways.filter((way) => way.kind === kind)}
            amount={invoice.amount}
          />
        ))}
      </form>
      {overLimit.length > 0 && <OverLimit ways={overLimit} hasOthers={ways.length > 0} />}
      {view.bookingId && <p className="text-sm text-ink-soft">{m.checkout_pay_note()}</p>}
    </div>
  );
}

/** Why some are not there, and what to choose instead. */
function OverLimit({ ways, hasOthers }: { ways: PayStep['overLimit']; hasOthers: boolean }) {
  return (
    <section className="rounded-card border border-line px-5 py-4">
      <h2 className="font-bold">{m.checkout_over_limit_title()}</h2>
      <ul className="mt-1 list-disc pl-5">
        {ways.map(({ name, most }) => (
          <li key={name}>{m.checkout_over_limit_way({ name, most: formatRupiah(most) })}</li>
        ))}
      </ul>
      <p className="mt-2">{hasOthers ? m.checkout_over_limit_instead() : m.checkout_over_limit_contact()}</p>
    </section>
  );
}

function WaysOfKind({ title, ways, amount }: { title: string; ways: PaymentMethodView[]; amount: number }) {
  if (ways.length === 0) return null;
  return (
    <section className={cardClass}>
      <h2 className="px-5 pt-4 text-lg font-bold">{title}</h2>
      <ul className="divide-y divide-line">
        {ways.map(({ code, name, adminFee }) => (
          <li key={code}>
            <button
              name="method"
              value={code}
              className="flex min-h-16 w-full cursor-pointer items-center gap-4 px-5 py-3 text-left hover:bg-paper"
            >
              <span className="grow">
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm tabular-nums text-ink-soft">
                  {adminFee > 0 ? m.checkout_fee({ fee: formatRupiah(adminFee) }) : m.checkout_fee_none()}
                </span>
              </span>
              <span className="shrink-0 tabular-nums">{formatRupiah(amount + adminFee)}</span>
              <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-soft" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
