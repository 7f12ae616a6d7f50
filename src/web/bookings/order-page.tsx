// The page of an order (spec §2 /member/my-order/{orderId}; docs/product/bookings.md): the next action on top, one timeline, then everything
// that was agreed, paid and owed.
import { useEffect, useRef } from 'react';
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PromiseList } from '#web/conversations/promise-list.tsx';
import { BankDecides } from '#web/savings-payments/bank-decides.tsx';
import { MoreLink } from '#web/ui/more-link.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { useStepHeading } from '#web/layout/app-page.tsx';
import { showPageToast } from '#web/layout/toast-list';
import { CancellationTimeline } from '#web/product/cancellation-timeline.tsx';
import { AgeNotices } from './age-notice.tsx';
import { MoneyRows, OrderNotices } from './order-money.tsx';
import { RefundList } from '#web/payments/refund-list.tsx';
import { OrderDetails } from './order-details.tsx';
import { Invoices, PriceLines } from './order-invoices.tsx';
import type { OrderPageView } from './order-page.server.ts';
import { RescheduleNotice } from './reschedule-notice.tsx';
import { NextStep } from './order-next.tsx';
import { OrderPaid } from './order-paid.tsx';
import { OrderPdfs } from './order-pdfs.tsx';
import { Progress } from './order-progress.tsx';
import { Timeline } from './order-timeline.tsx';
import { Travellers } from './order-travellers.tsx';
import type { OrderView } from './order-view.ts';

export function OrderPage({ order }: { order: OrderPageView }) {
  useNews(order);
  const { money, refunds, contract } = order;
  return (
    <>
      {order.paid ? <OrderPaid order={order} paid={order.paid} /> : <OrderHead order={order} />}
      {order.newDate && <RescheduleNotice orderId={order.id} newDate={order.newDate} />}
      {order.savings?.open ? (
        <BankDecides order={order} open={order.savings.open} />
      ) : (
        <NextStep order={order} />
      )}
      <AgeNotices order={order} />
      <OrderNotices notices={order.notices} />
      {order.lastStep && <LastStep lastStep={order.lastStep} />}
      <Progress progress={order.progress} />
      {order.timeline.length > 0 && (
        <Section title={m.orders_timeline()} className="mt-8">
          <Timeline steps={order.timeline} />
        </Section>
      )}
      <Section
        id="peserta"
        title={m.orders_travellers()}
        action={<MoreLink to={paths.member.documents(order.id)}>{m.orders_documents_of_all()}</MoreLink>}
        className="mt-8"
      >
        <Travellers order={order} />
      </Section>
      <Section id="tagihan" title={m.orders_invoices()} className="mt-8">
        <Invoices order={order} />
      </Section>
      <Section title={m.orders_price()} className="mt-8">
        <PriceLines order={order} />
      </Section>
      {(money.came.length > 0 || money.decided.length > 0) && (
        <Section title={m.orders_money()} className="mt-8">
          {money.came.length > 0 && <MoneyRows came={money.came} rows={money.rows} />}
          <OrderNotices notices={money.decided} />
        </Section>
      )}
      {refunds.length > 0 && (
        <Section title={m.orders_refunds()} className="mt-8">
          <RefundList refunds={refunds} />
        </Section>
      )}
      <Section title={m.orders_papers()} className="mt-8">
        <OrderPdfs papers={order.papers} />
      </Section>
      {contract && (
        <Section id="ketentuan" title={m.orders_contract()} className="mt-8">
          <FoldedTerms contract={contract} />
        </Section>
      )}
      {order.promises && (
        <Section title={order.promises.title} className="mt-8">
          <PromiseList all={order.promises.all} />
        </Section>
      )}
      <Section title={m.orders_about()} className="mt-8">
        <OrderDetails details={order.details} />
      </Section>
    </>
  );
}

/** What would come back today while there is a trip to cancel, and folded below it all of it: it is long, and on most days not what somebody came for. */
function FoldedTerms({ contract }: { contract: NonNullable<OrderView['contract']> }) {
  const today = contract.isAhead && contract.view.steps.find(({ when }) => when === 'now');
  return (
    <Card>
      <details>
        <summary className="min-h-12 cursor-pointer pr-8">
          <span className="block font-semibold">{today ? today.returned : m.orders_contract_read()}</span>
          {today && <span className="text-ink-soft">{today.until}</span>}
        </summary>
        <div className="mt-4 border-t border-line pt-4">
          <CancellationTimeline view={contract.view} />
          <p className="mt-4 text-ink-soft">{contract.copied}</p>
        </div>
      </details>
    </Card>
  );
}

/** A payment that arrives while the page is open is said aloud. What was pressed or waited for is gone then: the focus goes to the heading. */
function useNews({ paid, newDate }: OrderView): void {
  const what = paid?.what ?? '';
  const shown = useRef(what);
  useStepHeading(`${what} ${newDate?.isKept ?? ''}`);
  useEffect(() => {
    if (paid && shown.current !== what) showPageToast({ type: 'success', message: paid.title });
    shown.current = what;
  }, [paid, what]);
}

function OrderHead({ order }: { order: OrderView }) {
  const { word, tone } = order.badge;
  return (
    <div className="girih -mx-4 mb-6 border-y border-line px-4 py-6 md:mx-0 md:rounded-card md:border md:px-6">
      <div className="flex flex-wrap items-center gap-3">
        <span className="font-semibold tabular-nums text-ink-soft">{order.code}</span>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <h1 className="mt-2 text-2xl font-bold tracking-tight md:text-3xl" lang={order.title.lang}>
        {order.title.text}
      </h1>
      <p className="mt-1 text-ink-soft">{order.dates}</p>
      {order.recommended && <p className="mt-1">{order.recommended}</p>}
    </div>
  );
}

/** The last step of the checkout (spec §4 selesai): what happens next, and how booking went. */
function LastStep({
  lastStep: { title, text, label, to },
}: {
  lastStep: NonNullable<OrderView['lastStep']>;
}) {
  return (
    <Card className="mt-4 p-4">
      <p className="font-bold">{title}</p>
      <p>{text}</p>
      <LocalLink
        to={to}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {label}
      </LocalLink>
    </Card>
  );
}
