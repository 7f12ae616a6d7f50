// Whose gateway receives the money (docs/product/payments.md: pilgrims' money belongs to the partner, and so do the
// credentials), and with which credentials a payment can be asked about.
import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database/types';
import type { PaymentGateway } from '#platform/payments/gateway';
import type { PaymentGateways } from '#platform/payments/payments';
import {
  type CredentialDeps,
  fingerprintOf,
  openCredentials,
  type StoredCredentials,
  storeVersion,
} from './gateway-credentials.ts';

export interface GatewayDeps extends CredentialDeps {
  payments: PaymentGateways;
}

export interface CurrentGateway {
  gateway: PaymentGateway;
  /** The version of its credentials; null where no gateway is configured. */
  credentialId: string | null;
}

/** The partner's own gateway or, where it has none or the platform is the payee, the deployment's. */
export async function gatewayOfPayee(deps: GatewayDeps, partnerId: string | null): Promise<PaymentGateway> {
  return (await currentGateway(deps, partnerId)).gateway;
}

/** The same with the version of its credentials, which a new payment keeps. */
export async function currentGateway(deps: GatewayDeps, partnerId: string | null): Promise<CurrentGateway> {
  const { rows } = await gatewayQuery(deps, sql`${partnerId}::uuid`).execute(deps.db);
  return currentGatewayOf(deps, rows[0] ?? null);
}

interface CurrentVersion extends Omit<StoredCredentials, 'settings'> {
  id: string;
  /** In hexadecimal: JSON has no bytes. */
  settings: string;
}

/** The same as part of a statement: `currentGatewayOf` reads its row. */
export function gatewayQuery(
  { payments }: Pick<GatewayDeps, 'payments'>,
  partnerId: Expression<string | null>,
): RawBuilder<CurrentVersion> {
  const own = payments.own && fingerprintOf(payments.own);
  return sql<CurrentVersion>`
    select c.id, c.partner_id, encode(c.settings, 'hex') as settings, c.key_id, 1 as rank from partner_gateways g join gateway_credentials c on c.id = g.credential_id where g.partner_id = ${partnerId}
    union all select id, partner_id, encode(settings, 'hex'), key_id, 2 from gateway_credentials where partner_id is null and fingerprint = ${own}
    order by rank limit 1`;
}

export async function currentGatewayOf(
  deps: GatewayDeps,
  version: CurrentVersion | null,
): Promise<CurrentGateway> {
  const { keys, payments } = deps;
  const stored = version && { ...version, settings: Buffer.from(version.settings, 'hex') };
  if (stored && stored.partner_id !== null)
    return { gateway: payments.gatewayFor(openCredentials(keys, stored)), credentialId: stored.id };
  const gateway = payments.gatewayFor(null);
  return {
    gateway,
    credentialId: stored?.id ?? (payments.own && (await storeVersion(deps, null, payments.own))),
  };
}

export interface PaymentGatewayList {
  /** Those that may know the payment, its own version first. */
  gateways: PaymentGateway[];
  /** Further versions exist whose credentials cannot be read. */
  unreadable: Error[];
  /** The payment here that has this reference; null: nobody here issued it. */
  issued: IssuedPayment | null;
}

/** A payment as it was read without a lock, with the events heard of it so far. */
export interface IssuedPayment extends Selectable<DB['payments']> {
  /** Changes with every write of the payment. */
  version: string;
  events: { type: string; brought: number }[];
}

/**
 * By which credentials a payment can be asked about and its notifications checked: the version it was
 * requested with, then others of the same payee at the same gateway, since a gateway signs with a new key
 * also for older payments. For a reference nobody here issued, every version of that gateway. One statement:
 * gateways notify often.
 */
export async function gatewaysOfPayment(
  { db, keys, payments }: GatewayDeps,
  { gateway: name, reference }: { gateway: string; reference: string },
): Promise<PaymentGatewayList> {
  const { rows } = await sql<IssuedRow>`
    select p.*, p.xmin::text as version,
      (select coalesce(json_agg(json_build_object('type', v.type, 'brought', v.brought)), '[]') from payment_events v where v.gateway = ${name} and v.reference = ${reference}) as events,
      c.id as "credentialId", c.partner_id as "credentialPartnerId", c.settings, c.key_id as "keyId" from (select) one
    left join payments p on p.gateway = ${name} and p.reference = ${reference}
    left join gateway_credentials c on c.id = p.credential_id or ((c.gateway = ${name} or c.gateway is null) and (p.id is null
      or c.partner_id is not distinct from (select o.partner_id from gateway_credentials o where o.id = p.credential_id)
      or (p.credential_id is null and c.partner_id = p.partner_id)))
    order by c.id = p.credential_id desc nulls last, c.partner_id nulls last, c.created_at desc`.execute(db);
  const gateways: PaymentGateway[] = [];
  const unreadable: Error[] = [];
  for (const { credentialId, credentialPartnerId, settings, keyId } of rows) {
    if (credentialId === null) continue;
    const stored = { partner_id: credentialPartnerId, settings, key_id: keyId };
    try {
      gateways.push(payments.gatewayFor(openCredentials(keys, stored)));
    } catch (error) {
      unreadable.push(error as Error);
    }
  }
  // Its version is stored only with the first payment that is requested with it.
  const first = rows[0]!;
  const issued = first.id === null ? null : first;
  if (payments.own && (!issued || first.credentialId === null)) gateways.push(payments.gatewayFor(null));
  return {
    gateways: gateways.filter((gateway) => gateway.name === name),
    unreadable,
    issued,
  };
}

type IssuedRow = (IssuedPayment | { id: null }) & {
  credentialId: string | null;
  credentialPartnerId: string | null;
  settings: Buffer;
  keyId: string;
};
