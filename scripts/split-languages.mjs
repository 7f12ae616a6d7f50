// A page is in one language, so its files are, too: of each file that app pages load there is one for each language, which holds the words
// of that language alone (decision 0176). Runs after the build, before its files are compressed.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { holdsMessages, inLanguage, language } from '../src/web/language-files.ts';

const languages = ['id', 'en'];

/** `directory`: where the bundler has put its files. Those that are split are no longer there, but in a folder for each language. */
export async function splitLanguages(directory) {
  const files = (await readdir(directory)).filter((name) => name.endsWith('.js'));
  for (const locale of languages) await mkdir(join(directory, locale), { recursive: true });
  await Promise.all(files.map((file) => split(directory, file)));
}

async function split(directory, file) {
  const code = await readFile(join(directory, file), 'utf8');
  if (!holdsMessages(file)) {
    if (code.includes(language))
      throw new Error(`${file} has words, and there is one of it for both languages`);
    return;
  }
  for (const locale of languages) await writeFile(join(directory, locale, file), wordsOf(code, locale, file));
  await rm(join(directory, file));
}

/** Where the language is asked for stands which one it is: the minifier leaves out what is never said. */
function wordsOf(code, locale, file) {
  const { code: short, errors } = minifySync(file, inLanguage(code, locale), { module: true });
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  return short;
}
