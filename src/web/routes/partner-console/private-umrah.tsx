// One request for a private umrah at the agency: offer, revise, take back, decline, and confirm what was accepted. The first offer starts
// from the upper end of what it costs by the agency's own prices, or else of the estimate.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  approveOffer,
  comparedEstimate,
  declineRequest,
  getPartnerRequest,
  listOfferableDepartures,
  listOfferTemplates,
  makeOffer,
  offerDeparture,
  type OfferStart,
  type OfferTemplate,
  refuseApproval,
  saveOfferTemplate,
  startOfOffer,
  type UmrahOffer,
  withdrawOffer,
} from '#domain/private-umrah';
import { worksAtAll } from '#domain/memberships';
import { offerStartLines } from '#labels/private-umrah';
import { textIn } from '#shared/locale';
import { formatDate, formatInstant } from '#shared/dates';
import { dayMs } from '#shared/durations';
import { groupedDigits } from '#shared/grouped-digits';
import { localePath } from '#shared/locale-path';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { wholeNumberOf } from '#shared/written-numbers';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import { DepartureOffer } from '#web/private-umrah/departure-offer.tsx';
import { SaveTemplate } from '#web/private-umrah/offer-templates.tsx';
import { AcceptedOffer } from '#web/private-umrah/offer-comparison.tsx';
import { OfferEditor } from '#web/private-umrah/offer-editor.tsx';
import { answerPress } from '#web/private-umrah/request-action.server';
import { requestChoices } from '#web/private-umrah/request-choices.server';
import { RequestHead } from '#web/private-umrah/request-head.tsx';
import { comparedTable, offerView, requestSummary } from '#web/private-umrah/request-view.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { ListForm } from '#web/ui/list-form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { PressForm } from '#web/ui/forms/press-form.tsx';
import { refusedForm } from '#web/ui/forms/submission.server';
import { readForm } from '#web/ui/forms/read-form.server';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/private-umrah';

/** Two empty rows for what the estimate does not name. */
const moreRows = 2;
const usualDays = 5;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'privateUmrah');
  const { actor } = requirePartner(request);
  const { deps, locale } = request;
  const found = await orMissing(getPartnerRequest(deps, actor, args.params.requestId));
  const table = await comparedTable(deps, found);
  const [last] = found.offers;
  const { families } = found;
  const templates = await listOfferTemplates(deps, actor);
  const asked = new URLSearchParams(request.search).get('template');
  const template = templates.find(({ id }) => id === asked);
  const begun = template ?? last;
  const start = begun ? null : await startOfOffer(deps, actor, { request: found, families });
  const seen = { estimate: comparedEstimate(found).estimate, table, locale: found.locale };
  const lines = begun?.lines ?? offerStartLines(start!, seen);
  const canOffer = found.choices.offer;
  const departures = canOffer ? await listOfferableDepartures(deps, actor, found) : [];
  // A group's families accept the same revision, each its own; who opened it may have left.
  const accepted = found.offers.find(({ id }) => id === found.acceptedOfferId);
  const confirmed = accepted ?? (found.choices.confirm ? last : undefined);
  return {
    request: requestSummary(found, locale),
    note: found.note,
    respondBy: formatInstant(found.respondBy, locale),
    people: {
      adults: found.people.adults,
      children: families.reduce((sum, { people }) => sum + people.children, 0),
      infants: families.reduce((sum, { people }) => sum + people.infants, 0),
    },
    canOffer,
    startText: canOffer ? startText(template, start) : null,
    template: template?.id ?? '',
    templates: templates.map(({ id, name }) => ({ value: id, label: name })),
    // Of a departure that exists, the prices are that departure's.
    canSaveTemplate: last !== undefined && last.departure === null,
    departures: departures.map(({ id, title, departsOn, amount, seatsLeft }) => ({
      id,
      label: m.private_umrah_departure_option({
        title: textIn(title, locale).text,
        date: formatDate(departsOn, locale),
        amount: formatRupiah(amount),
        seats: seatsLeft,
      }),
    })),
    canWithdraw: found.choices.withdraw,
    canDecline: found.choices.decline,
    isToConfirm: found.choices.confirm,
    choices: await requestChoices(deps, found, { locale, families }),
    accepted: confirmed ? offerView(found, table, confirmed, locale) : null,
    departurePath:
      accepted && found.departureId && worksAtAll(actor, 'departures')
        ? paths.partnerConsole.departure(found.departureId)
        : null,
    group: found.group && {
      text: m.private_umrah_group_of(found.group),
      accepted: m.private_umrah_group_accepted(found.group),
    },
    isDepartureAccepted: (accepted?.departure ?? null) !== null,
    offers: found.offers.map((offer) => offerView(found, table, offer, locale)),
    rows: [
      ...lines.map(({ label, amount }) => ({ label, amount: groupedDigits(amount, '.') })),
      ...Array.from({ length: moreRows }, () => ({ label: '', amount: '' })),
    ],
    childAmount: groupedDigits(begun?.childAmount ?? lines.reduce((sum, { amount }) => sum + amount, 0), '.'),
    infantAmount: groupedDigits(begun?.infantAmount ?? 0, '.'),
    validDays: Math.min(template?.validDays ?? usualDays, found.limits.most_offer_days),
    mostDays: found.limits.most_offer_days,
    offerNote: begun?.note ?? '',
  };
}

