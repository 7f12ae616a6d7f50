// What the router's script asks for (docs/architecture.md "Reading pages and app pages"): the same visit as a document's, and no more.
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endAllSessions } from '#domain/session-endings';
import { type Application, hosts, startApplication } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { openConsole } from '#test/console-pages';

const host = hosts.rihlah;
let application: Application;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const ask = (url: string, headers: Record<string, string> = {}) =>
  application.app.inject({ url, headers: { host, ...headers } });
const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  application.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      host,
      origin: `http://${host}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
const read = async ({ rawPayload }: { rawPayload: Buffer }) =>
  (await decode(new Blob([new Uint8Array(rawPayload)]).stream(), globalThis as unknown as Window)).value;
/** The root's data in what `read` answers. */
const frameIn = (value: unknown) => (value as { root: { data: Record<string, unknown> } }).root.data;

it('only app pages carry the framework, and errors never', async () => {
  expect((await ask('/auth/login')).body).toContain('entry.client');
  expect((await ask('/en/auth/login')).body).toContain('entry.client');
  for (const page of ['/', '/umroh', '/faq', '/auth/login/nothing'])
    expect((await ask(page)).body).not.toContain('entry.client');
});

it('a page names the files of its language, and the parts of the next one, too', async () => {
  const filesOf = (body: string) => new Set(body.match(/\/assets\/(id|en)\//g));
  expect(filesOf((await ask('/auth/login')).body)).toEqual(new Set(['/assets/id/']));
  expect(filesOf((await ask('/en/auth/login')).body)).toEqual(new Set(['/assets/en/']));
  const version = /"version":\s*"(\w+)"/.exec((await ask('/auth/login')).body)![1]!;
  const discover = (path: string) => ask(`/__manifest?version=${version}&paths=${encodeURIComponent(path)}`);
  expect(filesOf((await discover('/en/auth/login')).body)).toEqual(new Set(['/assets/en/']));
  expect(filesOf((await discover('/auth/login')).body)).toEqual(new Set(['/assets/id/']));
});

it('the data of a page are of its visit: language, path and query, brand, and whoever is signed in', async () => {
  const frame = frameIn(await read(await ask('/en/auth/forgot-password.data?redirect=%2Ffaq&_routes=root')));
  expect(frame).toMatchObject({
    locale: 'en',
    path: '/auth/forgot-password',
    search: '?redirect=%2Ffaq',
    member: null,
  });
});

it('a redirect to a reading page, from a console to those of members or to another language loads a document, one within them does not', async () => {
  const member = await createMember(application.deps, { host });
  const loadsDocument = async (url: string, headers: Record<string, string> = {}) =>
    (await ask(url, headers)).body.includes('"reload",true');
  expect(await loadsDocument('/auth/login.data', member.headers)).toBe(true);
  expect(await loadsDocument('/auth/login.data', { cookie: 'lang=en' })).toBe(true);
  expect(await loadsDocument('/operator/roles.data')).toBe(true);
  expect(await loadsDocument('/member/second-factor.data')).toBe(false);
});

it('a form from another site is refused', async () => {
  const answer = await send('/auth/login.data', { email: 'a@b.id' }, { origin: 'https://other.example' });
  expect(answer.statusCode).toBe(403);
});

it('a refused form answers the same words with script and without, and never a password', async () => {
  const fields = { email: 'bukan-email', password: 'Labbaik-1447' };
  const document = await send('/auth/login', fields);
  const forScript = await send('/auth/login.data', fields);
  expect([document.statusCode, forScript.statusCode]).toEqual([422, 422]);
  for (const { body } of [document, forScript]) {
    expect(body).toContain('Email tidak valid');
    expect(body).toContain('bukan-email');
    expect(body).not.toContain('Labbaik-1447');
  }
});

it("Conform's own commands in a form are nobody's to send", async () => {
  const answer = await send('/auth/login', { email: 'a@b.id', __intent__: 'not json', __state__: '{' });
  expect(answer.statusCode).toBe(422);
});

it('a toast waits for the answer that shows it', async () => {
  const member: SignedIn = await createMember(application.deps, { host });
  await endAllSessions(application.deps, member.account.id);
  const sentAway = await ask('/member/second-factor.data', member.headers);
  const toast = sentAway.cookies.find(({ name }) => name === 'toast')!;
  const cookie = `toast=${toast.value}`;
  const part = await ask('/auth/login.data?_routes=routes%2Fauth%2Flogin', { cookie });
  expect(part.cookies.some(({ name }) => name === 'toast')).toBe(false);
  const whole = await ask('/auth/login.data', { cookie });
  expect(frameIn(await read(whole))['toast']).toMatchObject({ type: 'warning', isLate: true });
  expect(whole.cookies.find(({ name }) => name === 'toast')?.value).toBe('');
});

it('who asks which parts a page needs hears of consoles only where they work there', async () => {
  const { partnerId } = await openConsole(application.deps);
  const staff = await createMember(application.deps, { roles: ['partner_staff'], partnerId, host });
  const version = /"version":\s*"(\w+)"/.exec((await ask('/auth/login')).body)![1]!;
  const discover = (headers: Record<string, string> = {}) =>
    ask(
      `/__manifest?version=${version}&paths=${encodeURIComponent('/auth/login,/partner-console,/operator/roles,/%6fperator/roles')}`,
      headers,
    );
  const known = async (headers?: Record<string, string>) =>
    Object.values((await discover(headers)).json<Record<string, { path?: string }>>()).flatMap(({ path }) =>
      path ? [path.replace('en?/', '')] : [],
    );
  expect(await known()).toEqual(['auth/login']);
  expect((await known(staff.headers)).toSorted()).toEqual(['auth/login', 'partner-console']);
  expect((await discover()).headers['cache-control']).toBe('private, no-store');
});
