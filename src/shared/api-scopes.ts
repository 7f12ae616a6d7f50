// What a key of a partner's program may be allowed (docs/product/api-keys.md): the one table of scopes, and of the tasks each stands for.
// A key does only what the contract opens for one of its scopes; money, staff, bank accounts and keys have none.
import type { PartnerTask } from './partner-duties.ts';

export const apiScopes = [
  'programmes_read',
  'programmes_write',
  'departures_read',
  'departures_write',
  'promos_read',
  'promos_write',
  'reviews_read',
  'reviews_write',
  'umrah_requests_read',
  'umrah_requests_write',
  'webhooks_read',
  'webhooks_write',
] as const;
export type ApiScope = (typeof apiScopes)[number];

const taskOfScope = {
  programmes_read: 'catalogue',
  programmes_write: 'catalogue',
  departures_read: 'catalogue',
  departures_write: 'catalogue',
  promos_read: 'catalogue',
  promos_write: 'catalogue',
  reviews_read: 'chat',
  reviews_write: 'chat',
  umrah_requests_read: 'catalogue',
  umrah_requests_write: 'catalogue',
  webhooks_read: 'webhooks',
  webhooks_write: 'webhooks',
} as const satisfies Record<ApiScope, PartnerTask>;

/** Whether a key with these scopes may do anything of the task. */
export function scopesAllow(scopes: readonly ApiScope[], task: PartnerTask): boolean {
  return scopes.some((scope) => taskOfScope[scope] === task);
}
