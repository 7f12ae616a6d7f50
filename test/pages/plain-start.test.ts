// The application in a process of its own, no test's transformation in between: the program that `npm start` runs, and the source, which
// must be plain TypeScript: a component that a server module imports would be found nowhere else.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { scratchDirectory } from '#test/scratch';
import { ensureProgram, programArguments } from '#scripts/ensure-built.mjs';

/** Pages and calls, and what lies in files beside the source or is made by processes of its own. */
const answered = [
  ...[
    '/',
    '/umroh',
    '/auth/login',
    '/api/v3/products/umroh/search?limit=2',
    '/api/openapi.json',
    '/api/docs/',
  ],
  ...[
    '/quran/112/al-ikhlas',
    '/doa',
    '/jadwal-sholat',
    '/panduan',
    '/verses/v1/112/1.png',
    '/icons/amanah-safar/favicon.svg',
  ],
];
const root = join(import.meta.dirname, '../..');

// Longer than any build takes beside other tests.
beforeAll(() => ensureProgram(root, () => {}), 900_000);

it.each([
  ['the program', programArguments],
  ['the source', ['src/app/main.ts']],
])('%s starts from nothing, answers pages and the API, and stops', async (_name, command) => {
  const dataDir = await mkdtemp(join(scratchDirectory(), 'rihlah-start-'));
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: {
      ...inherited,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  try {
    const port = await Promise.race([
      once(child, 'message').then(([message]) => (message as { ready: number }).ready),
      gone.then(([code]) => Promise.reject(new Error(`It ended with ${code} before it was ready`))),
    ]);
    const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    for (const path of answered) expect([path, (await at(path)).status]).toEqual([path, 200]);
    child.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
});
