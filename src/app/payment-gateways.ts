// Chooses the payment gateways by configuration (docs/product/payments.md); the local simulator where no real one
// is named.
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
  /** Receives the URL this process listens on; the simulator sends its webhooks there. */
  listenAt(address: AddressInfo | string | null, log: JobLog): void;
  close(): Promise<void>;
}

/**
 * The demo and development need no real gateway. Anywhere else the simulator would give trips away: a configuration
 * that names it there, or that names no gateway, is refused.
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
  /** The database, which also stores the simulator's state. */
  url: string;
  now: () => Date;
  isSimulated: boolean;
}

/** The simulator has connections of its own, as if it ran on another machine. */
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

/** A server that listens on every interface is reached on loopback. */
function reachable(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port');
  const { address: host, port, family } = address;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  if (isEverywhere) return `127.0.0.1:${port}`;
  return family === 'IPv6' ? `[${host}]:${port}` : `${host}:${port}`;
}
