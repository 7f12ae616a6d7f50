// One private umrah (spec §2 /member/order-custom-umroh/{orderId}): where it stands, its offers side by side, and what can be done now.
import * as m from '#messages/messages';
import {
  acceptOffer,
  endRequest,
  findGroupOf,
  getRequest,
  openGroup,
  unsafeListAgencyFigures,
  unsafeListOffers,
} from '#domain/private-umrah';
import { findLimitsInForce } from '#domain/umrah-estimates';
import { todayInIndonesia } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import type { UmrahStatus } from '#shared/private-umrah-status';
import { requireMember } from '#web/request/guards.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import { builderPath } from '#web/private-umrah/builder-form.server';
import { GroupCard } from '#web/private-umrah/group-card.tsx';
import { groupView } from '#web/private-umrah/group-view.server';
import { OfferComparison } from '#web/private-umrah/offer-comparison.tsx';
import { comparisonView } from '#web/private-umrah/comparison-view.server';
import { answerPress } from '#web/private-umrah/request-action.server';
import { choiceRows, storedEstimate, tripText } from '#web/private-umrah/request-choices.server';
import { RequestDetails } from '#web/private-umrah/request-details.tsx';
import { RequestHead } from '#web/private-umrah/request-head.tsx';
import { comparedTable, requestSummary } from '#web/private-umrah/request-view.server';
import type { RouteHandle } from '#web/route-handle';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Section } from '#web/ui/section.tsx';
import { PressForm } from '#web/ui/forms/press-form.tsx';
import { readForm } from '#web/ui/forms/read-form.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/request';

export const handle: RouteHandle = { member: { back: paths.member.privateUmrahs } };

/** What asking once more begins with: nothing of it is stored until it is asked again. */
const ended: readonly UmrahStatus[] = ['expired', 'declined', 'withdrawn'];

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'privateUmrah');
  const actor = requireMember(request);
  const { deps, brand, locale } = request;
  const found = await orMissing(getRequest(deps, actor, { id: args.params.orderId, brand }));
  const [offers, table] = await Promise.all([unsafeListOffers(deps, found.id), comparedTable(deps, found)]);
  const figures = await unsafeListAgencyFigures(
    deps,
    offers.map(({ partner }) => partner.id),
  );
  const group = await findGroupOf(deps, found);
  const trip = await tripText(deps, found, locale);
  const canInvite = found.status === 'estimated' && found.groupLink !== null;
  return {
    isLead: found.leadId === null || found.leadId === found.id,
    group: group && groupView(group, found),
    link: canInvite
      ? `${deps.brands.linkOrigin(request.origin)}${localePath(paths.privateUmrah.join(found.groupLink!), locale)}`
      : null,
    request: requestSummary(found, locale),
    again: ended.includes(found.status)
      ? builderPath(table, found.form, {
          today: todayInIndonesia(deps.now()),
          leadDays: (await findLimitsInForce(deps)).lead_days,
        })
      : null,
    choices: choiceRows(found, trip),
    estimate: await storedEstimate(deps, found, locale),
    status: found.status,
    orderCode: found.bookingCode,
    offers:
      offers.length > 0
        ? await comparisonView(request, { request: found, table, trip, offers, figures })
        : null,
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  requireArea(request, 'privateUmrah');
  const actor = requireMember(request);
  const { deps, brand } = request;
  const form = await readForm(args.request);
  const id = args.params.orderId;
  const back = paths.member.privateUmrah(id);
  const intent = form.get('intent');
  if (intent === 'accept')
    return answerPress(request, { to: paths.privateUmrah.waitingApproval(id), back }, () =>
      acceptOffer(deps, actor, { id, brand, offerId: String(form.get('offer') ?? '') }),
    );
  if (intent === 'open_group')
    return answerPress(request, { to: back, back }, () => openGroup(deps, actor, { id, brand }));
  return answerPress(request, { to: back, back }, () =>
    endRequest(deps, actor, { id, brand, event: intent === 'decline' ? 'declined' : 'withdrawn' }),
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, m.private_umrah_one({ code: loaderData?.request.code ?? '' }));
}

export default function PrivateUmrahRequestRoute({
  loaderData: { request, again, choices, estimate, status, orderCode, offers, isLead, group, link },
}: Route.ComponentProps) {
  const isOpen = status === 'offered' || status === 'revised';
  return (
    <>
      <PageTitle>{m.private_umrah_one({ code: request.code })}</PageTitle>
      <RequestHead request={request} />
      <div className="mt-6 space-y-4">
        {status === 'estimated' && isLead && (
          <LocalLink to={`${paths.privateUmrah.book}?order=${request.id}`} className={buttonClass('primary')}>
            {m.private_umrah_ask_offers()}
          </LocalLink>
        )}
        {status === 'estimated' && !isLead && <Notice tone="neutral">{m.private_umrah_group_wait()}</Notice>}
        {status === 'requested' && <Notice tone="neutral">{m.private_umrah_requested_text()}</Notice>}
        {status === 'accepted' && <Notice tone="neutral">{m.private_umrah_waiting_text()}</Notice>}
        {status === 'waiting_payment' && (
          <>
            <Notice tone="warn">{m.private_umrah_pay_text()}</Notice>
            <LocalLink to={paths.privateUmrah.paymentMethod(request.id)} className={buttonClass('primary')}>
              {m.private_umrah_pay()}
            </LocalLink>
          </>
        )}
        {status === 'expired' && (
          <Notice tone="neutral">
            {orderCode ? m.private_umrah_order_over_text() : m.private_umrah_expired_text()}
          </Notice>
        )}
        {again && (
          <LocalLink to={again} className={buttonClass('primary')}>
            {m.private_umrah_again()}
          </LocalLink>
        )}
        {orderCode && status !== 'waiting_payment' && (
          <LocalLink to={paths.member.order(orderCode)} className={buttonClass('primary')}>
            {m.private_umrah_to_order()}
          </LocalLink>
        )}
      </div>
      {group && (
        <Section title={m.private_umrah_group()}>
          <GroupCard group={group} link={link} />
        </Section>
      )}
      {!group && status === 'estimated' && (
        <Section title={m.private_umrah_group()}>
          <p className="mb-4">{m.private_umrah_group_open_text()}</p>
          <PressForm
            presses={[{ intent: 'open_group', label: m.private_umrah_group_open(), variant: 'secondary' }]}
          />
        </Section>
      )}
      {offers && (
        <Section title={m.private_umrah_offers()}>
          <OfferComparison comparison={offers} canAccept={isOpen} />
        </Section>
      )}
      <RequestDetails choices={choices} estimate={estimate} />
      {isOpen && (
        <PressForm
          presses={[{ intent: 'decline', label: m.private_umrah_decline(), variant: 'secondary' }]}
          className="mt-8"
        />
      )}
      {['estimated', 'requested', 'accepted'].includes(status) && (
        <PressForm
          presses={[{ intent: 'withdraw', label: m.private_umrah_withdraw(), variant: 'secondary' }]}
          className="mt-8"
        />
      )}
    </>
  );
}
