// What the page of the price tables loads and does (docs/product/umrah-prices.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { findTableInForce } from '#domain/umrah-estimates';
import {
  findPriceDraft,
  listPriceVersions,
  type PriceAuthor,
  type PriceVersion,
  startPriceDraft,
  withdrawPriceVersion,
} from '#domain/umrah-prices';
import { priceStandingLabel } from '#labels/umrah-prices';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import type { PageRequest } from '#web/request/page-context.server';
import { answerForm } from '#web/ui/forms/submission.server';
import type { Choice } from '#web/ui/select-field.tsx';
import { pricePaths } from './price-paths.ts';
import { versionName } from './version-name.server.ts';

export async function loadPrices({ deps, locale }: PageRequest, author: PriceAuthor) {
  const { side } = author;
  const today = todayInIndonesia(deps.now());
  const [versions, draft, usual] = await Promise.all([
    listPriceVersions(deps, author),
    findPriceDraft(deps, author),
    side === 'partner' ? findTableInForce(deps, { partnerId: null, onDay: today }) : null,
  ]);
  const choice = ({ id, version, effectiveOn }: PriceVersion): Choice => ({
    value: id,
    label: m.umrah_prices_start_choice({ version, date: formatDate(effectiveOn, locale) }),
  });
  return {
    side,
    versions: versions.map((version) => rowOf(version, author, locale)),
    draft: draft && {
      isSubmitted: draft.isSubmitted,
      from: formatDate(draft.effectiveOn, locale),
      editors: namesOf(draft.editors.map(({ name }) => name)),
    },
    /** What a draft may begin as, the one in force first: it is what most begin as. */
    starts: versions
      .filter(({ standing }) => standing === 'in_force' || standing === 'coming')
      .toSorted((a, b) => Number(b.standing === 'in_force') - Number(a.standing === 'in_force'))
      .map(choice)
      .concat(usual ? [{ value: usual.id, label: versionName(usual, author, locale) }] : []),
    coming: versions.filter(({ standing }) => standing === 'coming').map(choice),
  };
}

export type PricesPage = Awaited<ReturnType<typeof loadPrices>>;

function rowOf(one: PriceVersion, { side }: PriceAuthor, locale: Locale) {
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
        : (side === 'partner' ? m.umrah_prices_own_by : m.umrah_prices_by)({
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

export function changePrices(request: PageRequest, author: PriceAuthor, sent: Request) {
  const paths = pricePaths[author.side];
  const { deps, locale, leaveToast } = request;
  return answerForm(sent, null, async (form) => {
    switch (form.get('intent')) {
      case 'start': {
        const from = form.get('from');
        await startPriceDraft(deps, author, typeof from === 'string' && from !== '' ? { from } : {});
        leaveToast({ type: 'success', message: m.umrah_prices_started() });
        return redirect(localePath(paths.umrahPriceDraft, locale), 303);
      }
      case 'withdraw':
        await withdrawPriceVersion(deps, author, {
          id: String(form.get('version') ?? ''),
          form: { reason: form.get('reason') },
        });
        leaveToast({ type: 'success', message: m.umrah_prices_withdrawn() });
        return redirect(localePath(paths.umrahPrices, locale), 303);
      default:
        throw data(null, { status: 400 });
    }
  });
}
