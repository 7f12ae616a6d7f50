// What the page of a store's standing shows, and what its form does (docs/product/stores.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import { freezeStore, getStoreStanding, reopenStore, type StoreStanding } from '#domain/store-standing';
import { localized } from '#labels/localized';
import { formatDate, formatInstant } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { answerForm } from '#web/ui/forms/submission.server';

export async function loadStoreStanding({ deps, locale }: PageRequest, actor: Actor, storeId: string) {
  const store = await orMissing(getStoreStanding(deps, actor, storeId));
  return {
    slug: store.slug,
    name: store.name,
    isActive: store.state === 'active',
    frozen: store.suspendedOn &&
      store.suspendedReason && {
        date: formatDate(store.suspendedOn, locale, 'short'),
        reason: localized(store.suspendedReason, locale).text,
      },
    facts: factsOf(store, locale),
    history: store.history.map(({ event, effectiveOn, source, note, by, at }) => ({
      what: event === 'reopened' ? m.store_standing_event_reopened() : m.store_standing_event_frozen(),
      effectiveOn: formatDate(effectiveOn, locale, 'short'),
      source,
      note,
      said: m.joining_review_by({ name: by ?? m.editor_somebody(), at: formatInstant(at, locale) }),
    })),
  };
}

const factsOf = (store: StoreStanding, locale: Locale) => [
  { term: m.store_standing_approved(), value: formatInstant(store.approvedAt, locale) },
  { term: m.store_standing_address(), value: `${store.address}, ${store.city}` },
  { term: m.store_standing_ready(), value: String(store.readyDays) },
  { term: m.store_standing_items(), value: String(store.items) },
  { term: m.store_standing_open(), value: String(store.openParcels) },
  { term: m.store_standing_late(), value: String(store.lateParcels) },
  { term: m.store_standing_contested(), value: String(store.contestedReturns) },
  { term: m.store_standing_certificates(), value: String(store.endedCertificates) },
  ...(store.rating === null
    ? []
    : [{ term: m.store_standing_rating(), value: store.rating.toLocaleString(locale) }]),
];

const intents = {
  freeze: { change: freezeStore, said: m.store_standing_freeze_said },
  reopen: { change: reopenStore, said: m.store_standing_reopen_said },
};

export function changeStoreStanding(request: PageRequest, actor: Actor, storeId: string, sent: Request) {
  return answerForm(sent, null, async (form) => {
    const name = String(form.get('intent') ?? '');
    if (!Object.hasOwn(intents, name)) throw data(null, { status: 400 });
    const { change, said } = intents[name as keyof typeof intents];
    await orMissing(
      change(request.deps, actor, { storeId, form: Object.fromEntries(form) }).catch((error: unknown) => {
        leadToStepUp(error, request);
        throw error;
      }),
    );
    request.leaveToast({ type: 'success', message: said() });
    return redirect(localePath(paths.operator.store(storeId), request.locale), 303);
  });
}
