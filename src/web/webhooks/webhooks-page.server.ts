// The page of addresses that hear a partner's events: what it shows, and registering one (docs/product/webhooks.md).
import { data } from 'react-router';
import { createWebhook, listWebhooks, type Webhook } from '#domain/webhooks';
import { deliveryStateLabel, webhookStateLabel } from '#labels/webhooks';
import { formatInstant } from '#shared/dates';
import { webhookEvents } from '#shared/webhook-events';
import { requirePartner } from '#web/partner-console/require-partner.server';
import type { PageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { boxOfEvent } from './event-boxes.ts';

export async function loadWebhooks(request: PageRequest) {
  const { actor } = requirePartner(request);
  return { webhooks: (await listWebhooks(request.deps, actor)).map((one) => webhookView(one, request)) };
}

/** A new secret is answered with the page, this once. */
export function addWebhook(request: PageRequest, sent: Request) {
  const { deps } = request;
  const { actor } = requirePartner(request);
  return answerForm(sent, null, async (form) => {
    if (form.get('intent') !== 'create') throw data(null, { status: 400 });
    const url = String(form.get('url') ?? '').trim();
    const { id, secret } = await createWebhook(deps, actor, {
      url,
      events: eventsIn(form),
    }).catch((error: unknown) => {
      leadToStepUp(error, request);
      throw error;
    });
    return { made: { id, secret, host: new URL(url).host } };
  });
}

/** Those that were ticked. */
export const eventsIn = (form: FormData) =>
  webhookEvents.filter((event) => form.has(`event_${boxOfEvent(event)}`));

export function webhookView(
  { id, url, events, createdAt, pausedBy, waiting, failed, last }: Webhook,
  { locale }: Pick<PageRequest, 'locale'>,
) {
  const state = webhookStateLabel[pausedBy ?? 'listening'];
  return {
    id,
    url,
    host: new URL(url).host,
    events,
    pausedBy,
    waiting,
    failed,
    created: formatInstant(createdAt, locale, 'short'),
    state: { text: state.text(), tone: state.tone },
    last: last && {
      event: last.event,
      at: formatInstant(last.createdAt, locale, 'short'),
      state: deliveryStateLabel[last.state].text(),
      status: last.status,
    },
  };
}
