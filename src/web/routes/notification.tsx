// Notifications (spec §2 /notification): tabs Semua, Pesanan, Promosi, Info Lain; opening one reads it. Works as forms, without script.
import { useEffect } from 'react';
import { Form, redirect, useNavigation, useRevalidator } from 'react-router';
import * as m from '#messages/messages';
import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '#domain/notifications';
import { notificationText } from '#labels/notifications';
import { AppError } from '#shared/errors';
import { formatInstant } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import { type NotificationTab, notificationTabs } from '#shared/notifications';
import * as paths from '#shared/paths';
import { useFrame } from '#web/frame';
import { onComeBack } from '#web/come-back';
import { useUnreadCount } from '#web/notifications/unread-count';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import type { RouteHandle } from '#web/route-handle';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { readForm } from '#web/ui/forms/read-form.server';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/notification';

export const handle: RouteHandle = { member: {} };

const tabLabel = {
  orders: m.notifications_tab_orders,
  promos: m.notifications_tab_promos,
  info: m.notifications_tab_info,
};

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const query = new URLSearchParams(request.search);
  const tab = notificationTabs.find((one) => one === query.get('tab')) ?? null;
  const before = Number(query.get('before') ?? Number.NaN);
  const [{ items, hasMore }, unread] = await Promise.all([
    listNotifications(request.deps, actor, {
      ...(tab && { tab }),
      ...(Number.isSafeInteger(before) && { before }),
    }),
    countUnreadNotifications(request.deps, actor),
  ]);
  return {
    tab,
    unread,
    hasMore,
    items: items.map((one) => ({
      id: one.id,
      ...notificationText(one, request.locale),
      count: one.count,
      activity: one.activity,
      at: one.createdAt.toISOString(),
      isRead: one.isRead,
    })),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const id = String((await readForm(args.request)).get('open') ?? '');
  if (id === '') {
    await readAllNotifications(request.deps, actor);
    return redirect(localePath(paths.notifications, request.locale), 303);
  }
  try {
    const { path } = await readNotification(request.deps, actor, id);
    return redirect(localePath(path, request.locale), 303);
  } catch (error) {
    if (error instanceof AppError) return redirect(localePath(paths.notifications, request.locale), 303);
    throw error;
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.notifications_title());
}

const pathOf = (tab: NotificationTab | null, before?: number) => {
  const query = new URLSearchParams({
    ...(tab && { tab }),
    ...(before !== undefined && { before: String(before) }),
  });
  return query.size > 0 ? `${paths.notifications}?${query}` : paths.notifications;
};

type Listed = Pick<Route.ComponentProps['loaderData'], 'items' | 'unread'>;

/** What is being read is shown as read before the server has answered. */
function useReadAtOnce({ items, unread }: Listed): Listed {
  const { formData } = useNavigation();
  if (!formData) return { items, unread };
  const opened = formData.get('open');
  const isRead = (id: string) => opened === null || opened === id;
  return {
    items: items.map((one) => (isRead(one.id) ? { ...one, isRead: true } : one)),
    unread: opened === null ? 0 : unread,
  };
}

/** Loaded anew when somebody comes back to it, and when the bell counts something else. */
function useFreshList(unread: number): void {
  const { revalidate } = useRevalidator();
  const counted = useUnreadCount();
  useEffect(() => onComeBack(() => void revalidate()), [revalidate]);
  useEffect(() => {
    if (counted > unread) void revalidate();
  }, [counted, unread, revalidate]);
}

export default function NotificationPage({ loaderData }: Route.ComponentProps) {
  const { tab, hasMore } = loaderData;
  const { locale } = useFrame();
  const { items, unread } = useReadAtOnce(loaderData);
  useFreshList(loaderData.unread);
  return (
    <>
      <PageTitle>{m.notifications_title()}</PageTitle>
      <nav aria-label={m.notifications_tabs()} className="flex flex-wrap border-b border-line">
        {[null, ...notificationTabs].map((one) => (
          <LocalLink
            key={one ?? 'all'}
            to={pathOf(one)}
            aria-current={one === tab ? 'page' : undefined}
            className="flex min-h-12 items-center -mb-px border-b-2 border-transparent px-4 font-semibold text-ink-soft aria-[current]:border-primary aria-[current]:text-primary"
          >
            {one ? tabLabel[one]() : m.notifications_tab_all()}
          </LocalLink>
        ))}
      </nav>
      <div className="mt-4 flex flex-wrap items-center gap-x-6">
        {unread > 0 && (
          <Form method="post" preventScrollReset>
            <Button variant="quiet">{m.notifications_read_all()}</Button>
          </Form>
        )}
        <LocalLink
          to={paths.notificationSettings}
          className="inline-flex min-h-12 items-center font-semibold text-primary underline"
        >
          {m.notifications_settings()}
        </LocalLink>
      </div>
      {items.length > 0 ? (
        <ul className="mt-2 divide-y divide-line">
          {items.map((one) => (
            <li key={one.id}>
              <Form method="post">
                <button
                  name="open"
                  value={one.id}
                  className="block min-h-16 w-full cursor-pointer py-3 text-left hover:text-primary"
                >
                  <span className={one.isRead ? 'block' : 'block font-bold'}>
                    {one.title}
                    {one.count > 1 && ` (${one.count})`}
                    {!one.isRead && <span className="sr-only"> {m.notifications_unread()}</span>}
                  </span>
                  <span className="block text-ink-soft">{one.text}</span>
                  <time dateTime={one.at} className="block text-sm text-ink-soft">
                    {formatInstant(new Date(one.at), locale)}
                  </time>
                </button>
              </Form>
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-6">
          <EmptyState title={m.notifications_empty()} text={m.notifications_empty_text()} />
        </div>
      )}
      {hasMore && (
        <LocalLink
          to={pathOf(tab, items.at(-1)!.activity)}
          className="mt-4 inline-flex min-h-12 items-center font-semibold text-primary underline"
        >
          {m.notifications_older()}
        </LocalLink>
      )}
    </>
  );
}
