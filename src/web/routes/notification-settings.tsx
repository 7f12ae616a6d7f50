// Notification settings (spec §2 /notification): this browser's push notifications, what is sent by which channel, and quiet hours.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import { changeNotificationSettings, getNotificationSettings } from '#domain/notifications';
import { localePath } from '#shared/locale-path';
import { quietForm } from '#shared/notification-settings-form';
import { optionalTopics } from '#shared/notifications';
import * as paths from '#shared/paths';
import { BrowserPushCard } from '#web/notifications/browser-push-card.tsx';
import { SettingsForm } from '#web/notifications/settings-form.tsx';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import type { RouteHandle } from '#web/route-handle';
import { answerForm } from '#web/ui/forms/submission.server';
import { PageTitle } from '#web/ui/page-title.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/notification-settings';

export const handle: RouteHandle = { member: { back: paths.notifications } };

/** Reminders of a partner's work are nobody else's. */
const topicsOf = ({ memberships }: Actor) =>
  optionalTopics.filter((topic) => topic !== 'work' || memberships.length > 0);

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const { topics, quiet } = await getNotificationSettings(request.deps, actor);
  return {
    pushKey: request.deps.webPushKey,
    topics: topicsOf(actor)
      .map((topic) => ({ topic, channels: topics[topic] }))
      .filter(({ channels }) => Object.keys(channels).length > 0),
    quiet,
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  return answerForm(args.request, quietForm, async (form) => {
    const on = form.getAll('on');
    const { topics } = await getNotificationSettings(request.deps, actor);
    await changeNotificationSettings(request.deps, actor, {
      topics: Object.fromEntries(
        topicsOf(actor).map((topic) => [
          topic,
          Object.fromEntries(
            Object.keys(topics[topic]).map((channel) => [channel, on.includes(`${topic}:${channel}`)]),
          ),
        ]),
      ),
      quiet:
        form.get('quiet') === 'yes'
          ? { from: String(form.get('quiet_from')), until: String(form.get('quiet_until')) }
          : null,
    });
    request.leaveToast({ type: 'success', message: m.notifications_settings_saved() });
    return redirect(localePath(paths.notificationSettings, request.locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.notifications_settings_title());
}

export default function NotificationSettingsRoute({
  loaderData: { pushKey, ...settings },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <PageTitle>{m.notifications_settings_title()}</PageTitle>
      <BrowserPushCard pushKey={pushKey} />
      <SettingsForm {...settings} answer={actionData} />
    </div>
  );
}
