// The application as `npm start` runs it: a process of its own that Node alone reads, no test's transformation in between. What the server
// reads must be plain TypeScript: a component that a server module imports would be found nowhere else.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scratchDirectory } from '#test/scratch';

it('starts from nothing, answers a page and the API, and stops', async () => {
  const dataDir = await mkdtemp(join(scratchDirectory(), 'rihlah-start-'));
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/app/main.ts')], {
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
    for (const path of ['/', '/umroh', '/auth/login', '/api/v3/products/umroh/search?limit=2'])
      expect([path, (await at(path)).status]).toEqual([path, 200]);
    child.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
});
