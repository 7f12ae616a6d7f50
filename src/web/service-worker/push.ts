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

/** What a browser says when it changes its address; most name neither, some the one before. */
export interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

const address = '/api/v3/user/notification/browser';
const tell = (method: 'PUT' | 'POST', to: string, body: object) =>
  fetch(to, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/**
 * A browser may change its address by itself, or lose it: then it subscribes again for the same key. The new address is stored first, so that
 * there is no moment without one; the one before is removed.
 */
export async function renewSubscription(change: SubscriptionChange): Promise<void> {
  const { oldSubscription: before, newSubscription } = change;
  const { pushManager } = registration;
  const key = before?.options.applicationServerKey;
  const now =
    newSubscription ??
    (await pushManager.getSubscription()) ??
    (key ? await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : null);
  if (now) await tell('PUT', address, now);
  if (before && before.endpoint !== now?.endpoint)
    await tell('POST', `${address}/remove`, { endpoint: before.endpoint });
}
