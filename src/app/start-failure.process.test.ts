// A failed start prints one sentence that says what to do (README.md).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { migrate } from '#platform/database/migrate';
import { explainStartFailure } from './start-failure.ts';

test.each(['main.ts', '../../scripts/dev.ts'])(
  'a wrong configuration ends %s with a sentence that names every wrong variable, without a stack',
  async (file) => {
    const main = spawn(process.execPath, [join(import.meta.dirname, file)], {
      env: {
        ...process.env,
        PORT: '70000',
        DEMO: 'yes',
        LOG_LEVEL: 'loud',
        DATABASE_URL: 'mysql://host/rihlah',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let words = '';
    main.stderr.setEncoding('utf8').on('data', (part: string) => {
      words += part;
    });
    const [code] = await once(main, 'close');
    expect(code).toBe(1);
    for (const name of [
      'PORT must be at most 65535',
      'DEMO must be true',
      'LOG_LEVEL must be one of',
      'DATABASE_URL must look like',
    ]) {
      expect(words).toContain(name);
    }
    expect(words.trimEnd()).not.toContain('\n');
  },
);

test('names a port in use, and the way out', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const [failure] = await once(createServer().listen(port, '127.0.0.1'), 'error').catch((error: unknown) => [
    error,
  ]);
  taken.close();
  expect(explainStartFailure(failure)).toBe(
    `Port ${port} is in use by another program. Stop that one, or set PORT (0 takes a free one).`,
  );
});

test('names an unreachable database by host and port, never with its password', async () => {
  const failure: unknown = await migrate({ url: 'postgres://rihlah:very-secret@localhost:1/rihlah' }).catch(
    (error: unknown) => error,
  );
  const sentence = explainStartFailure(failure);
  expect(sentence).toContain('The database at localhost:1 cannot be used: connect ECONNREFUSED');
  expect(sentence).not.toMatch(/very-secret|\n/);
});

test('keeps the stack of a fault of the program itself', () => {
  const failure = (() => {
    try {
      readConfig(null as never);
    } catch (error) {
      return error;
    }
    return null;
  })();
  expect(explainStartFailure(failure)).toContain('    at readConfig');
});
