// A cashier for tests: the real simulator on the test's own database, reached over HTTP by the real adapter.
import { inspect } from 'node:util';
import { readConfig } from '#app/config';
import { openGateways, type PaymentGateways } from '#platform/payments/payments';
import { type PaymentSimulator, startPaymentSimulator } from '#platform/payments/simulator/simulator';
import type { TestDatabase } from './harness.ts';

const fail = (details: object) => {
  throw new Error(inspect(details));
};
/** For tests in which nothing goes wrong: the simulator's rounds end at the first fault, and closing it tells. */
export const failingLog = { warn: fail, error: fail };

export interface SimulatorGateway {
  payments: PaymentGateways;
  simulator: PaymentSimulator;
  close(): Promise<void>;
}

/** Notifications go out at once after `simulator.notifyAt` is called; waits between tries are a thousandth of the real ones. */
export async function openSimulatorGateway(
  { db }: Pick<TestDatabase, 'db'>,
  now: () => Date,
  speaks: keyof PaymentSimulator['settings'] = 'midtrans',
): Promise<SimulatorGateway> {
  const simulator = await startPaymentSimulator({ db, now, speed: 1_000, lookMs: 100 });
  const settings = { ...readConfig({}).payments, own: { gateway: 'simulator' } as const };
  const payments = openGateways(settings, { simulator: simulator.settings[speaks], now, timeoutMs: 60_000 });
  return { payments, simulator, close: () => simulator.close() };
}
