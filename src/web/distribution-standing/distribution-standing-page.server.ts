// What the operator's page of a distribution partner shows, and what its form does (docs/product/distribution-partners.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  closeDistributionPartner,
  type DistributionStanding,
  getDistributionStanding,
  openDistributionPartner,
} from '#domain/distribution-standing';
import type { Actor } from '#domain/memberships';
import { localized } from '#labels/localized';
import { formatDate, formatInstant } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { renderedText } from '#web/site-content/rendered-texts.server';
import { answerForm } from '#web/ui/forms/submission.server';

const lacks = {
  page: m.distribution_standing_lacks_page,
  english: m.distribution_standing_lacks_english,
  code: m.distribution_standing_lacks_code,
};

export const lacksOf = (missing: DistributionStanding['missing']) =>
  missing.length === 0 ? m.distribution_standing_complete() : missing.map((part) => lacks[part]()).join(', ');

export async function loadDistributionStanding(
  { deps, brand, locale }: PageRequest,
  actor: Actor,
  partnerId: string,
) {
  const partner = await orMissing(getDistributionStanding(deps, actor, partnerId));
  const isActive = partner.state === 'active';
  return {
    slug: partner.slug,
    name: partner.name,
    isActive,
    isShown: isActive && partner.page !== null,
    closed: partner.suspendedOn &&
      partner.suspendedReason && {
        date: formatDate(partner.suspendedOn, locale, 'short'),
        reason: localized(partner.suspendedReason, locale).text,
      },
    facts: factsOf(partner, locale),
    written: partner.page && {
      headline: localized(partner.page.headline, locale).text,
      description: localized(partner.page.description, locale).text,
      text: renderedText(brand, partner.page.body, locale),
    },
    history: partner.history.map(({ event, effectiveOn, source, note, by, at }) => ({
      what:
        event === 'reopened'
          ? m.distribution_standing_event_opened()
          : m.distribution_standing_event_closed(),
      effectiveOn: formatDate(effectiveOn, locale, 'short'),
      source,
      note,
      said: m.joining_review_by({ name: by ?? m.editor_somebody(), at: formatInstant(at, locale) }),
    })),
  };
}

const factsOf = (partner: DistributionStanding, locale: Locale) => [
  { term: m.distribution_standing_legal_name(), value: partner.legalName },
  { term: m.distribution_standing_joined(), value: formatDate(partner.joinedOn, locale, 'short') },
  { term: m.distribution_standing_address(), value: `${partner.address}, ${partner.city}` },
  { term: m.distribution_standing_contact(), value: `${partner.phone}, ${partner.email}` },
  ...(partner.affiliateCode === null
    ? []
    : [{ term: m.distribution_standing_code(), value: partner.affiliateCode }]),
  { term: m.distribution_standing_page(), value: lacksOf(partner.missing) },
  { term: m.distribution_standing_orders(), value: String(partner.orders) },
  { term: m.distribution_standing_earned(), value: formatRupiah(partner.earned) },
];

const intents = {
  close: { change: closeDistributionPartner, said: m.distribution_standing_close_said },
  open: { change: openDistributionPartner, said: m.distribution_standing_open_said },
};

export function changeDistributionStanding(
  request: PageRequest,
  actor: Actor,
  partnerId: string,
  sent: Request,
) {
  return answerForm(sent, null, async (form) => {
    const name = String(form.get('intent') ?? '');
    if (!Object.hasOwn(intents, name)) throw data(null, { status: 400 });
    const { change, said } = intents[name as keyof typeof intents];
    await orMissing(
      change(request.deps, actor, { partnerId, form: Object.fromEntries(form) }).catch((error: unknown) => {
        leadToStepUp(error, request);
        throw error;
      }),
    );
    request.leaveToast({ type: 'success', message: said() });
    return redirect(localePath(paths.operator.distributionPartner(partnerId), request.locale), 303);
  });
}
