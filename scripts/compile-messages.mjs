// Compiles messages/{id,en} to typed functions in src/messages (never committed).
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';

const root = join(import.meta.dirname, '..');

export async function compileMessages() {
  await writeSettings();
  // Two files instead of one per message: Node reads them in a tenth of the time at start.
  await compileTo('src/messages', 'locale-modules');
  await keepPluralRules();
  // One file per message for the browser: each page then carries only the words it shows (vite.config.ts).
  await compileTo('src/messages/browser', 'message-modules');
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
