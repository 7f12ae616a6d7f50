// Push notifications in the browser (docs/product/notifications.md): shown, opened, and subscribed again when the browser changes its address.
import { notificationTrialKind, trialArrived } from '#shared/notifications';

export interface PushMessage {
  id: string;
  kind: string;
  title: string;
  text: string;
  link: string;
}

interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}
/** As much of the worker's world as is used. */
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
}
const { registration, clients } = self as unknown as Scope;
const openPages = () => clients.matchAll({ type: 'window', includeUncontrolled: true });

/** The same message twice is shown once: its id is the tag. */
export async function showPush({ id, kind, title, text, link }: PushMessage): Promise<void> {
  await registration.showNotification(title, { body: text, tag: id, data: { link } });
  if (kind === notificationTrialKind)
    for (const page of await openPages())
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- pages of this worker's own origin
      page.postMessage(trialArrived);
}

/** In a page that shows it already, else in one of its own. */
export async function openPush(notification: Notification): Promise<void> {
  notification.close();
  const { link } = notification.data as { link: string };
  const address = new URL(link, location.origin).href;
  const open = (await openPages()).find(({ url }) => url === address);
  await (open ? open.focus() : clients.openWindow(address));
}

/** A browser may change its address by itself; without this it would fall silent. */
export async function renewSubscription(): Promise<void> {
  const subscription = await registration.pushManager.getSubscription();
  if (!subscription) return;
  await fetch('/api/v3/user/notification/browser', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription),
  });
}
