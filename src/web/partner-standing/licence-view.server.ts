// A partner's licences as its own people see them (docs/product/partner-profile.md).
import * as m from '#messages/messages';
import { listOwnLicences } from '#domain/partner-standing';
import type { Actor } from '#domain/memberships';
import { addDays, formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import { renewalDays } from '#shared/limits';
import type { PageRequest } from '#web/request/page-context.server';

export async function loadOwnLicences({ deps, locale }: PageRequest, actor: Actor, partnerId: string) {
  const licences = await listOwnLicences(deps, actor, partnerId);
  const today = todayInIndonesia(deps.now());
  return licences.map(({ id, kind, number, issuedOn, validUntil, checkedOn, document }) => ({
    id,
    name: `${kind.toUpperCase()} ${number}`,
    until: m.standing_until({ date: formatDate(validUntil, locale, 'short') }),
    tone:
      validUntil < today
        ? ('bad' as const)
        : validUntil < addDays(today, renewalDays)
          ? ('warn' as const)
          : ('good' as const),
    dates: m.partner_licence_dates({
      issued: formatDate(issuedOn, locale, 'short'),
      checked: formatDate(checkedOn, locale, 'short'),
    }),
    document: document && {
      id: document.id,
      verdict: document.verdict,
      note: document.note,
      sent: m.partner_licence_sent({ at: formatInstant(document.uploadedAt, locale, 'short') }),
      judged: document.judgedAt && formatInstant(document.judgedAt, locale, 'short'),
    },
  }));
}

export type OwnLicenceView = Awaited<ReturnType<typeof loadOwnLicences>>[number];
