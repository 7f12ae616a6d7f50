// What a key of a program may do, and what became of it, in words.
import * as m from '#messages/messages';
import type { ApiKeyState } from '#domain/api-keys';
import type { ApiScope } from '#shared/api-scopes';
import type { Tone } from './tone.ts';

export const scopeLabel: Record<ApiScope, () => string> = {
  programmes_read: m.api_keys_scope_programmes_read,
  programmes_write: m.api_keys_scope_programmes_write,
  departures_read: m.api_keys_scope_departures_read,
  departures_write: m.api_keys_scope_departures_write,
  promos_read: m.api_keys_scope_promos_read,
  promos_write: m.api_keys_scope_promos_write,
  reviews_read: m.api_keys_scope_reviews_read,
  reviews_write: m.api_keys_scope_reviews_write,
  umrah_requests_read: m.api_keys_scope_umrah_requests_read,
  umrah_requests_write: m.api_keys_scope_umrah_requests_write,
  webhooks_read: m.api_keys_scope_webhooks_read,
  webhooks_write: m.api_keys_scope_webhooks_write,
};

export const keyStateLabel: Record<ApiKeyState, { text: () => string; tone: Tone }> = {
  active: { text: m.api_keys_state_active, tone: 'good' },
  expired: { text: m.api_keys_state_expired, tone: 'neutral' },
  orphaned: { text: m.api_keys_state_orphaned, tone: 'warn' },
  revoked: { text: m.api_keys_state_revoked, tone: 'neutral' },
};
