// Notification settings (spec §2 /notification): this browser's push notifications, what is sent by which channel, and quiet hours.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import { changeNotificationSettings, getNotificationSettings } from '#domain/notifications';
import { localePath } from '#shared/locale-path';
import { quietForm } from '#shared/notification-settings-form';
import { type NotificationChannel, notificationTopics } from '#shared/notifications';
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

type Settings = Awaited<ReturnType<typeof getNotificationSettings>>;

/** What this person is asked: reminders of work are for staff alone, WhatsApp for whoever proved a phone number. */
function choicesOf({ topics }: Settings, actor: Actor, hasWhatsApp: boolean) {
  return notificationTopics
    .filter((topic) => topic !== 'work' || actor.memberships.length > 0)
    .map((topic) => ({
      topic,
      channels: (Object.entries(topics[topic]) as [NotificationChannel, boolean][]).filter(
        ([channel]) => channel !== 'whatsapp' || (hasWhatsApp && actor.isPhoneVerified),
      ),
    }))
    .filter(({ channels }) => channels.length > 0);
}

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const { webPushKey: pushKey, hasWhatsApp = false } = request.deps;
  const settings = await getNotificationSettings(request.deps, actor);
  return {
    pushKey,
    topics: choicesOf(settings, actor, hasWhatsApp),
    lacksPhone: hasWhatsApp && !actor.isPhoneVerified,
    quiet: settings.quiet,
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  return answerForm(args.request, quietForm, async (form) => {
    const on = form.getAll('on');
    const settings = await getNotificationSettings(request.deps, actor);
    await changeNotificationSettings(request.deps, actor, {
      topics: Object.fromEntries(
        choicesOf(settings, actor, request.deps.hasWhatsApp ?? false).map(({ topic, channels }) => [
          topic,
          Object.fromEntries(channels.map(([channel]) => [channel, on.includes(`${topic}:${channel}`)])),
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
