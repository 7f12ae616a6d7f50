// What a promo would have cost on orders of the past, in words (docs/product/promos.md).
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import { type ConsolePromo, type PastRefusal, refusalFault, tryOnPastOrders } from '#domain/promos';
import { formatDate } from '#shared/dates';
import { formatRupiah } from '#shared/money';
import type { PageRequest } from '#web/request/page-context.server';
import { messageByKey } from '#web/ui/forms/message-by-key.server';

/** Our choice: a month, a quarter, a year. */
const choices = [30, 90, 365];
const first = 90;

export async function loadTrial(request: PageRequest, actor: Actor, promo: ConsolePromo) {
  const { deps, locale, search } = request;
  const asked = Number(new URLSearchParams(search).get('days'));
  const days = choices.find((one) => one === asked) ?? first;
  const { from, to, looked, isCapped, uses, cost, sales, usedUpOn, excluded } = await tryOnPastOrders(
    deps,
    actor,
    { id: promo.id, days },
  );
  const said = { from: formatDate(from, locale), to: formatDate(to, locale), count: looked };
  const reason = (refusal: PastRefusal) => {
    if (refusal === 'better_promo') return m.promos_past_other();
    // The checkout says it to the member.
    if (refusal === 'used_by_member') return m.promos_past_used();
    const { message, values } = refusalFault(promo, refusal);
    return messageByKey(message, values || undefined);
  };
  return {
    days,
    choices: choices.map((value) => ({ value, label: m.promos_past_days({ days: value }) })),
    text: isCapped ? m.promos_past_text_capped(said) : m.promos_past_text(said),
    facts:
      looked === 0
        ? null
        : [
            { term: m.promos_past_uses(), value: m.promos_past_of({ uses, count: looked }) },
            { term: m.promos_past_cost(), value: formatRupiah(cost) },
            { term: m.promos_past_sales(), value: formatRupiah(sales) },
            ...(usedUpOn
              ? [{ term: m.promos_past_used_up(), value: formatDate(usedUpOn, locale, 'short') }]
              : []),
          ],
    excluded: excluded.map(({ refusal, count }) => ({
      key: refusal,
      said: m.promos_past_out({ reason: reason(refusal), count }),
    })),
  };
}
