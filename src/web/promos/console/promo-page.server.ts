// What the pages of one promo at the consoles load and do (docs/product/promos.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import {
  type ConsolePromo,
  discountUpTo,
  draftPromo,
  formOfPromo,
  getConsolePromo,
  movePromo,
  type PromoMove,
  type PromoSimulation,
  refusalFault,
  savePromo,
  simulatePromo,
} from '#domain/promos';
import { promoCategoryLabel, promoMoveLabel, promoPayerLabel } from '#labels/promos';
import { formatDate, formatInstant } from '#shared/dates';
import { AppError } from '#shared/errors';
import { textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { formatRupiah } from '#shared/money';
import { promo as promoPath } from '#shared/paths';
import { discountText } from '#web/promos/promo-view';
import { orMissing } from '#web/request/missing-page.server';
import { nameWhoWasFirst } from '#web/request/name-who-was-first.server';
import type { PageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { messageByKey } from '#web/ui/forms/message-by-key.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { type PromoConsole, promoPaths } from './promo-console.ts';
import { firstValues, promoChoices, promoValues, readPromoForm } from './promo-form.server.ts';
import { loadTrial } from './promo-trial.server.ts';

export async function loadNewPromo(request: PageRequest, actor: Actor, at: PromoConsole) {
  return { values: firstValues(request), choices: await promoChoices(request, actor, at) };
}

export async function loadPromo(request: PageRequest, actor: Actor, at: PromoConsole, id: string) {
  const { deps, locale } = request;
  const promo = await orMissing(getConsolePromo(deps, actor, id));
  const { last, standing, revision, isOwn, isOpen, isFixed } = promo;
  return {
    id,
    code: promo.code,
    title: textIn(promo.title, locale).text,
    standing,
    revision,
    isFixed,
    moves: promo.moves,
    page: promo.isActive && promo.isListed ? promoPath(promo.slug) : null,
    facts: factsOf(promo, request),
    last: last && {
      when: formatInstant(last.at, locale),
      by: last.by,
    },
    form:
      isOwn && isOpen
        ? { values: promoValues(formOfPromo(promo)), choices: await promoChoices(request, actor, at) }
        : null,
    simulation:
      // Souvenirs are tried in the cart: what is in it decides.
      isOpen && promo.category !== 'souvenirs'
        ? simulationView(promo, await simulatePromo(deps, actor, id), request)
        : null,
    // Orders of journeys are looked at: a promo for souvenirs takes nothing off them.
    trial: isOpen && promo.category !== 'souvenirs' ? await loadTrial(request, actor, promo) : null,
  };
}

export type PromoPage = Awaited<ReturnType<typeof loadPromo>>;

function factsOf(promo: ConsolePromo, { locale }: PageRequest): { term: string; value: string }[] {
  const { used, held, maxUses, spent, budget, minimumOrder, partner, category, paidBy } = promo;
  const left = budget === null ? null : budget - spent;
  const whom = [
    promoCategoryLabel[category](),
    partner?.name,
    minimumOrder > 0 && `${m.promo_fact_minimum()} ${formatRupiah(minimumOrder)}`,
  ];
  return [
    { term: m.promos_about_discount(), value: discountText(promo, locale) },
    { term: m.promos_about_for(), value: whom.filter(Boolean).join(' · ') },
    {
      term: m.promos_about_period(),
      value: m.promo_period({
        from: formatDate(promo.validFrom, locale, 'short'),
        until: formatDate(promo.validUntil, locale, 'short'),
      }),
    },
    {
      term: m.promos_about_payer(),
      value: paidBy === 'partner' && partner ? partner.name : promoPayerLabel.platform(),
    },
    {
      term: m.promos_about_uses(),
      value: maxUses === null ? String(used) : m.promos_used_of({ used, most: maxUses }),
    },
    { term: m.promos_about_held(), value: String(held) },
    { term: m.promos_about_spent(), value: formatRupiah(spent) },
    { term: m.promos_about_budget(), value: budget === null ? m.promos_unlimited() : formatRupiah(budget) },
    ...(left === null
      ? []
      : [
          {
            term: m.promos_left(),
            value: `${formatRupiah(left)}. ${m.promos_about_enough({ count: Math.floor(left / discountUpTo(promo)) })}`,
          },
        ]),
  ];
}

/** In words: what each party pays, or the very sentence the checkout would refuse it with. */
function simulationView(
  promo: ConsolePromo,
  { on, included, includedCount, excluded, looked, isCapped }: PromoSimulation,
  { locale }: PageRequest,
) {
  const nameOf = ({ title, departsOn, partner }: PromoSimulation['included'][number]['card']) => ({
    name: textIn(title, locale).text,
    about: [formatDate(departsOn, locale, 'short'), ...(promo.ownerId ? [] : [partner.name])].join(' · '),
  });
  const reason = (refusal: PromoSimulation['excluded'][number]['refusal']) => {
    const { message, values } = refusalFault(promo, refusal);
    return messageByKey(message, values || undefined);
  };
  const said = { date: formatDate(on, locale), count: looked };
  return {
    text: isCapped ? m.promos_try_text_capped(said) : m.promos_try_text(said),
    included: included.map(({ card, parties }) => ({
      key: card.slug,
      ...nameOf(card),
      parties: parties.map(({ total, judgement: { discount, refusal } }) =>
        refusal === null
          ? {
              pays: formatRupiah(total - discount),
              note: m.promos_try_off({ amount: formatRupiah(discount) }),
            }
          : { pays: formatRupiah(total), note: reason(refusal) },
      ),
    })),
    more:
      includedCount > included.length ? m.promos_try_more({ count: includedCount - included.length }) : null,
    excluded: excluded.map(({ refusal, count, examples }) => ({
      key: refusal,
      reason: m.promos_try_out_of({ reason: reason(refusal), count }),
      examples: m.promos_try_out_such({
        names: examples.map((card) => `${nameOf(card).name} (${nameOf(card).about})`).join('; '),
      }),
    })),
  };
}

export function writeNewPromo(request: PageRequest, actor: Actor, at: PromoConsole, sent: Request) {
  return answerForm(sent, null, async (form) => {
    const { promo, naming } = readPromoForm(form);
    const payer = at === 'operator' ? 'platform' : 'partner';
    const id = await naming(() => draftPromo(request.deps, actor, { payer, form: promo }));
    request.leaveToast({ type: 'success', message: m.promos_saved() });
    return redirect(localePath(promoPaths[at].promo(id), request.locale), 303);
  });
}

const moves: readonly PromoMove[] = ['publish', 'pause', 'resume', 'end', 'archive'];

export async function changePromo(
  request: PageRequest,
  actor: Actor,
  { at, id }: { at: PromoConsole; id: string },
  sent: Request,
) {
  const { deps, locale } = request;
  await orMissing(getConsolePromo(deps, actor, id));
  return answerForm(sent, null, async (form) => {
    const intent = String(form.get('intent') ?? '');
    const revision = Number(form.get('revision') ?? 0);
    const move = moves.find((one) => one === intent);
    if (!move && intent !== 'save') throw data(null, { status: 400 });
    if (move === 'end' && form.get('confirmed') !== 'yes')
      throw new AppError('invalid_input', [{ field: 'confirmed', message: 'promos_end_unconfirmed' }]);
    const { promo, naming } = readPromoForm(form);
    const last = async () => (await getConsolePromo(deps, actor, id)).last;
    await nameWhoWasFirst(request, { code: 'content_changed', message: 'promos_conflict', last }, () =>
      move
        ? movePromo(deps, actor, { id, revision, move })
        : naming(() => savePromo(deps, actor, { id, revision, form: promo })),
    ).catch((error: unknown) => {
      leadToStepUp(error, request);
      throw error;
    });
    request.leaveToast({
      type: 'success',
      message: move ? promoMoveLabel[move].done() : m.promos_saved(),
    });
    return redirect(localePath(promoPaths[at].promo(id), locale), 303);
  });
}
