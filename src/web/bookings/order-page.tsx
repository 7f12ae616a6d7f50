// The page of an order (spec §2 /member/my-order/{orderId}; docs/product/bookings.md): the next action on top, one timeline, then everything
// that was agreed, paid and owed.
import * as m from '#messages/messages';
import { Badge } from '#web/ui/badge.tsx';
import { DefinitionList, type DefinitionRow } from '#web/ui/definition-list.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { readablePhone } from '#shared/readable-phone';
import { CancellationTimeline } from '#web/product/cancellation-timeline.tsx';
import { AgeNotices } from './age-notice.tsx';
import { CostNotice, DecidedAmounts, OrderMoneyInput, TermsNotice, WaitingAmounts } from './order-money.tsx';
import { RefundList } from '#web/payments/refund-list.tsx';
import { Invoices, PriceLines } from './order-invoices.tsx';
import { RescheduleNotice } from './reschedule-notice.tsx';
import { NextStep } from './order-next.tsx';
import { OrderPaid } from './order-paid.tsx';
import { OrderPdfs } from './order-pdfs.tsx';
import { Progress } from './order-progress.tsx';
import { Timeline } from './order-timeline.tsx';
import { Travellers } from './order-travellers.tsx';
import type { OrderView } from './order-view.ts';

const rateWord = { jisdor: m.orders_rate_jisdor, configured: m.orders_rate_configured } as const;
const link = 'font-semibold text-primary underline underline-offset-4';

export function OrderPage({ order }: { order: OrderView }) {
  return (
    <>
      {order.justPaid ? <OrderPaid order={order} paid={order.justPaid} /> : <OrderHead order={order} />}
      {order.newDate && <RescheduleNotice orderId={order.id} newDate={order.newDate} />}
      <NextStep order={order} />
      <AgeNotices order={order} />
      <WaitingAmounts order={order} />
      {order.cost && <CostNotice cost={order.cost} />}
      {order.ended && <TermsNotice ended={order.ended} partner={order.partner.name} />}
      {order.hasConfirmation && !order.hasFeedback && order.isOpen && <LastStep order={order} />}
      <Progress progress={order.progress} />
      {order.timeline.length > 0 && (
        <Section title={m.orders_timeline()} className="mt-8">
          <Timeline steps={order.timeline} tracking={order.tracking} />
        </Section>
      )}
      <Section id="peserta" title={m.orders_travellers()} className="mt-8">
        <Travellers order={order} />
      </Section>
      <Section id="tagihan" title={m.orders_invoices()} className="mt-8">
        <Invoices order={order} />
      </Section>
      <Section title={m.orders_price()} className="mt-8">
        <PriceLines order={order} />
      </Section>
      {(order.money.received > 0 || order.wrongAmounts.some(({ outcome }) => outcome !== 'waiting')) && (
        <Section title={m.orders_money()} className="mt-8">
          {order.money.received > 0 && <OrderMoneyInput order={order} />}
          <DecidedAmounts order={order} />
        </Section>
      )}
      {order.refunds.length > 0 && (
        <Section title={m.orders_refunds()} className="mt-8">
          <RefundList refunds={order.refunds} />
        </Section>
      )}
      <Section title={m.orders_papers()} className="mt-8">
        <OrderPdfs order={order} />
      </Section>
      {order.contract && (
        <Section id="ketentuan" title={m.orders_contract()} className="mt-8">
          <ContractTerms order={order} contract={order.contract} />
        </Section>
      )}
      <Section title={m.orders_about()} className="mt-8">
        <Card className="px-5 py-1">
          <DefinitionList facts={factsOf(order)} />
        </Card>
      </Section>
    </>
  );
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
      <p className="mt-1 text-ink-soft">
        {m.orders_dates({ departs: order.departs, returns: order.returns })}
      </p>
      {order.consultantName && <p className="mt-1">{m.orders_consultant({ name: order.consultantName })}</p>}
    </div>
  );
}

/** The last step of the checkout (spec §4 selesai): what happens next, and how booking went. */
function LastStep({ order: { id, slug } }: { order: OrderView }) {
  return (
    <Card className="mt-4 p-4">
      <p className="font-bold">{m.orders_thanks()}</p>
      <p>{m.orders_thanks_text()}</p>
      <LocalLink
        to={`${paths.checkout(slug, id)}?step=selesai`}
        className={`${link} inline-flex min-h-12 items-center`}
      >
        {m.orders_thanks_link()}
      </LocalLink>
    </Card>
  );
}

/** Shown as what they are: the partner's own, as they were when the order was made. */
function ContractTerms({
  order: { partner },
  contract: { steps, copiedAt, isLater },
}: {
  order: OrderView;
  contract: NonNullable<OrderView['contract']>;
}) {
  return (
    <Card className="p-5">
      <CancellationTimeline steps={steps} partner={partner.name} />
      <p className="mt-4 text-ink-soft">
        {isLater
          ? m.orders_contract_copied_later({ at: copiedAt })
          : m.orders_contract_copied({ at: copiedAt })}
      </p>
    </Card>
  );
}

function factsOf({
  id,
  code,
  orderedAt,
  booker,
  partner,
  terms,
  slug,
  usd,
  consultantName,
}: OrderView): DefinitionRow[] {
  return [
    { term: m.orders_ordered_at(), value: orderedAt },
    ...(booker
      ? [
          {
            term: m.orders_booker(),
            value: (
              <>
                {booker.name}
                <span className="block font-normal break-all">{booker.email}</span>
                <span className="block font-normal">{readablePhone(booker.phone)}</span>
              </>
            ),
          },
        ]
      : []),
    {
      term: m.orders_partner(),
      value: (
        <>
          <LocalLink to={paths.partner(partner.slug)} className={link}>
            {partner.name}
          </LocalLink>
          <span className="block font-normal">
            <a href={`tel:${partner.phone}`} className={link}>
              {readablePhone(partner.phone)}
            </a>
          </span>
          <span className="block font-normal break-all">
            <a href={`mailto:${partner.email}`} className={link}>
              {partner.email}
            </a>
          </span>
          <LocalLink
            to={`${paths.chat}?order=${code}`}
            className={`${link} inline-flex min-h-12 items-center`}
          >
            {m.chat_with_order()}
          </LocalLink>
        </>
      ),
    },
    {
      term: m.orders_package(),
      value: (
        <LocalLink to={paths.product(slug)} className={link}>
          {m.orders_package_link()}
        </LocalLink>
      ),
    },
    ...(consultantName ? [{ term: m.orders_consultant_term(), value: consultantName }] : []),
    ...(usd
      ? [
          {
            term: m.orders_usd(),
            value: (
              <span className="font-normal">
                {m.orders_usd_value({
                  rate: formatRupiah(usd.rate),
                  date: usd.on,
                  source: rateWord[usd.source](),
                })}
              </span>
            ),
          },
        ]
      : []),
    ...(terms
      ? [
          {
            term: m.orders_terms(),
            value: (
              <>
                <LocalLink
                  to={terms.hasCopy ? paths.member.orderTerms(id) : `${paths.terms}?version=${terms.version}`}
                  className={link}
                >
                  {m.orders_terms_version({ version: terms.version })}
                </LocalLink>
                <span className="block font-normal">{m.orders_terms_at({ at: terms.at })}</span>
              </>
            ),
          },
        ]
      : []),
  ];
}
