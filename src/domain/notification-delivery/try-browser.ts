// A push notification to one's own browser, on the way that every other takes: somebody sees whether it arrives.
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { isSubscribed } from '#domain/notifications';
import { type OutboxDeps, sendToBrowser } from '#domain/outbox';
import { passThrottle } from '#domain/throttles';
import { minuteMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import type { Locale } from '#shared/locale';
import { notificationTrialKind } from '#shared/notifications';
import * as paths from '#shared/paths';

/** Our choice: nobody finds out more by trying more often. */
const perAccount = { name: 'push trials', max: 6, windowSeconds: 3_600 };
const usefulMinutes = 5;

interface Trial {
  endpoint: string;
  brand: Brand;
  locale: Locale;
  say(): { title: string; text: string };
}

/** Refuses `not_found` for a browser that is not the actor's (any more), and `too_many_requests`. */
export async function tryBrowser(
  deps: OutboxDeps,
  actor: Actor,
  { endpoint, brand, locale, say }: Trial,
): Promise<void> {
  if (!(await isSubscribed(deps, actor, endpoint))) throw new AppError('not_found');
  await passThrottle(deps, { ...perAccount, of: actor.accountId });
  const usefulUntil = new Date(deps.now().getTime() + usefulMinutes * minuteMs);
  await sendToBrowser(
    deps,
    {
      kind: notificationTrialKind,
      accountId: actor.accountId,
      brand,
      locale,
      path: paths.notificationSettings,
      say,
      usefulUntil,
    },
    endpoint,
  );
}
