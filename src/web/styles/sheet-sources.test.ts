// No page lacks a rule because its sheet is of its kind (decision 0257): whatever stands in the files its kind is made of finds there the same rules,
// in the same order, as in one sheet of everything.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type Plugin, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { type PageKind, pageKinds } from '#web/page-kinds';
import routes from '#web/routes';
import { rulesOf, type StyleRule, usableRules, namesWritten } from '#test/style-rules';
import { filesOfKind, web } from './page-files.ts';
import { sheetSources } from './sheet-sources.ts';

/** That sheet: utilities from all files of src/web. The one of the components has the written rules of all kinds. */
const everyFile: Plugin = {
  name: 'every-file',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('components.css') ? `${code}\n@source '../';` : null),
};

async function buildSheets(sources: Plugin, kinds: readonly PageKind[]): Promise<Map<PageKind, StyleRule[]>> {
  const { output } = (await build({
    configFile: false,
    root: join(web, '../..'),
    logLevel: 'error',
    plugins: [sources, tailwindcss()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      target: 'es2022',
      rolldownOptions: { input: kinds.map((kind) => join(web, `styles/${kind}.css`)) },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    kinds.map((kind) => {
      const file = output.find(({ fileName }) => fileName.includes(`/${kind}-`) && fileName.endsWith('.css'));
      return [kind, rulesOf(String((file as Rolldown.OutputAsset).source))];
    }),
  );
}

let sheets: Map<PageKind, StyleRule[]>;
let everything: StyleRule[];
beforeAll(async () => {
  sheets = await buildSheets(sheetSources(routes), pageKinds);
  everything = (await buildSheets(everyFile, ['components'])).get('components')!;
});

const namesOf = (kind: PageKind) =>
  new Set(filesOfKind(kind, routes).flatMap((file) => namesWritten(readFileSync(join(web, file), 'utf8'))));
const textsOf = (kind: PageKind) => sheets.get(kind)!.map(({ text }) => text);

test.each(pageKinds)(
  'pages of the kind %s have every rule they can use, in the order of all rules',
  (kind) => {
    const usable = usableRules(everything, namesOf(kind));
    expect(usable.length).toBeGreaterThan(300);
    const isUsable = new Set(usable);
    expect(textsOf(kind).filter((text) => isUsable.has(text))).toEqual(usable);
  },
);

test('the sheet of another kind would not do', () => {
  const lacking = (kind: PageKind, other: PageKind) => {
    const has = new Set(textsOf(other));
    return usableRules(everything, namesOf(kind)).filter((text) => !has.has(text));
  };
  expect(lacking('reading', 'console').join('\n')).toContain('.verse-actions');
  expect(lacking('member', 'reading').join('\n')).toContain('[data-due=');
  expect(lacking('console', 'member').length).toBeGreaterThan(20);
});

test('each is less than everything', () => {
  const sizeOf = (rules: readonly StyleRule[]) => rules.reduce((sum, { text }) => sum + text.length, 0);
  for (const kind of pageKinds) expect(sizeOf(sheets.get(kind)!)).toBeLessThan(sizeOf(everything) * 0.9);
});
