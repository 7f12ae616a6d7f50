// Compiles messages/{id,en} to typed functions in src/messages (never committed), when they have changed.
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { fingerprint } from './ensure-built.mjs';

const root = join(import.meta.dirname, '..');

/** What the compiled words follow from: the messages, the compiler, and how it is asked here. */
const READ = ['messages', 'package-lock.json', 'scripts/compile-messages.mjs'];
const MADE = ['src/messages/messages.js', 'src/messages/registry.js', 'src/messages/browser/messages.js'];
const STAMP = join(root, 'src/messages/fingerprint');

export async function compileMessages() {
  const before = fingerprint(root, READ);
  const isMade = [...MADE, 'project.inlang/settings.json'].every((path) => existsSync(join(root, path)));
  if (isMade && existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === before) return;
  await rm(STAMP, { force: true });
  await writeSettings();
  // Two files instead of one per message: Node reads them in a tenth of the time at start.
  await compileTo('src/messages', 'locale-modules');
  await keepPluralRules();
  // One file per message for the browser: each page then carries only the words it shows (vite.config.ts).
  await compileTo('src/messages/browser', 'message-modules');
  await writeFile(join(root, 'src/messages/browser/runtime.js'), browserRuntime);
  // Written last: what was stopped on the way is made again.
  await writeFile(STAMP, before);
}

/** The compiler wants every file by name: the list is what lies in messages/id. */
async function writeSettings() {
  const areas = (await readdir(join(root, 'messages/id'))).sort();
  const settings = {
    baseLocale: 'id',
    locales: ['id', 'en'],
    modules: ['./node_modules/@inlang/plugin-message-format/dist/index.js'],
    'plugin.inlang.messageFormat': { pathPattern: areas.map((file) => `./messages/{locale}/${file}`) },
  };
  await writeFile(join(root, 'project.inlang/settings.json'), `${JSON.stringify(settings, null, 2)}\n`);
}

function compileTo(directory, outputStructure) {
  return compile({
    project: join(root, 'project.inlang'),
    outdir: join(root, directory),
    // The request's language is given by platform/request-locale.ts, the page's by its address: no cookie of Paraglide's own.
    strategy: ['baseLocale'],
    outputStructure,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    emitReadme: false,
  });
}

/** All that a page needs of Paraglide's runtime, which chooses among strategies and cookies: its language is its document's (entry.client.tsx). */
const browserRuntime = `export const baseLocale = 'id';
export const locales = ['id', 'en'];
export const experimentalStaticLocale = undefined;
export let getLocale = () => baseLocale;
export const overwriteGetLocale = (read) => {
  getLocale = read;
};
`;

/**
 * Paraglide makes new plural rules for every message that counts something: on a list page that took 2.7 ms, more than
 * a third of the whole page. One set per language is enough.
 */
async function keepPluralRules() {
  const file = join(root, 'src/messages/registry.js');
  const source = await readFile(file, 'utf8');
  const made = 'new Intl.PluralRules(locale, options)';
  if (source.split(made).length !== 2)
    throw new Error(`${file} no longer makes plural rules the way this script knows`);
  const kept =
    'const rules = new Map();\nfunction rulesOf(locale, options) {\n' +
    '  const key = locale + JSON.stringify(options ?? {});\n' +
    '  if (!rules.has(key)) rules.set(key, new Intl.PluralRules(locale, options));\n' +
    '  return rules.get(key);\n}\n';
  await writeFile(file, source.replace(made, 'rulesOf(locale, options)') + kept);
}

if (process.argv[1] === import.meta.filename) await compileMessages();
