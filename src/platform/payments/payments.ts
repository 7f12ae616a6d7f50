// The gateways of this deployment: its own, and one for every payee who has credentials of their own (docs/product/payments.md).
import * as z from 'zod';
import { GatewayError, type PaymentGateway } from './gateway.ts';
import { midtransGateway } from './midtrans.ts';
import type { GatewayCredentials, MidtransSettings, PaymentSettings, XenditSettings } from './settings.ts';
import { wireName } from './wire.ts';
import { xenditGateway } from './xendit.ts';

export interface PaymentGateways {
  /** The deployment's own credentials; null: no gateway is configured. */
  readonly own: GatewayCredentials | null;
  /** The payee's own gateway, or with null the deployment's. Throws `GatewayError` where there is none. */
  gatewayFor(credentials: GatewayCredentials | null): PaymentGateway;
}

export interface GatewayOptions {
  /** How the simulator is reached, where it runs, by the protocol it is to speak. */
  simulator: MidtransSettings | XenditSettings | null;
  now: () => Date;
  timeoutMs?: number;
}

export function openGateways(
  settings: Pick<PaymentSettings, 'own' | 'midtransUrls' | 'xenditUrl'>,
  options: GatewayOptions,
): PaymentGateways {
  return {
    own: settings.own,
    gatewayFor(credentials) {
      const wanted = credentials ?? settings.own;
      if (!wanted) throw new GatewayError('PAYMENT_GATEWAY is not set', false);
      return createGateway(wanted, settings, options);
    },
  };
}

/** Less than the fifteen seconds a gateway waits for our own answers. */
const defaultTimeoutMs = 10_000;

function createGateway(
  credentials: GatewayCredentials,
  { midtransUrls, xenditUrl }: Pick<PaymentSettings, 'midtransUrls' | 'xenditUrl'>,
  { simulator, now, timeoutMs = defaultTimeoutMs }: GatewayOptions,
): PaymentGateway {
  if (credentials.gateway === 'xendit')
    return xenditGateway({ ...credentials, name: 'xendit', apiUrl: xenditUrl }, { now, timeoutMs });
  if (credentials.gateway === 'midtrans')
    return midtransGateway(
      { name: 'midtrans', serverKey: credentials.serverKey, ...midtransUrls },
      { now, timeoutMs },
    );
  if (!simulator) throw new GatewayError('The payment simulator does not run here', false);
  return 'callbackToken' in simulator
    ? xenditGateway(simulator, { now, timeoutMs })
    : midtransGateway(simulator, { now, timeoutMs });
}

const claims = z.union([
  z.object({ order_id: wireName }).transform(({ order_id: reference }) => reference),
  z.object({ data: z.object({ reference_id: wireName }) }).transform(({ data }) => data.reference_id),
]);

/** Which payment a notification claims to be about, to learn whose gateway can prove it. Nothing to be believed. */
export function claimedReference(rawBody: Buffer): string | null {
  try {
    return claims.parse(JSON.parse(rawBody.toString('utf8')));
  } catch {
    return null;
  }
}
