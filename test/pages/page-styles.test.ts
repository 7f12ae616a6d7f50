// Each document carries the style sheet of its kind, its errors too, and its policy allows that one alone (decision 0257).
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Application, hosts, startApplication } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import type { InlineCode } from '#web/inline-code';
import type { PageKind } from '#web/page-kinds';

const host = hosts.rihlah;
let application: Application;
let inlineCode: InlineCode;
let member: SignedIn;
let operator: SignedIn;
beforeAll(async () => {
  application = await startApplication();
  const file = pathToFileURL(join(import.meta.dirname, '../../build/server/index.js')).href;
  const { entry } = (await import(file)) as ServerBuild;
  ({ inlineCode } = entry.module as unknown as { inlineCode: InlineCode });
  member = await createMember(application.deps, { host });
  operator = await createMember(application.deps, { roles: ['operator_support'], host });
});
afterAll(() => application.close());

const people = { guest: () => undefined, member: () => member, operator: () => operator };

test.each<[PageKind, path: string, keyof typeof people, status: number]>([
  ['reading', '/faq', 'guest', 200],
  ['reading', '/en/faq', 'member', 200],
  ['reading', '/tidak-ada', 'guest', 404],
  ['reading', '/operator/tidak-ada', 'operator', 404],
  ['reading', '/error?status=500', 'guest', 500],
  ['member', '/auth/login', 'guest', 200],
  ['member', '/en/member/profile', 'member', 200],
  ['member', '/member/my-order/NONE-1', 'member', 404],
  ['console', '/operator/support', 'operator', 200],
  ['console', '/en/operator/support', 'member', 403],
  ['components', '/dev/ui', 'guest', 200],
])('the sheet of the kind %s: %s to a %s, with %d', async (kind, url, who, status) => {
  const { statusCode, body, headers } = await application.app.inject({
    url,
    headers: { host, ...people[who]()?.headers },
  });
  expect(statusCode).toBe(status);
  const styles = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style!);
  const { colors } = application.deps.brands.forHost(host);
  expect(styles).toEqual([inlineCode.styleOf(kind, colors)]);
  const allowed = /style-src ([^;]*)/.exec(String(headers['content-security-policy']))![1]!;
  const hash = createHash('sha256').update(styles[0]!).digest('base64');
  expect(allowed.match(/sha256-[^']+/g)).toEqual([`sha256-${hash}`]);
});

test('a sheet is for one kind alone', () => {
  const { colors } = application.deps.brands.forHost(host);
  const sheets = (['reading', 'member', 'console', 'components'] as const).map((kind) =>
    inlineCode.styleOf(kind, colors),
  );
  expect(new Set(sheets).size).toBe(4);
  expect(sheets.map((sheet) => sheet.includes('.verse-actions'))).toEqual([true, false, false, true]);
});
