// This browser's push notifications (docs/product/notifications.md): whether it has them, turning them on and off, and trying them. What it
// says is what the browser and the server answer.
import { useCallback, useEffect, useState } from 'react';
import { ApiRefusal, callApi } from '#web/api-client';
import { trialArrived } from '#shared/notifications';

export type BrowserPush =
  | 'checking'
  | 'unsupported'
  | 'denied'
  | 'off'
  | 'failed'
  | 'gone'
  | 'on'
  | 'sending'
  | 'arrived'
  | 'silent';

const address = '/api/v3/user/notification/browser';
/** The outbox sends at once; push services take seconds. */
const patienceMs = 60_000;

export function useBrowserPush(key: string) {
  const [state, setState] = useState<BrowserPush>('checking');
  useEffect(() => {
    let isHere = true;
    void look().then((found) => isHere && setState(found));
    return () => {
      isHere = false;
    };
  }, []);
  useArrival(state, setState);
  const begin = useCallback((work: Promise<BrowserPush>) => {
    void work.catch((): BrowserPush => 'failed').then(setState);
  }, []);
  return {
    state,
    turnOn: () => begin(turnOn(key)),
    turnOff: () => begin(turnOff()),
    sendTrial: () => {
      setState('sending');
      begin(sendTrial());
    },
  };
}

/** While a trial is on its way: it arrives, or it does not. */
function useArrival(state: BrowserPush, setState: (next: BrowserPush) => void): void {
  useEffect(() => {
    if (state !== 'sending') return;
    const hear = ({ data }: MessageEvent) => {
      if (data === trialArrived) setState('arrived');
    };
    navigator.serviceWorker.addEventListener('message', hear);
    const timer = setTimeout(() => setState('silent'), patienceMs);
    return () => {
      navigator.serviceWorker.removeEventListener('message', hear);
      clearTimeout(timer);
    };
  }, [state, setState]);
}

async function look(): Promise<BrowserPush> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await current();
  if (!subscription) return 'off';
  const { endpoint } = subscription;
  return callApi<{ is_subscribed: boolean }>(`${address}/find`, {
    method: 'POST',
    body: JSON.stringify({ endpoint }),
  }).then(
    ({ data }) => (data.is_subscribed ? 'on' : 'off'),
    () => 'off',
  );
}

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function turnOn(key: string): Promise<BrowserPush> {
  if ((await Notification.requestPermission()) !== 'granted')
    return Notification.permission === 'denied' ? 'denied' : 'off';
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await callApi(address, { method: 'PUT', body: JSON.stringify(subscription) });
  return 'on';
}

async function turnOff(): Promise<BrowserPush> {
  const subscription = await current();
  if (!subscription) return 'off';
  const { endpoint } = subscription;
  await callApi(`${address}/remove`, { method: 'POST', body: JSON.stringify({ endpoint }) });
  await subscription.unsubscribe();
  return 'off';
}

/** Sent by the way of every other notification; the page then waits for the worker to say that it has come. */
async function sendTrial(): Promise<BrowserPush> {
  const subscription = await current();
  if (!subscription) return 'gone';
  const { endpoint } = subscription;
  return callApi(`${address}/try`, { method: 'POST', body: JSON.stringify({ endpoint }) }).then(
    () => 'sending',
    (error: unknown) => (error instanceof ApiRefusal && error.code === 'not_found' ? 'gone' : 'failed'),
  );
}
