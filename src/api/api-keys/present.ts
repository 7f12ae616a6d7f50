// Keys on the wire.
import type { ApiKey } from '#domain/api-keys';

export function presentApiKey(key: ApiKey) {
  return {
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    scopes: key.scopes,
    state: key.state,
    created_by: key.createdBy,
    created_at: key.createdAt.toISOString(),
    expires_on: key.expiresOn,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
  };
}
