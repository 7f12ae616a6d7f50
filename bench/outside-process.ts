// The process of `outside.ts`. Notifications pass a door of its own on their way to the application: there it sees when
// one was answered, without a question to anybody.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { fetchWithin } from '#platform/bounded-fetch';
import { openDatabase } from '#platform/database/database';
import { startPaymentSimulator } from '#platform/payments/simulator/simulator';
import type { OutsideAnswer, OutsideOrder, OutsideReady } from './outside.ts';

const { db, close } = openDatabase({
  url: process.argv[2]!,
  poolSize: 8,
  statementTimeoutMs: 10_000,
  applicationName: 'rihlah-payment-simulator',
});
const simulator = await startPaymentSimulator({ db, now: () => new Date(), speed: 60 });

let appUrls: string[] = [];
let next = 0;
const paid = new Map<string, () => void>();
const door = createServer(async (request, response) => {
  const body = await text(request);
  const url = appUrls[(next += 1) % appUrls.length]!;
  const headers = { 'content-type': 'application/json', 'user-agent': 'Veritrans' };
  const { status } = await fetchWithin(
    url,
    { method: 'POST', headers, body },
    { timeoutMs: 15_000, maxBytes: 65_536 },
  ).catch(() => ({ status: 503 }));
  response.writeHead(status).end();
  const { order_id: reference, transaction_status: told } = JSON.parse(body) as Record<string, string>;
  if (status === 200 && told === 'settlement') paid.get(reference!)?.();
}).listen(0, '127.0.0.1');
const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;

let mails = 0;
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    stream.resume().once('end', () => {
      mails += 1;
      done();
    });
  },
}).listen(0, '127.0.0.1');

async function pay(paymentNumber: string): Promise<void> {
  const payment = await simulator.find(paymentNumber);
  if (!payment) throw new Error(`The simulator knows no payment ${paymentNumber}`);
  const heard = new Promise<void>((resolve) => paid.set(payment.order_id, resolve));
  if (!(await simulator.act(payment, 'paid'))) throw new Error(`${paymentNumber} cannot be paid any more`);
  await heard;
  paid.delete(payment.order_id);
}

process.on('message', (message) => {
  const order = message as OutsideOrder;
  if (order.kind === 'notify') {
    const isFirst = appUrls.length === 0;
    appUrls = order.urls;
    if (isFirst)
      simulator.notifyAt(`http://127.0.0.1:${portOf(door)}`, {
        error: (details, words) => void process.stderr.write(`${words}: ${JSON.stringify(details)}\n`),
        warn: () => {},
      });
    return;
  }
  const answer = (rest: Omit<OutsideAnswer, 'id'>) => void process.send!({ id: order.id, ...rest });
  if (order.kind === 'mails') return answer({ value: mails });
  pay(order.paymentNumber).then(
    () => answer({}),
    (error: unknown) => answer({ error: String(error) }),
  );
});

async function stop(): Promise<void> {
  door.close();
  mailServer.close();
  await simulator.close();
  await close();
  process.exit();
}
process.on('SIGTERM', () => void stop());
process.on('disconnect', () => process.exit(1));

for (const server of [door, mailServer]) if (!server.listening) await once(server, 'listening');
const { serverKey, apiUrl } = simulator.settings.midtrans;
process.send!({
  gatewayUrl: apiUrl,
  serverKey,
  mailUrl: `smtp://127.0.0.1:${portOf(mailServer)}`,
} satisfies OutsideReady);
