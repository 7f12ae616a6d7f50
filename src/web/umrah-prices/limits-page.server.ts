// What the page of the limits of private umrah loads and does (docs/product/umrah-prices.md).
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import { listUmrahLimits, setUmrahLimits } from '#domain/umrah-prices';
import { umrahLimitHint, umrahLimitLabel } from '#labels/umrah-limits';
import { formatInstant } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { umrahLimitBounds, umrahLimitNames } from '#shared/umrah-limits';
import { wholeNumberOf } from '#shared/written-numbers';
import type { PageRequest } from '#web/request/page-context.server';
import { answerForm } from '#web/ui/forms/submission.server';

export async function loadLimits({ deps, locale }: PageRequest, actor: Actor) {
  const all = await listUmrahLimits(deps, actor);
  const [{ limits: now }] = all as [(typeof all)[number]];
  return {
    number: now.number,
    fields: umrahLimitNames.map((name) => {
      const [least, most] = umrahLimitBounds[name];
      return {
        name,
        label: umrahLimitLabel[name](),
        hint: m.umrah_limits_hint({ text: umrahLimitHint[name](), least, most }),
        value: now[name],
      };
    }),
    /** The newest first, each with what it changed of the one before. */
    history: all.map(({ limits, reason, at, by }, index) => {
      const before = all[index + 1]?.limits;
      return {
        number: limits.number,
        when: formatInstant(at, locale, 'short'),
        by: reason === null ? m.umrah_prices_by_setup() : (by ?? m.umrah_prices_nobody()),
        reason,
        changes: umrahLimitNames.flatMap((name) =>
          before && before[name] !== limits[name]
            ? [
                m.umrah_limits_change({
                  label: umrahLimitLabel[name](),
                  before: before[name],
                  after: limits[name],
                }),
              ]
            : [],
        ),
      };
    }),
  };
}

export type LimitsData = Awaited<ReturnType<typeof loadLimits>>;

export function changeLimits({ deps, locale, leaveToast }: PageRequest, actor: Actor, sent: Request) {
  return answerForm(sent, null, async (form) => {
    const number = wholeNumberOf(form.get('number'));
    await setUmrahLimits(deps, actor, {
      number: typeof number === 'number' ? number : 0,
      form: {
        ...Object.fromEntries(umrahLimitNames.map((name) => [name, wholeNumberOf(form.get(name))])),
        reason: form.get('reason'),
      },
    });
    leaveToast({ type: 'success', message: m.umrah_limits_saved() });
    return redirect(localePath(paths.operator.umrahLimits, locale), 303);
  });
}
