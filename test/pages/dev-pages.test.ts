// The pages for those who develop (docs/product/pages.md) answer only where nothing leaves the machine: where emails are really
// sent, strangers come.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Application, hosts, startApplication } from '#test/application';

const addresses = ['/dev/ui', '/en/dev/ui', '/dev/outbox', '/dev/outbox.json'];

describe.each([
  ['in the demo', {}, 200],
  ['where emails are sent', { SMTP_URL: 'smtp://127.0.0.1:1' }, 404],
] as const)('%s', (_where, settings, status) => {
  let application: Application;
  beforeAll(async () => {
    application = await startApplication({ settings });
  });
  afterAll(() => application.close());

  it.each(addresses)(`%s answers ${status}`, async (url) => {
    const answer = await application.app.inject({ url, headers: { host: hosts.rihlah } });
    expect(answer.statusCode).toBe(status);
  });
});
