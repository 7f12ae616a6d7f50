// The checkout as one page (spec §2 checkout): its steps above, what is to be done now, and the itemised total always in sight.
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import * as paths from '#shared/paths';
import { LocalLink } from '#web/ui/local-link.tsx';
import { untouched } from '#web/ui/forms/form-state';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { useFrame } from '#web/frame';
import type { CheckoutAnswer, CheckoutView } from './checkout-view.ts';
import { ConfirmOrder } from './confirm-order.tsx';
import { DonePage } from './done-page.tsx';
import { DueBar } from './due-bar.tsx';
import { OrderForm } from './order-form.tsx';
import { PartyForm } from './party-form.tsx';
import { PriceSum } from './price-sum.tsx';
import { ResetForm } from './reset-form.tsx';
import { SoldOut } from './sold-out.tsx';
import { Steps } from './steps.tsx';
import { PaymentMethodChoices } from './ways-to-pay.tsx';

const titles = {
  identitas: m.checkout_identity_title,
  pesanan: m.checkout_order_title,
  bayar: m.checkout_pay_title,
  selesai: m.checkout_done_title,
} as const;

export function CheckoutPage({ view, answer }: { view: CheckoutView; answer: CheckoutAnswer | null }) {
  const { locale } = useFrame();
  const { journey, consultantName, sum, content } = view;
  const state = answer?.state ?? untouched;
  const isSoldOut = (content.step === 'identitas' || content.step === 'pesanan') && content.seatsLeft <= 0;
  const isConfirming = content.step === 'pesanan' && !isSoldOut && answer?.asksToConfirm === true;
  return (
    <>
      <Steps current={content.step} />
      {consultantName && (
        <p lang="id" className="mb-4 rounded-card border border-accent bg-card px-4 py-3 font-semibold">
          {m.checkout_consultant({ name: consultantName })}
        </p>
      )}
      <h1 className="text-2xl font-bold tracking-tight md:text-3xl">
        {isConfirming ? m.checkout_confirm_title() : titles[content.step]()}
      </h1>
      <p className="mb-6 mt-1 text-ink-soft">
        <LocalLink
          to={paths.product(journey.slug)}
          className="font-semibold text-primary underline underline-offset-4"
        >
          <LocalizedText said={journey.title} />
        </LocalLink>
        <span className="block">
          {formatDate(journey.departsOn, locale)}
          {' · '}
          {journey.partner}
        </span>
      </p>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          {isSoldOut && <SoldOut slug={journey.slug} />}
          {content.step === 'identitas' && !isSoldOut && (
            <PartyForm content={content} state={state} slug={journey.slug} />
          )}
          {content.step === 'pesanan' && !isConfirming && !isSoldOut && (
            <OrderForm view={view} content={content} state={state} help={answer?.help} />
          )}
          {content.step === 'pesanan' && isConfirming && (
            <ConfirmOrder view={view} content={content} values={state.values} />
          )}
          {content.step === 'bayar' && <PaymentMethodChoices view={view} content={content} />}
          {content.step === 'selesai' && <DonePage view={view} content={content} state={state} />}
          {view.bookingId &&
            (content.step === 'identitas' || (content.step === 'pesanan' && !isConfirming)) && <ResetForm />}
        </div>
        {!isSoldOut && (
          <PriceSum sum={sum} isFrozen={content.step === 'bayar' || content.step === 'selesai'} />
        )}
      </div>
      {sum && content.step !== 'selesai' && !isSoldOut && (
        <DueBar view={view} plan={isConfirming ? state.values['payment_plan'] : undefined} />
      )}
    </>
  );
}
