// Step bayar (spec §2, §9 payment methods): what is due, how long there is time, and every way to pay, with its fee where there is one.
import { useState } from 'react';
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { FormKey } from '#web/ui/form-key.tsx';
import { PendingButton } from '#web/ui/pending-button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { PayFromSavings } from '#web/savings-payments/pay-from-savings.tsx';
import { TimeLeft } from '#web/payments/time-left.tsx';
import { inOrder, OverLimit, WayChoices } from '#web/payments/way-choices.tsx';
import type { CheckoutAnswer, CheckoutView, PayStep } from './checkout-view.ts';
import { DueBar } from './due-bar.tsx';
import { PhoneNotice } from './phone-notice.tsx';
import { stageLabel } from './plan-fields.tsx';
import { useStep } from './use-step.ts';

const payUntil = {
  full: m.checkout_pay_until,
  down_payment: m.checkout_pay_until,
  settlement: m.checkout_settle_until,
  supplement: m.checkout_supplement_until,
} as const;

interface PaymentMethodChoicesProps {
  view: CheckoutView;
  content: PayStep;
  posted: CheckoutAnswer | undefined;
}

export function PaymentMethodChoices({ view, content, posted }: PaymentMethodChoicesProps) {
  const { invoice, dueAt, dueText, now, isPhoneVerified, ways, overLimit, running, savings } = content;
  const step = useStep(posted, []);
  const isWithBank = Boolean(savings?.open);
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
      {!isPhoneVerified && <PhoneNotice phonePath={content.phonePath} phone={content.phone} />}
      {running && (
        <Notice tone="accent" title={m.checkout_running_title({ name: running.name })}>
          <p className="mb-3">{m.checkout_running_text()}</p>
          <LocalLink to={paths.payment(running.token)} className={buttonClass('primary')}>
            {m.checkout_running_open()}
          </LocalLink>
        </Notice>
      )}
      {savings && (isWithBank || savings.declined) && <PayFromSavings savings={savings} step={step} />}
      {!isWithBank &&
        (ways.length === 0 ? (
          <Notice tone="warn" title={m.checkout_ways_none()} />
        ) : (
          <WaysForm view={view} content={content} posted={posted} />
        ))}
      {savings && !isWithBank && !savings.declined && <PayFromSavings savings={savings} step={step} />}
      {!isWithBank && overLimit.length > 0 && <OverLimit ways={overLimit} hasOthers={ways.length > 0} />}
      {view.bookingId && <p className="text-sm text-ink-soft">{m.checkout_pay_note()}</p>}
    </div>
  );
}

function WaysForm({ view, content, posted }: PaymentMethodChoicesProps) {
  const { fetcher, problem, isUnderway } = useStep(posted, []);
  const [chosen, setChosen] = useState(inOrder(content.ways)[0]!);
  const amount = formatRupiah(content.invoice.amount + chosen.adminFee);
  return (
    <fetcher.Form method="post" className="space-y-6">
      <input type="hidden" name="intent" value="pay" />
      <FormKey value={view.formKey} />
      {problem && <Notice tone="bad" live title={problem} />}
      <WayChoices ways={content.ways} chosen={chosen} onChoose={setChosen} />
      <PendingButton size="lg" isPending={isUnderway('pay')} className="max-md:hidden">
        <span className="noscript:hidden">{m.checkout_pay_now({ amount })}</span>
        <span className="hidden noscript:inline">{m.checkout_pay()}</span>
      </PendingButton>
      <DueBar view={view} fee={chosen.adminFee}>
        <PendingButton isPending={isUnderway('pay')}>{m.checkout_pay()}</PendingButton>
      </DueBar>
    </fetcher.Form>
  );
}
