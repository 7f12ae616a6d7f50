// One order in the partner's console (docs/product/partner-console.md): who travels, their documents to accept or reject, invoices, history.
import { X } from 'lucide-react';
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { readablePhone } from '#shared/readable-phone';
import { PromiseList } from '#web/conversations/promise-list.tsx';
import { AwaitedDisbursementCard } from './awaited-disbursement.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageProblem } from '#web/ui/forms/page-problem.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { invoiceStatusLabel, stageLabel, stateLabel } from '#labels/bookings';
import type { BookingAnswer } from './booking-actions.server.ts';
import { eventLabel } from './booking-events.ts';
import { BoughtItems } from './bought-items.tsx';
import type { PartnerBookingView } from './load-booking.server.ts';
import { MilestoneCard } from './milestone-card.tsx';
import { RetainedCostForm } from './retained-cost.tsx';
import { DocumentTicks } from './ticks-form.tsx';
import { TravellerCard } from './traveller-card.tsx';

interface BookingPageProps {
  booking: PartnerBookingView;
  /** Of the form that was sent. */
  answer: BookingAnswer | undefined;
}

export function BookingPage({ booking, answer }: BookingPageProps) {
  const {
    code,
    state,
    isCancellable,
    overdue,
    isClosed,
    title,
    booker,
    total,
    departsOn,
    returnsOn,
    invoices,
    people,
    items,
    delivery,
    milestones,
    history,
  } = booking;
  const hasWaiting = people.some(({ documents }) =>
    documents.some(({ status, holder }) => status === 'uploaded' && !holder),
  );
  const shown = answer?.shown;
  const columns = [
    { key: 'code', label: m.pconsole_invoice() },
    { key: 'stage', label: m.pconsole_stage() },
    { key: 'amount', label: m.pconsole_amount(), isNumber: true },
    { key: 'due', label: m.pconsole_due() },
    { key: 'status', label: m.pconsole_state() },
  ];
  return (
    <>
      <LocalLink
        to={paths.partnerConsole.bookings}
        className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.pconsole_back()}
      </LocalLink>
      <ConsoleHead
        title={code}
        text={title}
        action={<Badge tone={stateLabel[state].tone}>{stateLabel[state].word()}</Badge>}
      />
      <PageProblem answer={answer} />
      {isCancellable && (
        <p className="mb-6">
          <LocalLink
            to={paths.partnerConsole.cancelBooking(code)}
            className={`${buttonClass('danger')} max-md:w-full`}
          >
            <X size={20} aria-hidden="true" />
            {m.pconsole_terms()}
          </LocalLink>
        </p>
      )}
      {booking.awaited && <AwaitedDisbursementCard sent={booking.awaited} />}
      {overdue && <RetainedCostForm {...overdue} answer={answer} />}
      <Section title={m.pconsole_travellers()} className="">
        {isClosed && (
          <div className="mb-4">
            <Notice tone="neutral" title={m.pconsole_documents_closed()} />
          </div>
        )}
        <DocumentTicks isAsked={hasWaiting} answer={answer}>
          <div className="grid gap-4 md:grid-cols-2 lg:items-start">
            {people.map((who) => (
              <TravellerCard
                key={who.id}
                code={code}
                traveller={who}
                answer={answer}
                nik={shown?.participant === who.id ? shown.nik : null}
              />
            ))}
          </div>
        </DocumentTicks>
      </Section>
      <BoughtItems items={items} delivery={delivery} />
      <Section title={m.pconsole_milestones()} className="mt-10">
        <div className="grid gap-4 md:grid-cols-2 lg:items-start">
          {milestones.map((milestone) => (
            <MilestoneCard key={milestone.kind} milestone={milestone} answer={answer} />
          ))}
        </div>
      </Section>
      {booking.promises && (
        <Section title={booking.promises.title} className="mt-10">
          <Card>
            <PromiseList all={booking.promises.all} />
          </Card>
        </Section>
      )}
      <Section title={m.pconsole_invoices()} className="mt-10">
        <DenseTable
          caption={m.pconsole_invoices()}
          columns={columns}
          rows={invoices.map((invoice) => ({
            key: invoice.code,
            cells: [
              <span key="code" className="whitespace-nowrap font-semibold">
                {invoice.code}
              </span>,
              stageLabel[invoice.stage](),
              <Money key="amount" amount={invoice.amount} />,
              invoice.due,
              <Badge key="status" tone={invoiceStatusLabel[invoice.status].tone}>
                {invoiceStatusLabel[invoice.status].word()}
              </Badge>,
            ],
          }))}
        />
      </Section>
      <div className="grid gap-x-10 lg:grid-cols-2 lg:items-start">
        <Section title={m.pconsole_facts()} className="mt-10">
          <Card className="px-5 py-2">
            <DefinitionList
              facts={[
                {
                  term: m.pconsole_booker(),
                  value: booker ? (
                    <>
                      {booker.name}
                      <span className="block font-normal break-all">{booker.email}</span>
                      <span className="block font-normal">{readablePhone(booker.phone)}</span>
                    </>
                  ) : (
                    m.pconsole_nobody()
                  ),
                },
                { term: m.pconsole_departs(), value: departsOn },
                { term: m.pconsole_returns(), value: returnsOn },
                { term: m.pconsole_total(), value: <Money amount={total} /> },
              ]}
            />
          </Card>
        </Section>
        <Section title={m.pconsole_history()} className="mt-10">
          <ol className="divide-y divide-line border-y border-line">
            {history.map(({ at, event }) => (
              <li key={`${at} ${event}`} className="py-2">
                <span className="font-semibold">{eventLabel[event]()}</span>
                <span className="block text-ink-soft">{at}</span>
              </li>
            ))}
          </ol>
        </Section>
      </div>
    </>
  );
}
