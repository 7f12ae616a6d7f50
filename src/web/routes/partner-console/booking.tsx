// One order at the partner's desk (docs/product/partner-console.md): who travels, their papers to accept or reject, invoices, what happened.
import { X } from 'lucide-react';
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  findRetainedCost,
  getPartnerBooking,
  listBookingHistory,
  maxRetainable,
  recordMilestone,
  recordRetainedCost,
  withdrawMilestone,
  withdrawRetainedCost,
} from '#domain/partner-console';
import { listMilestonesOf, transitions } from '#domain/bookings';
import type { Actor } from '#domain/memberships';
import { acceptDocuments, judgeDocument, listParticipants, readNik } from '#domain/participants';
import { staffReadsDocuments } from '#shared/booking-states';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { milestoneKinds } from '#shared/milestone-form';
import { maskNik } from '#shared/nik';
import * as paths from '#shared/paths';
import { readablePhone } from '#shared/readable-phone';
import type { Toast } from '#shared/toast';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { untouched } from '#web/ui/forms/form-state';
import { invoiceStatusLabel, stageLabel, stateLabel } from '#labels/bookings';
import { MilestoneCard } from '#web/partner-console/milestone-card.tsx';
import { eventLabel } from '#web/partner-console/booking-events';
import { BoughtItems, isBought } from '#web/partner-console/bought-items.tsx';
import { DocumentTicks } from '#web/partner-console/ticks-form.tsx';
import { RetainedCostForm } from '#web/partner-console/retained-cost.tsx';
import { TravellerCard } from '#web/partner-console/traveller-card.tsx';
import { consoleOrderIsland } from '#web/ui/island-urls';
import { leadToStepUp } from '#web/request/step-up.server';
import { failedForm } from '#web/ui/forms/form-answer.server';
import { orMissing } from '#web/request/missing-page.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { readForm } from '#web/ui/forms/read-form.server';
import type { Route } from './+types/booking';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { deps, locale } = request;
  const { actor } = requirePartner(request);
  const booking = await orMissing(getPartnerBooking(deps, actor, args.params.code));
  const [people, history, reached, cost, most] = await Promise.all([
    listParticipants(deps, actor, booking.id),
    listBookingHistory(deps, actor, booking),
    listMilestonesOf(deps, booking.id),
    findRetainedCost(deps, booking),
    maxRetainable(deps, booking),
  ]);
  return {
    code: booking.code,
    state: booking.state,
    isCancellable: (transitions.cancelled_by_terms.from as readonly string[]).includes(booking.state),
    overdue: booking.attention === 'settlement_overdue' ? { cost, most } : null,
    title: textIn(booking.departure.title, locale).text,
    booker: booking.booker,
    total: booking.total,
    isClosed: !staffReadsDocuments(
      { ...booking, returnsOn: booking.departure.returnsOn },
      todayInIndonesia(deps.now()),
    ),
    departsOn: formatDate(booking.departure.departsOn, locale),
    returnsOn: formatDate(booking.departure.returnsOn, locale),
    invoices: [...booking.invoices, ...booking.supplements].map(({ code, stage, amount, status, dueAt }) => ({
      code,
      stage,
      amount,
      status,
      due: formatInstant(dueAt, locale),
    })),
    people: people.map(
      ({
        id,
        number,
        name,
        traveller,
        roomType,
        birthDate,
        gender,
        nik,
        vaccinatedOn,
        passportNumber,
        passportExpiresOn,
        passportEndsEarly,
        phone,
        documents,
        age,
      }) => ({
        id,
        number,
        name,
        traveller,
        roomType,
        phone,
        age,
        gender,
        passportEndsEarly,
        maskedNik: nik && maskNik(nik),
        vaccinatedOn: vaccinatedOn && formatDate(vaccinatedOn, locale),
        birthDate: birthDate && formatDate(birthDate, locale),
        passport:
          passportNumber &&
          [
            passportNumber,
            passportExpiresOn &&
              m.pconsole_passport_until({ date: formatDate(passportExpiresOn, locale, 'short') }),
          ]
            .filter(Boolean)
            .join(', '),
        documents: documents.map(({ id: document, kind, status, reason, holder }) => ({
          id: document,
          kind,
          status,
          reason,
          holder,
        })),
      }),
    ),
    items: booking.lines.filter(isBought).map(({ kind, detail, quantity, amount }) => ({
      kind,
      name: textIn(detail.name, locale).text,
      quantity,
      amount,
    })),
    delivery: booking.delivery,
    milestones: milestoneKinds.map((kind) => {
      const said = reached.find((one) => one.kind === kind);
      return {
        kind,
        reached: said ? formatDate(said.reachedOn, locale) : null,
        reachedOn: said?.reachedOn ?? todayInIndonesia(deps.now()),
        note: said?.note ?? '',
        courier: said?.tracking?.courier ?? '',
        number: said?.tracking?.number ?? '',
      };
    }),
    history: history.map(({ at, event }) => ({ at: formatInstant(at, locale), event })),
  };
}

