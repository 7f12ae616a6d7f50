// The handler of an address's beginning answers what the router's own would, which knows all routes.
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRequestHandler } from 'react-router';
import { locales } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { type Application, hosts, startApplication } from '#test/application';
import { consolePageKinds, openConsolePage } from '#test/console-pages';
import { listPageKinds, pageKinds } from '#test/demo-pages';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { memberPageKinds } from '#test/member-pages';
import { seen } from '#test/same-answers';

let ours: Application;
let whole: Application;
let paths: Awaited<ReturnType<typeof listPageKinds>>;
beforeAll(async () => {
  whole = await startApplication({ makeHandler: createRequestHandler });
  ours = await startApplication({ database: whole.database });
  paths = await listPageKinds(whole.deps);
});
afterAll(async () => {
  await ours.close();
  await whole.close();
});

test.each(pageKinds)('%s', async (kind) => {
  expect(await differences(paths[kind])).toEqual([]);
});

test.each(memberPageKinds)('%s', async (_kind, { path, account, prepare }) => {
  const member = await createMember(whole.deps, { ...account, host: hosts.rihlah });
  const there = await prepare?.(whole.deps, member);
  expect(await differences(there ?? path, member)).toEqual([]);
});

test.each(consolePageKinds)('%s', async (_kind, page) => {
  const { path, member } = await openConsolePage(whole.deps, page, hosts.rihlah);
  expect(await differences(path, member)).toEqual([]);
});

test.each([
  ['a slash at the end', '/umroh/'],
  ['capitals', '/UMROH'],
  ['capitals in the language', '/EN/umroh'],
  ['a letter that is encoded', '/%75mroh'],
  ['a slash that is encoded', '/umroh%2Fdetail'],
  ['an encoding that is none', '/umroh/%E0%A4%A'],
  ['slashes in a row', '//umroh'],
  ['slashes between parts', '/blog//berita'],
  ['a part too many', '/umroh/a/b/c'],
  ['no page', '/tidak-ada/di/sini'],
  ['a page that a parameter takes', '/tidak-ada'],
  ['an address that leads on', '/partner-desk/orders'],
  ['a page of a member', '/member/profile'],
  ['a console', '/operator'],
  ['the language alone', '/en/'],
  ['the language twice', '/en/en'],
  ['data of the home page', '/_.data'],
  ['data of a list', '/umroh.data'],
  ['data of no page', '/tidak-ada/di/sini.data'],
  ['data of a part', '/login.data?_routes=root'],
  ['a page of the browser’s own', '/constructor'],
  ['what the router asks', '/__manifest?paths=%2Fumroh,%2Fmember%2Fprofile&version=none'],
])('%s', async (_name, path) => {
  expect(await differences(path)).toEqual([]);
});

test.each(['/login', '/umroh', '/tidak-ada/di/sini'])(
  'a form to %s, ours and of another site',
  async (url) => {
    for (const origin of [`http://${hosts.rihlah}`, 'http://elsewhere.example']) {
      const headers = { host: hosts.rihlah, origin, 'content-type': 'application/x-www-form-urlencoded' };
      const send = ({ app }: Application) =>
        app.inject({ method: 'POST', url, payload: 'email=nobody', headers });
      const [one, other] = [await send(ours), await send(whole)];
      expect(seen(one, other)).toEqual(seen(other, one));
    }
  },
);

/** Where the two answer otherwise: in both languages, as a page and as the router's script asks for it. */
async function differences(path: string, member?: SignedIn) {
  const url = new URL(path, 'http://rihlah.test');
  // What the first look changes, as reading a conversation does, has happened.
  if (member) await ask(whole, path, member);
  const data = `${url.pathname === '/' ? '/_' : url.pathname}.data${url.search}`;
  const found: unknown[] = [];
  for (const asked of url.pathname.endsWith('.data') ? [path] : [path, data]) {
    for (const locale of locales) {
      const address = localePath(asked, locale);
      const [one, other] = [await ask(ours, address, member), await ask(whole, address, member)];
      const [ourAnswer, theirs] = [seen(one, other), seen(other, one)];
      if (!isDeepStrictEqual(ourAnswer, theirs)) found.push({ address, ours: ourAnswer, whole: theirs });
    }
  }
  return found;
}

const ask = ({ app }: Application, url: string, member?: SignedIn) =>
  app.inject({ url, headers: { host: hosts.rihlah, ...member?.headers } });
