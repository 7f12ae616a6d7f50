// The local payment simulator (docs/product/payments.md, decision 0021): a gateway of its own on loopback, in every
// process that needs it. Its memory is the database, so several processes share one, and it survives them all.
import type { AddressInfo } from 'node:net';
import type { Db } from '#platform/database/database';
import type { JobLog } from '#platform/jobs/job-kind';
import type { MidtransSettings, XenditSettings } from '#platform/payments/settings';
import { performAction, type SimulatorActionName } from './actions.ts';
import { type Delivery, startDelivery } from './notifications.ts';
import { simulatorServer } from './server.ts';
import { expirePayments, findPayment, type ListedPayment, listPayments, readServerKey } from './store.ts';
import type { SimulatedPayment } from './wire-answers.ts';
import { callbackTokenOf } from './xendit-wire.ts';

export interface PaymentSimulator {
  /** How the adapters reach it: as they would reach the real ones. */
  settings: { midtrans: MidtransSettings; xendit: XenditSettings };
  /** Newest first. */
  list(limit: number): Promise<ListedPayment[]>;
  /** By order or by its own id. */
  find(name: string): Promise<SimulatedPayment | null>;
  /** False when this cannot happen to the payment any more. */
  act(payment: SimulatedPayment, name: SimulatorActionName): Promise<boolean>;
  /** Begins to send notifications there; those that waited come first. Called once. */
  notifyAt(url: string, log: JobLog): void;
  close(): Promise<void>;
}

export interface SimulatorOptions {
  db: Db;
  now: () => Date;
  /** How many times faster than the real one it sends a notification again. */
  speed: number;
  /** How often it looks by itself for what is due; what happens in this process is sent at once. */
  lookMs?: number;
}

export async function startPaymentSimulator({
  db,
  now,
  speed,
  lookMs = 250,
}: SimulatorOptions): Promise<PaymentSimulator> {
  const store = { db, now, serverKey: await readServerKey(db) };
  let delivery: Delivery | undefined;
  const server = simulatorServer(store);
  server.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET') delivery?.wake();
  });
  // Loopback only, on any free port: nobody but this process asks this server.
  await server.listen({ host: '127.0.0.1', port: 0 });
  const address = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return {
    settings: {
      midtrans: { name: 'simulator', serverKey: store.serverKey, apiUrl: address, snapUrl: address },
      xendit: {
        name: 'simulator',
        secretKey: store.serverKey,
        callbackToken: callbackTokenOf(store.serverKey),
        apiUrl: address,
      },
    },
    list: (limit) => listPayments(store, limit),
    find: (name) => findPayment(store, name),
    async act(payment, name) {
      const hasHappened = await performAction(store, payment, name);
      if (hasHappened) delivery?.wake();
      return hasHappened;
    },
    notifyAt(url, log) {
      delivery = startDelivery(db, { url, speed, lookMs, everyLook: () => expirePayments(store), log });
    },
    async close() {
      await delivery?.close();
      await server.close();
    },
  };
}
