// Who takes the money (product.md "Booking and money"), chosen by the configuration; the local simulator where nobody real does.
import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import { openDatabase } from '#platform/database/database';
import type { JobLog } from '#platform/jobs/job-kind';
import { openGateways, type PaymentGateways } from '#platform/payments/payments';
import type { PaymentSettings } from '#platform/payments/settings';
import { type PaymentSimulator, startPaymentSimulator } from '#platform/payments/simulator/simulator';
import { notificationPath } from '#shared/payment-methods';

export interface PaymentGatewaySetup {
  payments: PaymentGateways;
  simulator: PaymentSimulator | null;
  /** Told where this process listens: notifications of the simulator go there. */
  listenAt(address: AddressInfo | string | null, log: JobLog): void;
  close(): Promise<void>;
}

/**
 * In the demo and in development nobody real needs to be paid. Anywhere else the simulator would give journeys away: a
 * configuration that wants it there, or that names nobody, is refused.
 */
export function usesSimulator(
  { payments: { own }, demo }: Pick<Config, 'payments' | 'demo'>,
  mode: 'production' | 'development',
): boolean {
  const isLocal = demo || mode === 'development';
  if (!isLocal && own === null)
    throw new Error(
      'The configuration is wrong. PAYMENT_GATEWAY must be set outside the demo: without it nobody could pay',
    );
  if (!isLocal && own?.gateway === 'simulator')
    throw new Error(
      'The configuration is wrong. PAYMENT_GATEWAY must not be simulator outside the demo: anybody could press "paid"',
    );
  return own === null || own.gateway === 'simulator';
}

export interface PaymentGatewayOptions {
  /** The database, which is the simulator's memory too. */
  url: string;
  now: () => Date;
  isSimulated: boolean;
}

/** As another machine would, the simulator has connections of its own. */
const simulatorPoolSize = 4;

export async function openPaymentGateways(
  settings: PaymentSettings,
  { url, now, isSimulated }: PaymentGatewayOptions,
): Promise<PaymentGatewaySetup> {
  if (!isSimulated)
    return {
      payments: openGateways(settings, { simulator: null, now }),
      simulator: null,
      listenAt: () => {},
      close: async () => {},
    };
  const { db, close } = openDatabase({
    url,
    poolSize: simulatorPoolSize,
    statementTimeoutMs: 10_000,
    applicationName: 'rihlah-payment-simulator',
  });
  try {
    const simulator = await startPaymentSimulator({ db, now, speed: settings.simulator.speed });
    return {
      payments: openGateways(
        { ...settings, own: { gateway: 'simulator' } },
        { simulator: simulator.settings[settings.simulator.speaks], now },
      ),
      simulator,
      listenAt: (address, log) =>
        simulator.notifyAt(`http://${reachable(address)}${notificationPath('simulator')}`, log),
      async close() {
        await simulator.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A server that listens everywhere is reached on loopback. */
function reachable(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port');
  const { address: host, port, family } = address;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  if (isEverywhere) return `127.0.0.1:${port}`;
  return family === 'IPv6' ? `[${host}]:${port}` : `${host}:${port}`;
}
