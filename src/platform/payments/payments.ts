// The gateways of this deployment: its own, and one for every payee who has credentials of their own (product.md "the
// platform is an intermediary: gateway credentials belong to the payee partner").
import * as z from 'zod';
import { midtransGateway } from './midtrans.ts';
import type { PaymentGateway } from './gateway.ts';
import type { GatewaySettings } from './settings.ts';
import { xenditGateway } from './xendit.ts';

export interface PaymentGateways {
  /** The payee's own gateway, or with null the deployment's. */
  gatewayFor(credentials: GatewaySettings | null): PaymentGateway;
}

export function openGateways(own: GatewaySettings, clock: { now: () => Date; timeoutMs?: number }): PaymentGateways {
  const ownGateway = createGateway(own, clock);
  return { gatewayFor: (credentials) => (credentials ? createGateway(credentials, clock) : ownGateway) };
}

function createGateway(settings: GatewaySettings, { now, timeoutMs = 10_000 }: { now: () => Date; timeoutMs?: number }): PaymentGateway {
  return settings.protocol === 'xendit' ? xenditGateway(settings, { timeoutMs }) : midtransGateway(settings, { now, timeoutMs });
}

const claims = z.union([
  z.object({ order_id: z.string().min(1).max(100) }).transform(({ order_id: reference }) => reference),
  z.object({ data: z.object({ reference_id: z.string().min(1).max(100) }) }).transform(({ data }) => data.reference_id),
]);

/** Which payment a notification claims to be about, to learn whose gateway can prove it. Nothing to be believed. */
export function claimedReference(rawBody: Buffer): string | null {
  try {
    return claims.parse(JSON.parse(rawBody.toString('utf8')));
  } catch {
    return null;
  }
}
