// The authorisation matrix of the pages: everybody × every loader and every action of the route table, in both languages.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LightMyRequestResponse } from 'fastify';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSignInProviders } from '#platform/social-login/sign-in';
import { type Application, hosts, startApplication } from '#test/application';
import type { SignedIn } from '#test/factories/accounts';
import { type DemoProducts, findDemoProducts } from '#test/demo-pages';
import { type FaultyProvider, startFaultyProvider } from '#test/providers/faulty-provider';
import { become, isFor, type PersonName, pageVisitors } from './people.ts';
import { type PageRow, pages } from './page-rows.ts';

const { routes } = (await import(
  pathToFileURL(join(import.meta.dirname, '../../build/server/index.js')).href
)) as ServerBuild;
const host = hosts.rihlah;
let application: Application;
let provider: FaultyProvider;
let products: DemoProducts;
let partners: [string, string];
/** One of each, for all visits and for forms that are refused: nothing becomes of them. */
const staying = new Map<PersonName, SignedIn | null>();
beforeAll(async () => {
  provider = await startFaultyProvider();
  application = await startApplication({ signIn: openSignInProviders(provider, { now: () => new Date() }) });
  products = await findDemoProducts(application.deps);
  const rows = await application.deps.db
    .selectFrom('partners')
    .select('id')
    .where('kind', '=', 'travel')
    .orderBy('slug')
    .limit(2)
    .execute();
  partners = rows.map(({ id }) => id) as [string, string];
  for (const name of pageVisitors) staying.set(name, await newPerson(name));
});
afterAll(async () => {
  await application.close();
  await provider.close();
});

/** Every address of the route table that answers something, without its language prefix, with what its module can do. */
const table = Object.values(routes).flatMap((route) => {
  if (
    !route ||
    route.id === 'root' ||
    (!route.module.default && !route.module.loader && !route.module.action) ||
    route.path === undefined
  )
    return [];
  const parts: string[] = [];
  for (
    let at: typeof route | undefined = route;
    at;
    at = at.parentId === undefined ? undefined : routes[at.parentId]
  )
    if (at.path) parts.unshift(at.path);
  const path = `/${parts.filter((part) => part !== 'en?').join('/')}`;
  const { default: component, action } = route.module;
  return [
    {
      path: path.replace(/^\/en\?\/?/, '/'),
      hasAction: action !== undefined,
      isPage: component !== undefined,
    },
  ];
});
const named = table.map(
  ({ path, hasAction, isPage }) => [path, { hasAction, isPage }, pages[path]!] as const,
);

const newPerson = (name: PersonName) => become(application.deps, name, { host, partners });

/** A visit, or with `form` what is sent from a page of `from`. */
async function ask(
  person: SignedIn | null,
  path: string,
  form?: string,
  from = `http://${host}`,
): Promise<LightMyRequestResponse> {
  const sent =
    form === undefined ? {} : { origin: from, 'content-type': 'application/x-www-form-urlencoded' };
  return application.app.inject({
    method: form === undefined ? 'GET' : 'POST',
    url: path.replace('{product}', products.open[0]!),
    ...(form !== undefined && { payload: form }),
    headers: { host, ...person?.headers, ...sent },
  });
}

/** What came of it, in one word. */
function outcomeOf({ statusCode, headers }: LightMyRequestResponse): string {
  if (statusCode >= 300 && statusCode < 400)
    return /^(\/en)?\/auth\/login/.test(headers.location ?? '') ? 'sent to sign in' : 'led on';
  if (statusCode === 403 || statusCode === 404) return 'refused';
  return statusCode < 500 ? 'answered' : `failed ${statusCode}`;
}

function expected({ who, leadsToSignIn, isMissing }: PageRow, name: PersonName): string[] {
  if (isFor(who, name))
    return [
      'answered',
      'led on',
      ...(leadsToSignIn ? ['sent to sign in'] : []),
      ...(isMissing ? ['refused'] : []),
    ];
  if (who === 'guest') return ['led on'];
  return name === 'guest' ? ['sent to sign in'] : ['refused'];
}

it('has a row for every page, and no row without a page', () => {
  expect(Object.keys(pages).sort()).toEqual([...new Set(table.map(({ path }) => path))].sort());
});

it('knows where each console begins as a page, where somebody may be refused', () => {
  const beginnings = ['/operator', '/partner-console', '/store-console'];
  const shown = table.filter(({ isPage }) => isPage).map(({ path }) => path);
  expect(shown).toEqual(expect.arrayContaining(beginnings));
});

it('says of every page whether it takes forms', () => {
  expect(
    named.filter(([, { hasAction }, row]) => hasAction !== (row.form !== undefined)).map(([path]) => path),
  ).toEqual([]);
});

describe.each(named)('%s', (_path, { hasAction, isPage }, row) => {
  it('is shown to those it is for, and to nobody else', async () => {
    const wrong: string[] = [];
    for (const name of pageVisitors) {
      for (const prefix of ['', '/en']) {
        const answer = await ask(staying.get(name)!, prefix + row.address);
        const outcome = outcomeOf(answer);
        if (!expected(row, name).includes(outcome)) wrong.push(`${name}${prefix}: ${outcome}`);
        // Who is refused a page sees the page of errors; who is refused a file needs none.
        if (
          isPage &&
          outcome === 'refused' &&
          !String(answer.headers['content-type']).startsWith('text/html')
        )
          wrong.push(`${name}${prefix}: refused without a page`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(hasAction ? ['takes its form from those it is for, and from nobody else'] : [])('%s', async () => {
    const wrong: string[] = [];
    for (const name of pageVisitors) {
      // Whose form is taken may be somebody else afterwards, or nobody.
      const person = isFor(row.who, name) ? await newPerson(name) : staying.get(name)!;
      const outcome = outcomeOf(await ask(person, row.address, row.form));
      // Who is signed in and signs in again is somebody new: no harm.
      if (
        !expected(row, name).includes(outcome) &&
        !(row.who === 'guest' && ['answered', 'sent to sign in'].includes(outcome))
      )
        wrong.push(`${name}: ${outcome}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(hasAction ? ['takes no form from another site'] : [])('%s', async () => {
    for (const name of ['guest', 'member'] as const) {
      const answer = await ask(staying.get(name)!, row.address, row.form, 'http://other.example');
      expect([name, answer.statusCode]).toEqual([name, 403]);
    }
  });
});
