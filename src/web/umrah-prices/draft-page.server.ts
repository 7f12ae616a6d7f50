// What the pages of the draft of the next price table load and do (docs/product/umrah-prices.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  approvePriceDraft,
  discardPriceDraft,
  findPriceDraft,
  getPriceDraft,
  type PriceAuthor,
  publishOwnPrices,
  refusePriceDraft,
  reviewPriceDraft,
  savePriceDraft,
  submitPriceDraft,
} from '#domain/umrah-prices';
import { actionLabels } from '#labels/audit';
import { cabinLabel, transportLabel } from '#labels/private-umrah';
import { trialLabel } from '#labels/umrah-prices';
import { formatDate, formatInstant } from '#shared/dates';
import { AppError } from '#shared/errors';
import { groupedDigits } from '#shared/grouped-digits';
import { textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { formatRupiah } from '#shared/money';
import { type PricePart, priceParts } from '#shared/umrah-prices';
import { orMissing } from '#web/request/missing-page.server';
import { nameWhoWasFirst } from '#web/request/name-who-was-first.server';
import type { PageRequest } from '#web/request/page-context.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { changeView } from './change-view.server.ts';
import { pricePartValues, readPricePart } from './price-form.server.ts';
import { pricePaths } from './price-paths.ts';
import { versionName } from './version-name.server.ts';

/** Our choice: what somebody reads through. */
const mostChanges = 100;

export async function loadDraft(request: PageRequest, author: PriceAuthor) {
  const { deps, locale } = request;
  const review = await orMissing(reviewPriceDraft(deps, author));
  const { draft, before, changes, trial, rate, history, isToCheck } = review;
  const nobody = m.umrah_prices_nobody();
  return {
    side: author.side,
    revision: draft.revision,
    isSubmitted: draft.isSubmitted,
    isToCheck,
    refusal: draft.refusal && {
      reason: draft.refusal.reason,
      title: m.umrah_prices_refused({
        name: draft.refusal.by ?? nobody,
        when: formatInstant(draft.refusal.at, locale),
      }),
    },
    facts: [
      { term: m.umrah_prices_fact_from(), value: formatDate(draft.effectiveOn, locale) },
      ...(draft.note ? [{ term: m.umrah_prices_fact_note(), value: draft.note }] : []),
      {
        term: m.umrah_prices_fact_editors(),
        value: draft.editors.map(({ name }) => name).join(', ') || nobody,
      },
      {
        term: m.umrah_prices_fact_compared(),
        value: before ? versionName(before, author, locale) : m.umrah_prices_fact_nothing(),
      },
    ],
    changes: changes.slice(0, mostChanges).map((change) => changeView(change, locale)),
    moreChanges: Math.max(0, changes.length - mostChanges),
    rate: groupedDigits(rate.rupiah, '.'),
    trial: trial.map(({ kind, chosen, before: now, after, rises }) => ({
      key: kind,
      trip: trialLabel[kind](),
      chosen: m.umrah_prices_trial_chosen({
        fare: chosen.fare.replaceAll('-', ' '),
        hotels: chosen.hotels.map(({ name }) => textIn(name, locale).text).join('; '),
      }),
      before: now ? formatRupiah(now.high) : m.umrah_prices_trial_not(),
      after: formatRupiah(after.high),
      rises:
        rises === null ? '' : `${rises > 0 ? '+' : rises < 0 ? '−' : ''}${formatRupiah(Math.abs(rises))}`,
    })),
    history: history.map(({ at, action, by }, index) => ({
      key: String(index),
      when: formatInstant(at, locale),
      what: actionLabels[action](),
      who: by ?? nobody,
    })),
  };
}

export type DraftPage = Awaited<ReturnType<typeof loadDraft>>;

export async function changeDraft(request: PageRequest, author: PriceAuthor, sent: Request) {
  const { deps, locale, leaveToast } = request;
  const { actor, side } = author;
  const paths = pricePaths[side];
  const { id } = await orMissing(getPriceDraft(deps, author));
  return answerForm(sent, null, async (form) => {
    const named = { id, revision: Number(form.get('revision') ?? 0) };
    const done = (message: string, to: string) => {
      leaveToast({ type: 'success', message });
      return redirect(localePath(to, locale), 303);
    };
    const first = <Answer>(change: () => Promise<Answer>) => namingColleague(request, author, change);
    switch (`${side} ${String(form.get('intent'))}`) {
      case 'operator submit':
        await first(() => submitPriceDraft(deps, actor, named));
        return done(m.umrah_prices_submitted(), paths.umrahPriceDraft);
      case 'operator approve': {
        const { version } = await first(() => approvePriceDraft(deps, actor, named));
        return done(m.umrah_prices_approved({ version }), paths.umrahPrices);
      }
      case 'partner publish': {
        const { version } = await first(() => publishOwnPrices(deps, actor, named));
        return done(m.umrah_prices_approved({ version }), paths.umrahPrices);
      }
      case 'operator refuse':
        await first(() => refusePriceDraft(deps, actor, { ...named, form: { reason: form.get('reason') } }));
        return done(m.umrah_prices_refused_done(), paths.umrahPriceDraft);
      case 'operator discard':
      case 'partner discard':
        if (form.get('confirmed') !== 'yes')
          throw new AppError('invalid_input', [
            { field: 'confirmed', message: 'umrah_prices_discard_unconfirmed' },
          ]);
        await first(() => discardPriceDraft(deps, author, named));
        return done(m.umrah_prices_discarded(), paths.umrahPrices);
      default:
        throw data(null, { status: 400 });
    }
  });
}

/** Of the editor. Answers 404 for a part there is not. */
export async function loadPart(request: PageRequest, author: PriceAuthor, name: string | undefined) {
  const part = partNamed(name);
  const draft = await orMissing(getPriceDraft(request.deps, author));
  return {
    side: author.side,
    part,
    isSubmitted: draft.isSubmitted,
    ...pricePartValues(part, draft),
    choices: {
      cabins: (['economy', 'business'] as const).map((value) => ({ value, label: cabinLabel(value) })),
      kinds: (['bus', 'fast_train', 'private_car'] as const).map((value) => ({
        value,
        label: transportLabel(value),
      })),
    },
  };
}

export type PartPage = Awaited<ReturnType<typeof loadPart>>;

export async function savePart(
  request: PageRequest,
  author: PriceAuthor,
  name: string | undefined,
  sent: Request,
) {
  const { deps, locale, leaveToast } = request;
  const part = partNamed(name);
  const { id } = await orMissing(getPriceDraft(deps, author));
  return answerForm(sent, null, async (form) => {
    const { change, naming } = readPricePart(part, form);
    const revision = Number(form.get('revision') ?? 0);
    await namingColleague(request, author, () =>
      naming(() => savePriceDraft(deps, author, { id, revision, change })),
    );
    leaveToast({ type: 'success', message: m.umrah_prices_saved() });
    return redirect(localePath(pricePaths[author.side].umrahPricePart(part), locale), 303);
  });
}

function partNamed(name: string | undefined): PricePart {
  const part = priceParts.find((one) => one === name);
  if (!part) throw data(null, { status: 404 });
  return part;
}

function namingColleague<Answer>(
  request: PageRequest,
  author: PriceAuthor,
  change: () => Promise<Answer>,
): Promise<Answer> {
  const last = async () => {
    const draft = await findPriceDraft(request.deps, author);
    return draft && { at: draft.changedAt, by: draft.changedBy };
  };
  return nameWhoWasFirst(
    request,
    { code: 'content_changed', message: 'umrah_prices_conflict', last },
    change,
  );
}
