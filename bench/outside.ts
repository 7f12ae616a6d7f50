// What lies outside the application, in a process of its own (docs/product/test-kit.md): the payment simulator, and a mail server that
// takes everything. `bench/outside-process.ts` is that process; the load speaks with it by messages.
import { fork } from 'node:child_process';
import { notificationPath } from '#shared/payment-methods';
import { processorSeconds } from './server.ts';

/** What the process says first: how an application reaches what it runs. */
export interface OutsideReady {
  gatewayUrl: string;
  serverKey: string;
  mailUrl: string;
}

export type OutsideOrder =
  /** Where notifications go; before it none are sent. */
  | { kind: 'notify'; urls: string[] }
  /** Presses "paid" for a payment. */
  | { kind: 'pay'; id: number; paymentNumber: string }
  | { kind: 'mails'; id: number };

/** `value`: emails received so far, where they were asked for. */
export interface OutsideAnswer {
  id: number;
  value?: number;
  error?: string;
}

export interface Outside {
  /** Environment of an application that is paid through this gateway, and of one that also sends its mail. */
  settings: Record<string, string>;
  mailSettings: Record<string, string>;
  notifyAt(appUrls: readonly string[]): void;
  /** Returns when the application has answered the notification that it is paid. */
  pay(paymentNumber: string): Promise<void>;
  /** Emails received so far. */
  mails(): Promise<number>;
  processorSeconds(): number;
  stop(): Promise<void>;
}

export async function startOutside(databaseUrl: string): Promise<Outside> {
  const child = fork(new URL('./outside-process.ts', import.meta.url), [databaseUrl]);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = await new Promise<OutsideReady>((resolve, reject) => {
    child.once('message', (message) => resolve(message as OutsideReady));
    void ended.then(() => reject(new Error('The simulator ended before it was ready')));
  });
  const waiting = new Map<number, (answer: OutsideAnswer) => void>();
  let asked = 0;
  child.on('message', (message) => {
    const answer = message as OutsideAnswer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  async function ask(order: { kind: 'pay'; paymentNumber: string } | { kind: 'mails' }) {
    const id = (asked += 1);
    const answered = new Promise<OutsideAnswer>((resolve) => waiting.set(id, resolve));
    child.send({ ...order, id } satisfies OutsideOrder);
    const { value = 0, error } = await answered;
    if (error) throw new Error(error);
    return value;
  }
  const settings = {
    PAYMENT_GATEWAY: 'midtrans',
    MIDTRANS_SERVER_KEY: ready.serverKey,
    MIDTRANS_API_URL: ready.gatewayUrl,
    MIDTRANS_SNAP_URL: ready.gatewayUrl,
  };
  return {
    settings,
    mailSettings: { ...settings, SMTP_URL: ready.mailUrl },
    notifyAt: (appUrls) =>
      void child.send({
        kind: 'notify',
        urls: appUrls.map((url) => `${url}${notificationPath('midtrans')}`),
      } satisfies OutsideOrder),
    pay: async (paymentNumber) => void (await ask({ kind: 'pay', paymentNumber })),
    mails: () => ask({ kind: 'mails' }),
    processorSeconds: () => processorSeconds(child.pid!),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
