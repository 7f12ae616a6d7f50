// Both protocols keep the promises of a gateway, against the local simulator, which speaks them over HTTP.
import { failingLog } from '#test/simulator-gateway';
import { NOW } from '#test/factories/programmes';
import { createTestDatabase } from '#test/harness';
import { describeGateway } from '#test/providers/gateway-suite';
import { midtransGateway } from './midtrans.ts';
import { startPaymentSimulator } from './simulator/simulator.ts';
import { xenditGateway } from './xendit.ts';

const clock = { now: () => NOW, timeoutMs: 60_000 };

async function openSimulator(notifyUrl: string) {
  const database = await createTestDatabase();
  const simulator = await startPaymentSimulator({ db: database.db, now: clock.now, speed: 1, lookMs: 20 });
  simulator.notifyAt(notifyUrl, failingLog);
  const press = async (reference: string, act: Parameters<typeof simulator.act>[1]) => {
    const payment = await simulator.find(reference);
    if (!payment || !(await simulator.act(payment, act)))
      throw new Error(`${act} cannot happen to ${reference}`);
  };
  return {
    settings: simulator.settings,
    pay: ({ reference }: { reference: string }) => press(reference, 'paid'),
    payWrongAmount: ({ reference }: { reference: string }) => press(reference, 'wrong_amount'),
    expire: ({ reference }: { reference: string }) => press(reference, 'expired'),
    async close() {
      await simulator.close();
      await database.drop();
    },
  };
}

describeGateway(
  'midtrans',
  async (notifyUrl) => {
    const rig = await openSimulator(notifyUrl);
    return { ...rig, gateway: midtransGateway(rig.settings.midtrans, clock), paidHints: ['settlement'] };
  },
  clock.now,
);

describeGateway(
  'xendit',
  async (notifyUrl) => {
    const rig = await openSimulator(notifyUrl);
    return {
      ...rig,
      gateway: xenditGateway(rig.settings.xendit, clock),
      paidHints: ['payment.capture', 'payment_session.completed'],
    };
  },
  clock.now,
);
