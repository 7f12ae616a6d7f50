import { expect, test } from 'vitest';
import { redactUrl } from './redact-url.ts';

test.each([
  ['/auth/reset-password/abc-DEF_123', '/auth/reset-password/…'],
  ['/en/auth/reset-password/abc?lang=id', '/en/auth/reset-password/…?lang=id'],
  [
    'http://rihlah.test/auth/reset-password/abc.data?_routes=x',
    'http://rihlah.test/auth/reset-password/…?_routes=x',
  ],
  ['/AUTH/Reset-Password/abc/', '/AUTH/Reset-Password/…/'],
  ['/redirect-google?code=4%2FabC&state=xyz&scope=email', '/redirect-google?code=…&state=…&scope=email'],
  ['/umroh?q=kode&page=2', '/umroh?q=…&page=2'],
  ['/partner-console/bookings?search=Nur+Hayati&state=paid', '/partner-console/bookings?search=…&state=…'],
  ['/operator/audit?email=siti%40example.com', '/operator/audit?email=…'],
  ['/?affiliate_code=ANI-01', '/?affiliate_code=ANI-01'],
])('%s', (address, logged) => expect(redactUrl(address)).toBe(logged));
