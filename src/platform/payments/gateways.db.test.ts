// Both protocols keep the promises of a gateway: Midtrans' against the local simulator, Xendit's against a server that speaks it.
import { failingLog } from '#test/cashier';
import { NOW } from '#test/factories/programmes';
import { createTestDatabase } from '#test/harness';
import { describeGateway } from '#test/providers/gateway-suite';
import { startXenditServer } from '#test/providers/xendit-server';
import { midtransGateway } from './midtrans.ts';
import { startPaymentSimulator } from './simulator/simulator.ts';
import { xenditGateway } from './xendit.ts';

const now = () => NOW;

describeGateway('simulator', async (notifyUrl) => {
  const database = await createTestDatabase();
  const simulator = await startPaymentSimulator({ db: database.db, now, speed: 1, lookMs: 20 });
  simulator.notifyAt(notifyUrl, failingLog);
  const press = async (reference: string, act: Parameters<typeof simulator.act>[1]) => {
    const payment = await simulator.find(reference);
    if (!payment || !(await simulator.act(payment, act))) throw new Error(`${act} cannot happen to ${reference}`);
  };
  return {
    gateway: midtransGateway(simulator.settings, { now, timeoutMs: 60_000 }),
    paidHint: 'settlement',
    pay: ({ reference }) => press(reference, 'paid'),
    payWrongAmount: ({ reference }) => press(reference, 'wrong_amount'),
    expire: ({ reference }) => press(reference, 'expired'),
    async close() {
      await simulator.close();
      await database.drop();
    },
  };
}, now);

describeGateway('xendit', async (notifyUrl) => {
  const xendit = await startXenditServer(notifyUrl);
  return {
    gateway: xenditGateway(xendit.settings, { timeoutMs: 60_000 }),
    paidHint: 'payment.capture',
    pay: ({ gatewayId }) => xendit.move(gatewayId!, 'SUCCEEDED'),
    payWrongAmount: ({ gatewayId }) => xendit.move(gatewayId!, 'SUCCEEDED', { request_amount: 1_249_000 }),
    expire: ({ gatewayId }) => xendit.move(gatewayId!, 'EXPIRED'),
    close: () => xendit.close(),
  };
}, now);
