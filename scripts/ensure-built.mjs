// Builds the words and the pages, and the program that `npm start` runs, when what the build reads has changed.
// Runs on any Node ≥ 20: built-in modules only.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { handOver } from './hand-over.mjs';

/** What the browser files and the page bundle are made of. */
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
const PAGES = {
  name: 'pages',
  script: 'scripts/build.mjs',
  reads: READ_BY_BUILD,
  makes: MADE_BY_BUILD,
  stamp: 'build/fingerprint',
};
/** Everything the server runs; the pages are part of it. */
const PROGRAM = {
  name: 'program',
  script: 'scripts/bundle-program.mjs',
  reads: [
    ...['src', 'messages', 'db/seed', 'package.json', 'package-lock.json'],
    ...['scripts/bundle-program.mjs', 'scripts/messages-in-tables.mjs', 'scripts/messages-from-table.mjs'],
  ],
  makes: ['build/program/main.js', 'build/program/messages.json'],
  stamp: 'build/program-fingerprint',
};
/** How Node runs the program. Young objects live through a page: in the room of 1 MB that Node gives them they grow old. */
export const programArguments = ['--max-semi-space-size=16', 'build/program/main.js'];
/**
 * How the system's memory is taken and given back. Threads that free what another took leave holes: of two heaps the system gets 100 MB more
 * back than of eight. What was large and is free goes back at once: else one large piece teaches the allocator to keep them all (70 MB after a
 * start).
 */
export const programSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Builds the pages. Answers whether it built. Refuses when the build fails. */
export function ensureBuilt(root, say) {
  return ensure(root, PAGES, say);
}

/** The same, and the program that holds them. */
export async function ensureProgram(root, say) {
  await ensureBuilt(root, say);
  return ensure(root, PROGRAM, say);
}

async function ensure(root, { name, script, reads, makes, stamp }, say) {
  const before = fingerprint(root, reads);
  if (readStamp(root, stamp) === before && makes.every((path) => existsSync(join(root, path)))) {
    say(`${name}: built`);
    return false;
  }
  say(`${name}: building`);
  const code = await handOver(root, [script], { NODE_ENV: 'production' });
  if (code !== 0) throw new Error(`The build failed with code ${code}; its own words are above`);
  mkdirSync(join(root, 'build'), { recursive: true });
  // Taken before the build: a file saved meanwhile makes the next start build again.
  writeFileSync(join(root, stamp), before);
  return true;
}

/** Path and content of every file the build reads. (Not its time: the compiler of the words rewrites its own settings.) */
export function fingerprint(root, paths) {
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

function readStamp(root, stamp) {
  try {
    return readFileSync(join(root, stamp), 'utf8');
  } catch {
    return undefined;
  }
}