function startText(template: OfferTemplate | undefined, start: OfferStart | null): string | null {
  if (template) return m.umrah_template_started({ name: template.name });
  if (start?.own) return m.private_umrah_start_own({ version: start.own.version });
  return start?.isNotSold ? m.private_umrah_start_not_sold() : null;
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  requireArea(request, 'privateUmrah');
  const { actor } = requirePartner(request);
  const { deps } = request;
  const form = await readForm(args.request);
  const requestId = args.params.requestId;
  const back = paths.partnerConsole.privateUmrah(requestId);
  const changes: Record<string, () => Promise<unknown>> = {
    withdraw: () => withdrawOffer(deps, actor, requestId),
    decline: () => declineRequest(deps, actor, requestId),
    approve: () => approveOffer(deps, actor, requestId),
    refuse: () => refuseApproval(deps, actor, requestId),
  };
  const intent = String(form.get('intent') ?? '');
  if (intent === 'save_template') {
    try {
      const { offers } = await orMissing(getPartnerRequest(deps, actor, requestId));
      await saveOfferTemplate(deps, actor, { ...contentOf(offers[0]), name: form.get('name') });
      request.leaveToast({ type: 'success', message: m.umrah_template_saved() });
      return redirect(localePath(paths.partnerConsole.umrahTemplates, request.locale), 303);
    } catch (error) {
      return refusedForm(error, form);
    }
  }
  if (intent !== 'offer' && intent !== 'departure') {
    const change = Object.hasOwn(changes, intent) ? changes[intent]! : null;
    if (!change) throw data(null, { status: 422 });
    return answerPress(request, { to: back, back }, change);
  }
  try {
    return await answerPress(request, { to: back, back }, async () => {
      await (intent === 'offer'
        ? makeOffer(deps, actor, { requestId, form: offerOf(form) })
        : offerDeparture(deps, actor, {
            requestId,
            form: {
              departure_id: form.get('departure_id'),
              valid_days: digits(form.get('valid_days')),
              note: noteOf(form),
            },
            brand: request.brand,
          }));
      request.leaveToast({ type: 'success', message: m.private_umrah_offer_sent() });
    });
  } catch (error) {
    return refusedForm(error, form);
  }
}

/** What a template keeps of an offer that was made. */
function contentOf(offer: UmrahOffer | undefined) {
  if (!offer || offer.departure) throw data(null, { status: 422 });
  return {
    lines: offer.lines,
    child_amount: offer.childAmount,
    infant_amount: offer.infantAmount,
    valid_days: Math.round((offer.validUntil.getTime() - offer.createdAt.getTime()) / dayMs),
    note: offer.note,
  };
}

const digits = (value: FormDataEntryValue | null) => {
  const whole = wholeNumberOf(value);
  return typeof whole === 'number' ? whole : Number.NaN;
};

