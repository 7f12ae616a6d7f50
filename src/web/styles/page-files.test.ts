import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageKinds } from '#web/page-kinds';
import routes from '#web/routes';
import { filesOfKind, importedBy, web } from './page-files.ts';

test('what a module takes in as it runs is followed, at once or later; what only names a type is not', () => {
  const source = `
    import { a } from './a.ts';
    import { type B, c } from '#web/area/c';
    import './d.tsx';
    export { e } from '#web/area/e.tsx';
    export * from './f.ts';
    const g = () => import('#web/area/g');
    import type { H } from './h.ts';
    import { type I } from './i.ts';
    export type { J } from './j.ts';
    import { useState } from 'react';
    import { k } from '#shared/k';
    import sheet from './l.css?inline';
    // import { m } from './m.ts';
    const n = "import { n } from './n.ts'";
  `;
  expect(importedBy('place/page.tsx', source)).toEqual([
    'place/a.ts',
    'area/c.ts',
    'place/d.tsx',
    'area/e.tsx',
    'place/f.ts',
    'area/g.ts',
  ]);
});

test('an island is with the module that takes its address', () => {
  expect(importedBy('routes/x.tsx', "import { quranIsland } from '#web/ui/island-urls';")).toEqual([
    'ui/island-urls.ts',
    'quran/quran.island.ts',
  ]);
  expect(() => importedBy('routes/x.tsx', "import { noIsland } from '#web/ui/island-urls';")).toThrow(
    'noIsland',
  );
});

test.each(pageKinds)('pages of the kind %s can be an error, in the whole frame', (kind) => {
  expect(filesOfKind(kind, routes)).toEqual(
    expect.arrayContaining([
      'root.tsx',
      'layout/error-page.tsx',
      'layout/fault-popup.tsx',
      'layout/header/header.tsx',
      'layout/footer/footer.tsx',
      'layout/toasts.tsx',
      'tags/consent-notice.tsx',
    ]),
  );
});

test('a kind has its own pages and none of another', () => {
  const [reading, member, console] = (['reading', 'member', 'console'] as const).map((kind) =>
    filesOfKind(kind, routes),
  );
  const own = [
    [reading, 'quran/verse-item.tsx', 'quran/quran.island.ts', 'routes/own-parts.tsx'],
    [member, 'checkout/due-bar.tsx', 'layout/checkout-layout.tsx', 'routes/chat/conversation.tsx'],
    [console, 'layout/console-layout.tsx', 'routes/operator/roles.tsx'],
  ] as const;
  for (const [files, ...expected] of own)
    for (const file of expected)
      expect([reading, member, console].filter((kind) => kind!.includes(file))).toEqual([files]);
  // Asked for wherever a fresh code is.
  for (const files of [member, console]) expect(files).toContain('routes/auth/confirm.tsx');
  // A preview in a console is the page that is read.
  expect(reading).toContain('routes/partner-console/programme/preview.tsx');
  // It answers with a file: what it is made of is on no page.
  expect(reading).not.toContain('routes/operator/report-file.ts');
});

test('every component is on pages of some kind, but for what draws none', () => {
  const reached = new Set(pageKinds.flatMap((kind) => filesOfKind(kind, routes)));
  const files = globSync('**/*.{tsx,island.ts}', { cwd: web }).filter((file) => !file.includes('.test.'));
  expect(files.filter((file) => !reached.has(file)).toSorted()).toEqual([
    'entry.server.tsx',
    'markup/render-page.tsx',
    // They lead elsewhere, or answer with a file.
    'routes/auth/google-callback.tsx',
    'routes/auth/logout.tsx',
    'routes/member/profile/export.tsx',
    'routes/redirect-apple.tsx',
  ]);
});

test('no module outside src/web names a class of a page', () => {
  const src = join(web, '..');
  const files = globSync('{shared,labels,art,platform,domain}/**/*.{ts,tsx}', { cwd: src });
  expect(files.length).toBeGreaterThan(300);
  const names = /\bclass(Name|List)\b|\bclass=["'{]/;
  expect(files.filter((file) => names.test(readFileSync(join(src, file), 'utf8')))).toEqual([]);
  expect(names.test('<p className="mt-2">')).toBe(true);
});