/** Answers its own words where there is more to say than that it is done. */
type DeskAct = (
  request: PageRequest & { actor: Actor },
  code: string,
  form: FormData,
) => Promise<Toast | void>;

const judge =
  (verdict: 'accepted' | 'rejected'): DeskAct =>
  ({ deps, actor }, booking, form) =>
    judgeDocument(deps, actor, {
      booking,
      documentId: String(form.get('document') ?? ''),
      verdict,
      reason: form.get('reason') ?? '',
    });

/** What each button of the page does, and what is said when it is done. */
const acts: Record<string, { act: DeskAct; said: () => string }> = {
  accept: { act: judge('accepted'), said: m.pconsole_said_accepted },
  'accept-ticked': {
    act: async ({ deps, actor }, booking, form) => {
      const { accepted, refused } = await acceptDocuments(deps, actor, {
        booking,
        documentIds: form.getAll('ticked').map(String),
      });
      return refused === 0
        ? { type: 'success', message: m.pconsole_said_accepted_many({ count: accepted }) }
        : { type: 'error', message: m.pconsole_accepted_some({ accepted, refused }) };
    },
    said: m.pconsole_said_accepted,
  },
  reject: { act: judge('rejected'), said: m.pconsole_said_rejected },
  milestone: {
    act: ({ deps, actor }, code, form) => recordMilestone(deps, actor, code, Object.fromEntries(form)),
    said: m.pconsole_said_milestone,
  },
  cost: {
    act: ({ deps, actor }, code, form) => recordRetainedCost(deps, actor, code, Object.fromEntries(form)),
    said: m.pconsole_said_cost,
  },
  'cost-withdraw': {
    act: ({ deps, actor }, code) => withdrawRetainedCost(deps, actor, code),
    said: m.pconsole_said_cost_withdrawn,
  },
  withdraw: {
    act: async ({ deps, actor }, code, form) => {
      const kind = milestoneKinds.find((one) => one === form.get('kind'));
      if (!kind) throw data(null, { status: 400 });
      await withdrawMilestone(deps, actor, code, kind);
    },
    said: m.pconsole_said_withdrawn,
  },
};

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { code } = args.params;
  await orMissing(getPartnerBooking(request.deps, actor, code));
  const form = await readForm(args.request);
  const intent = String(form.get('intent'));
  if (intent === 'show-nik') {
    const participant = String(form.get('participant') ?? '');
    return data({
      ...untouched,
      documentId: '',
      shown: {
        participant,
        nik: await orMissing(
          readNik(request.deps, actor, { booking: code, participantId: participant }).catch(
            (error: unknown) => {
              leadToStepUp(error, request);
              throw error;
            },
          ),
        ),
      },
    });
  }
  if (!Object.hasOwn(acts, intent)) throw data(null, { status: 400 });
  const { act, said } = acts[intent]!;
  try {
    const result = await orMissing(act({ ...request, actor }, code, form));
    request.leaveToast(result ?? { type: 'success', message: said() });
  } catch (error) {
    leadToStepUp(error, request);
    if (!(error instanceof AppError)) throw error;
    const { data: state, init } = failedForm(error, form);
    return data({ ...state, documentId: String(form.get('document') ?? ''), shown: null }, init ?? {});
  }
  return redirect(localePath(paths.partnerConsole.booking(code), request.locale), 303);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.code ?? m.pconsole_bookings());
}

export default function PartnerBookingRoute({ loaderData: booking, actionData }: Route.ComponentProps) {
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
  const shown = actionData?.shown;
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
      {actionData?.problem && (
        <div className="mb-6">
          <Notice tone="bad" live title={actionData.problem} />
        </div>
      )}
      {isCancellable && (
        <p className="mb-6">
          <LocalLink
            to={paths.partnerConsole.cancelBooking(code)}
            className={`${buttonClass('secondary')} max-md:w-full`}
          >
            <X size={20} aria-hidden="true" />
            {m.pconsole_terms()}
          </LocalLink>
        </p>
      )}
      {overdue && <RetainedCostForm {...overdue} failed={actionData ?? null} />}
      <Section title={m.pconsole_travellers()} className="">
        {isClosed && (
          <div className="mb-4">
            <Notice tone="neutral" title={m.pconsole_documents_closed()} />
          </div>
        )}
        <DocumentTicks isAsked={hasWaiting} error={actionData?.errors['ticked']}>
          <div className="grid gap-4 md:grid-cols-2 lg:items-start">
            {people.map((who) => (
              <TravellerCard
                key={who.id}
                code={code}
                traveller={who}
                failed={actionData ?? null}
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
            <MilestoneCard key={milestone.kind} milestone={milestone} failed={actionData ?? null} />
          ))}
        </div>
      </Section>
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
      {hasWaiting && <script type="module" src={consoleOrderIsland} />}
    </>
  );
}
