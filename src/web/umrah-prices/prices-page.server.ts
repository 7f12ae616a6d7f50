// What the page of the price tables loads and does (docs/product/umrah-prices.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import {
  findPriceDraft,
  listPriceVersions,
  type PriceVersion,
  startPriceDraft,
  withdrawPriceVersion,
} from '#domain/umrah-prices';
import { priceStandingLabel } from '#labels/umrah-prices';
import { formatDate, formatInstant } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { operator } from '#shared/console-paths';
import type { PageRequest } from '#web/request/page-context.server';
import { answerForm } from '#web/ui/forms/submission.server';

export async function loadPrices({ deps, locale }: PageRequest, actor: Actor) {
  const [versions, draft] = await Promise.all([listPriceVersions(deps, actor), findPriceDraft(deps, actor)]);
  const choice = ({ id, version, effectiveOn }: PriceVersion) => ({
    value: id,
    label: m.umrah_prices_start_choice({ version, date: formatDate(effectiveOn, locale) }),
  });
  return {
    versions: versions.map((version) => rowOf(version, locale)),
    draft: draft && {
      isSubmitted: draft.isSubmitted,
      from: formatDate(draft.effectiveOn, locale),
      editors: namesOf(draft.editors.map(({ name }) => name)),
    },
    /** What a draft may begin as, the one in force first: it is what most begin as. */
    starts: versions
      .filter(({ standing }) => standing === 'in_force' || standing === 'coming')
      .toSorted((a, b) => Number(b.standing === 'in_force') - Number(a.standing === 'in_force'))
      .map(choice),
    coming: versions.filter(({ standing }) => standing === 'coming').map(choice),
  };
}

export type PricesPage = Awaited<ReturnType<typeof loadPrices>>;

function rowOf(one: PriceVersion, locale: Locale) {
  const { withdrawal } = one;
  return {
    id: one.id,
    name: m.umrah_prices_version({ version: one.version }),
    from: formatDate(one.effectiveOn, locale),
    standing: one.standing,
    state: priceStandingLabel[one.standing](),
    note: one.note,
    by:
      one.editors.length === 0 && one.approvedBy === null
        ? m.umrah_prices_by_setup()
        : m.umrah_prices_by({
            editors: namesOf(one.editors),
            checker: one.approvedBy ?? m.umrah_prices_nobody(),
          }),
    withdrawal:
      withdrawal &&
      m.umrah_prices_withdrawn_by({
        name: withdrawal.by ?? m.umrah_prices_nobody(),
        when: formatInstant(withdrawal.at, locale),
        reason: withdrawal.reason,
      }),
  };
}

const namesOf = (names: readonly string[]) => names.join(', ') || m.umrah_prices_nobody();

export function changePrices(request: PageRequest, actor: Actor, sent: Request) {
  const { deps, locale, leaveToast } = request;
  return answerForm(sent, null, async (form) => {
    switch (form.get('intent')) {
      case 'start': {
        const from = form.get('from');
        await startPriceDraft(deps, actor, typeof from === 'string' && from !== '' ? { from } : {});
        leaveToast({ type: 'success', message: m.umrah_prices_started() });
        return redirect(localePath(operator.umrahPriceDraft, locale), 303);
      }
      case 'withdraw':
        await withdrawPriceVersion(deps, actor, {
          id: String(form.get('version') ?? ''),
          form: { reason: form.get('reason') },
        });
        leaveToast({ type: 'success', message: m.umrah_prices_withdrawn() });
        return redirect(localePath(operator.umrahPrices, locale), 303);
      default:
        throw data(null, { status: 400 });
    }
  });
}
