// Which files of src/web the pages of one kind are made of: where their class names can stand (decision 0257). Class names stand in src/web
// alone, so that imports are followed there alone; what only names a type brings none.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { parseSync } from 'vite';
import { kindsAround, type PageKind } from '#web/page-kinds';
import { pageRoutes } from '#web/page-routes';

/** All paths here are below it. */
export const web = join(import.meta.dirname, '..');

/** Around every page; with its errors, and the frame these stand in. */
const documentFiles = ['root.tsx', 'entry.client.tsx'];
/** It holds the addresses of the islands: who takes one from it has that island's file on the page. */
const islandTable = 'ui/island-urls.ts';

export function filesOfKind(kind: PageKind, routes: readonly RouteConfigEntry[]): string[] {
  const pages = pageRoutes(routes).filter(
    ({ path, files }) => kindsAround(path).includes(kind) && isDocument(files),
  );
  const reached = new Set([...documentFiles, ...pages.flatMap(({ files }) => files)]);
  // What is added on the way is gone through, too.
  for (const file of reached) for (const next of importsOf(file)) reached.add(next);
  return [...reached];
}

/** A route without a component answers with a file, or leads elsewhere. */
function isDocument(files: readonly string[]): boolean {
  const file = files.at(-1)!;
  return parseSync(file, read(file)).module.staticExports.some(({ entries }) =>
    entries.some(({ exportName }) => exportName.kind === 'Default'),
  );
}

/** Read once: kinds share most of their files. */
const known = new Map<string, string[]>();

function importsOf(file: string): string[] {
  const before = known.get(file);
  if (before) return before;
  const imports = importedBy(file, read(file));
  known.set(file, imports);
  return imports;
}

const read = (file: string) => readFileSync(join(web, file), 'utf8');

/** The modules of src/web that `code` takes in as it runs, at once or later. */
export function importedBy(file: string, code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const atOnce = staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  );
  const passedOn = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : []));
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1));
  const modules = [...atOnce.map(({ moduleRequest }) => moduleRequest.value), ...passedOn, ...later].flatMap(
    (request) => moduleOf(request, file) ?? [],
  );
  const islands = atOnce
    .filter(({ moduleRequest }) => moduleOf(moduleRequest.value, file) === islandTable)
    .flatMap(({ entries }) => entries.map(({ importName }) => islandFile(importName.name ?? '')));
  return [...modules, ...islands];
}

/** `listIsland`: the file of that name in the table. */
function islandFile(name: string): string {
  const [, file] =
    read(islandTable)
      .split('\n')
      .map((line) => /^export const (\w+) = .*\bisland\('([^']+)'\)/.exec(line)?.slice(1) ?? [])
      .find(([exported]) => exported === name) ?? [];
  if (file === undefined) throw new Error(`${islandTable} has no ${name}`);
  return `${file}.island.ts`;
}

function moduleOf(request: string, importer: string): string | null {
  if (request.startsWith('#web/')) {
    const file = request.slice('#web/'.length);
    return file.endsWith('.tsx') ? file : `${file}.ts`;
  }
  return request.startsWith('./') && /\.tsx?$/.test(request)
    ? normalize(join(dirname(importer), request))
    : null;
}
