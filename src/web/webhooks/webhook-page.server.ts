// The page of one address that hears a partner's events: what was delivered there, and what an owner does about it
// (docs/product/webhooks.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  changeWebhookEvents,
  type Delivery,
  listDeliveries,
  listWebhooks,
  pauseWebhook,
  removeWebhook,
  replayDelivery,
  resumeWebhook,
  rotateWebhookSecret,
  testWebhook,
} from '#domain/webhooks';
import { deliveryStateLabel } from '#labels/webhooks';
import { formatInstant } from '#shared/dates';
import { pageSizes } from '#shared/limits';
import { askedPage } from '#shared/list-query';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { eventsIn, webhookView } from './webhooks-page.server.ts';

export async function loadWebhook(request: PageRequest, webhookId: string) {
  const { deps } = request;
  const { actor } = requirePartner(request);
  const page = askedPage(new URLSearchParams(request.search));
  const [all, list] = await Promise.all([
    listWebhooks(deps, actor),
    orMissing(listDeliveries(deps, actor, { webhookId, page, limit: pageSizes.console })),
  ]);
  const webhook = all.find(({ id }) => id === webhookId);
  if (!webhook) throw data(null, { status: 404 });
  return {
    webhook: webhookView(webhook, request),
    deliveries: list.items.map((one) => deliveryView(one, webhook.pausedBy !== null, request)),
    page,
    limit: list.limit,
    total: list.total,
  };
}

/** A new secret is answered with the page, this once; everything else leads back to it, and removing to the list. */
export function changeWebhook(request: PageRequest, sent: Request, id: string) {
  const { deps } = request;
  const { actor } = requirePartner(request);
  const back = (message: string, page: string = paths.partnerConsole.webhook(id)) => {
    request.leaveToast({ type: 'success', message });
    return redirect(localePath(page, request.locale), 303);
  };
  return answerForm(sent, null, async (form) => {
    const [intent, about = ''] = String(form.get('intent')).split(':');
    switch (intent) {
      case 'rotate':
        return {
          made: await orMissing(
            rotateWebhookSecret(deps, actor, id).catch((error: unknown) => {
              leadToStepUp(error, request);
              throw error;
            }),
          ),
        };
      case 'events':
        await orMissing(changeWebhookEvents(deps, actor, { id, form: { events: eventsIn(form) } }));
        return back(m.webhooks_events_changed());
      case 'test':
        await orMissing(testWebhook(deps, actor, id));
        return back(m.webhooks_tested());
      case 'replay':
        await orMissing(replayDelivery(deps, actor, { webhookId: id, deliveryId: about }));
        return back(m.webhooks_replayed());
      case 'pause':
        await orMissing(pauseWebhook(deps, actor, id));
        return back(m.webhooks_paused());
      case 'resume':
        await orMissing(resumeWebhook(deps, actor, id));
        return back(m.webhooks_resumed());
      case 'remove':
        await orMissing(removeWebhook(deps, actor, id));
        return back(m.webhooks_removed(), paths.partnerConsole.webhooks);
      default:
        throw data(null, { status: 400 });
    }
  });
}

function deliveryView(
  { id, event, createdAt, state, status, answer, error, attempts, nextTryAt, byHand }: Delivery,
  isPaused: boolean,
  { locale }: Pick<PageRequest, 'locale'>,
) {
  const label = deliveryStateLabel[state];
  const next =
    isPaused && !byHand
      ? m.webhooks_next_paused()
      : attempts > 0 && nextTryAt
        ? formatInstant(nextTryAt, locale, 'short')
        : m.webhooks_next_soon();
  return {
    id,
    event,
    at: formatInstant(createdAt, locale, 'short'),
    state: { text: label.text(), tone: label.tone },
    status: status === null ? null : String(status),
    said: error ?? answer,
    attempts,
    next: state === 'waiting' ? next : null,
  };
}
