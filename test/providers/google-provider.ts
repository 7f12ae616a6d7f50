// Google as our adapter knows it: the code flow with PKCE, and a client secret.
import type { GoogleSettings } from '#platform/social-login/settings';
import { type OpenIdProvider, type Person, startOpenIdProvider } from './openid-provider.ts';

const clientId = 'rihlah-google';
const clientSecret = 'a-secret-of-the-tests';

export async function startGoogleProvider(
  people: readonly Person[],
  redirectUris: () => string[],
): Promise<OpenIdProvider & { settings: GoogleSettings }> {
  const google = await startOpenIdProvider({
    host: 'google.localhost',
    people,
    client: () => ({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: redirectUris(),
      token_endpoint_auth_method: 'client_secret_post',
    }),
  });
  const { site, issuer } = google;
  return {
    ...google,
    settings: {
      clientId,
      clientSecret,
      issuers: [issuer],
      authorizeUrl: `${site}/auth`,
      tokenUrl: `${issuer}/token`,
      jwksUrl: `${issuer}/jwks`,
    },
  };
}
