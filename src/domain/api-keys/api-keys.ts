// Front door of API keys (docs/product/api-keys.md): a partner's programs call the API with a key instead of a person's session.
export { type ApiKey, type ApiKeyState, listApiKeys } from './list-keys.ts';
export { createApiKey, revokeApiKey } from './change-keys.ts';
export { findKeyHolder } from './find-key-holder.ts';
export { isApiKey } from './secrets.ts';
