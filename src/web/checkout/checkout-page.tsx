// The checkout as one page (spec §2 checkout): its steps above, what is to be done now, and the itemised total always in sight.
import { lazy, useEffect, useRef } from 'react';
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import * as paths from '#shared/paths';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { useFrame } from '#web/frame';
import type { CheckoutAnswer, CheckoutView } from './checkout-view.ts';
import { PriceSum } from './price-sum.tsx';
import { ResetForm } from './reset-form.tsx';
import { Steps } from './steps.tsx';
import { usePartySum } from './use-party-sum.ts';

// A step's script comes with the step: nobody waits for one they may never reach. The server writes each at once.
const SoldOut = import.meta.env.SSR
  ? (await import('./sold-out.tsx')).SoldOut
  : lazy(async () => ({ default: (await import('./sold-out.tsx')).SoldOut }));
const PartyForm = import.meta.env.SSR
  ? (await import('./party-form.tsx')).PartyForm
  : lazy(async () => ({ default: (await import('./party-form.tsx')).PartyForm }));
const OrderStepForm = import.meta.env.SSR
  ? (await import('./order-step.tsx')).OrderStepForm
  : lazy(async () => ({ default: (await import('./order-step.tsx')).OrderStepForm }));
const PaymentMethodChoices = import.meta.env.SSR
  ? (await import('./ways-to-pay.tsx')).PaymentMethodChoices
  : lazy(async () => ({ default: (await import('./ways-to-pay.tsx')).PaymentMethodChoices }));
const DonePage = import.meta.env.SSR
  ? (await import('./done-page.tsx')).DonePage
  : lazy(async () => ({ default: (await import('./done-page.tsx')).DonePage }));

const titles = {
  identitas: m.checkout_identity_title,
  pesanan: m.checkout_order_title,
  bayar: m.checkout_pay_title,
  selesai: m.checkout_done_title,
} as const;

export function CheckoutPage({ view, posted }: { view: CheckoutView; posted: CheckoutAnswer | undefined }) {
  const { locale } = useFrame();
  const { journey, consultantName, sum, content } = view;
  const party = usePartySum(view);
  const heading = useHeadingOf(content.step);
  const isSoldOut = (content.step === 'identitas' || content.step === 'pesanan') && content.seatsLeft <= 0;
  const toConfirm = content.step === 'pesanan' && !isSoldOut ? posted?.toConfirm : undefined;
  return (
    <>
      <Steps current={content.step} />
      {consultantName && (
        <p lang="id" className="mb-4 rounded-card border border-accent bg-card px-4 py-3 font-semibold">
          {m.checkout_consultant({ name: consultantName })}
        </p>
      )}
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold tracking-tight md:text-3xl">
        {toConfirm ? m.checkout_confirm_title() : titles[content.step]()}
      </h1>
      <p className="mb-6 mt-1 text-ink-soft">
        {journey.isPrivate ? (
          <span className="font-semibold">
            <LocalizedText said={journey.title} />
          </span>
        ) : (
          <LocalLink
            to={paths.product(journey.slug)}
            className="font-semibold text-primary underline underline-offset-4"
          >
            <LocalizedText said={journey.title} />
          </LocalLink>
        )}
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
            <PartyForm view={view} content={content} posted={posted} party={party} />
          )}
          {content.step === 'pesanan' && !isSoldOut && (
            <OrderStepForm view={view} content={content} posted={posted} />
          )}
          {content.step === 'bayar' && <PaymentMethodChoices view={view} content={content} posted={posted} />}
          {content.step === 'selesai' && <DonePage view={view} content={content} posted={posted} />}
          {view.bookingId && (content.step === 'identitas' || (content.step === 'pesanan' && !toConfirm)) && (
            <ResetForm />
          )}
        </div>
        {!isSoldOut && (
          <PriceSum
            sum={content.step === 'identitas' ? party.sum : sum}
            isAsked={content.step === 'identitas' && party.isAsked}
            isFrozen={content.step === 'bayar' || content.step === 'selesai'}
          />
        )}
      </div>
    </>
  );
}

/** From one step to the next the address stays: the focus goes to what the new one is called. */
function useHeadingOf(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