/** Rows without words and without an amount were left empty. */
function offerOf(form: FormData) {
  const rows = [...form.keys()].flatMap((name) => /^label:(\d+)$/.exec(name)?.[1] ?? []);
  return {
    lines: rows.flatMap((row) => {
      const [label, amount] = [String(form.get(`label:${row}`)), form.get(`amount:${row}`)];
      const isEmpty = label.trim() === '' && ['', '0'].includes(String(amount ?? '').trim());
      return isEmpty ? [] : [{ label, amount: digits(amount) }];
    }),
    child_amount: digits(form.get('child_amount')),
    infant_amount: digits(form.get('infant_amount')),
    valid_days: digits(form.get('valid_days')),
    note: noteOf(form),
  };
}

const noteOf = (form: FormData) => String(form.get('note') ?? '').trim() || null;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, m.private_umrah_one({ code: loaderData?.request.code ?? '' }));
}

export default function PrivateUmrahConsoleRoute({ loaderData, actionData }: Route.ComponentProps) {
  const {
    request,
    choices,
    accepted,
    departurePath,
    note,
    respondBy,
    canOffer,
    canWithdraw,
    canDecline,
    isToConfirm,
  } = loaderData;
  return (
    <>
      <ConsoleHead title={m.private_umrah_one({ code: request.code })} />
      <div className="max-w-3xl space-y-6">
        <RequestHead request={request} />
        <Section title={m.private_umrah_asked()} className="mt-6">
          <DefinitionList facts={choices} />
        </Section>
        {loaderData.group && (
          <Notice tone="neutral" title={loaderData.group.text}>
            {loaderData.group.accepted}
          </Notice>
        )}
        {note && (
          <Notice tone="neutral" title={m.private_umrah_note()}>
            {note}
          </Notice>
        )}
        {accepted && <AcceptedOffer offer={accepted} forAll={loaderData.group !== null} />}
        {departurePath && (
          <LocalLink to={departurePath} className={buttonClass('secondary')}>
            {m.private_umrah_to_departure()}
          </LocalLink>
        )}
        {isToConfirm && (
          <Notice tone="warn" title={m.private_umrah_confirm_title()}>
            <p>
              {loaderData.isDepartureAccepted
                ? m.private_umrah_confirm_departure_text()
                : m.private_umrah_confirm_text()}
            </p>
            <PressForm
              className="mt-3"
              presses={[
                { intent: 'approve', label: m.private_umrah_confirm() },
                { intent: 'refuse', label: m.private_umrah_refuse(), variant: 'danger' },
              ]}
            />
          </Notice>
        )}
        {canOffer && <p>{m.private_umrah_respond_until({ until: respondBy })}</p>}
        {canOffer && loaderData.templates.length > 0 && (
          <ListForm
            className="md:grid-cols-[1fr_auto] md:items-end"
            show={m.umrah_template_use()}
            variant="secondary"
          >
            <SelectField
              label={m.umrah_template_start()}
              name="template"
              value={loaderData.template}
              choices={loaderData.templates}
              none={m.umrah_template_from_estimate()}
            />
          </ListForm>
        )}
        {loaderData.startText && <Notice tone="neutral">{loaderData.startText}</Notice>}
        {canOffer && (
          // A new offer, other rows.
          <OfferEditor
            key={`${loaderData.offers[0]?.revision ?? 0} ${loaderData.template}`}
            {...loaderData}
            answer={actionData}
          />
        )}
        {loaderData.departures.length > 0 && (
          <DepartureOffer
            key={`departure ${loaderData.offers[0]?.revision ?? 0}`}
            departures={loaderData.departures}
            validDays={loaderData.validDays}
            mostDays={loaderData.mostDays}
            answer={actionData}
          />
        )}
        {loaderData.canSaveTemplate && <SaveTemplate answer={actionData} />}
        {(canWithdraw || canDecline) && (
          <PressForm
            presses={[
              ...(canWithdraw ? [{ intent: 'withdraw', label: m.private_umrah_withdraw_offer() }] : []),
              ...(canDecline ? [{ intent: 'decline', label: m.private_umrah_decline_request() }] : []),
            ].map((press) => ({ ...press, variant: 'danger' }))}
          />
        )}
      </div>
    </>
  );
}
