// Builds the words and the pages, when what the build reads has changed.
// Runs on any Node ≥ 20: built-in modules only.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { handOver } from './hand-over.mjs';

/** What the browser files and the page bundle are made of; the rest of src is run as it is. */
const READ_BY_BUILD = [
  ...['src/web', 'src/emails', 'src/shared', 'src/art', 'src/labels', 'messages', 'public'],
  ...[
    'vite.config.ts',
    'react-router.config.ts',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
    'scripts/build.mjs',
  ],
];
const MADE_BY_BUILD = [
  'build/client',
  'build/server/index.js',
  'build/emails/render-email.js',
  'src/messages/messages.js',
];
const STAMP = 'build/fingerprint';

/** Answers whether it built. Refuses when the build fails. */
export async function ensureBuilt(root, say) {
  const before = fingerprint(root);
  if (readStamp(root) === before && MADE_BY_BUILD.every((path) => existsSync(join(root, path)))) {
    say('pages are built');
    return false;
  }
  say('building the pages');
  const code = await handOver(root, ['scripts/build.mjs'], { NODE_ENV: 'production' });
  if (code !== 0) throw new Error(`The build failed with code ${code}; its own words are above`);
  mkdirSync(join(root, 'build'), { recursive: true });
  // Taken before the build: a file saved meanwhile makes the next start build again.
  writeFileSync(join(root, STAMP), before);
  return true;
}

/** Path and content of every file the build reads. (Not its time: the compiler of the words rewrites its own settings.) */
export function fingerprint(root, paths = READ_BY_BUILD) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(root, path)) {
      const content = readFileSync(join(root, file));
      hash.update(`${file} ${content.length}\n`).update(content);
    }
  }
  return hash.digest('hex');
}

function filesUnder(root, path) {
  const info = statSync(join(root, path), { throwIfNoEntry: false });
  if (!info) return [];
  if (!info.isDirectory()) return [path];
  const names = readdirSync(join(root, path)).sort();
  return names
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesUnder(root, join(path, name)));
}

function readStamp(root) {
  try {
    return readFileSync(join(root, STAMP), 'utf8');
  } catch {
    return undefined;
  }
}
