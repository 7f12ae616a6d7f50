// Kinds of tests, from quick to slow: `npm test` runs them all, `npm run check` the first. What starts processes of its own is the second; tests of
// the database share one embedded cluster per run.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const apiTests = ['src/api/**/*.test.ts'];
const databaseTests = ['{src,db,scripts}/**/*.db.test.ts'];
const processTests = ['{src,db,scripts}/**/*.process.test.ts'];
const journeys = ['test/journeys/**/*.test.ts'];
const database = './test/global-database.ts';

const everyProject = {
  // A worker reads the modules once for all its files: reading them anew for each took four fifths of the processor's time.
  // What a test needs for itself is its own database, application or browser context, not its own modules.
  isolate: false,
  // For machines far slower than ours: what works takes a fraction of this, so only what hangs is stopped by it.
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
};

/** What takes minutes begins first: by itself a fresh clone begins with the largest files, and a small one that asks for every page would be the last, alone. */
const longest = ['every-page', 'crawl', 'matrix', 'attacks/uploads', 'full-journey', 'races'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.some((part) => moduleId.includes(part));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Pages as visitors get them: React's development build takes several times as long. Emails are rendered in the test's own process. */
const asInProduction = {
  oxc: { jsx: { runtime: 'automatic', development: false } },
  env: { NODE_ENV: 'production' },
} as const;

export default defineConfig({
  test: {
    // By itself vitest leaves a core free: on two that is one file at a time, most of which wait for a browser or the database.
    // Eight at most: they share the connections of one cluster, and each journey has a browser of its own.
    maxWorkers: Math.min(availableParallelism(), 8),
    // A worker holds all modules it has read, some 800 MB: with little room for what is young, what only a test needs is soon among them, and all
    // of it is looked through to find it. A fifth of a worker's processor time (bench/RESULTS.md, "The suite").
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,db,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...apiTests, ...databaseTests, ...processTests],
          ...everyProject,
        },
      },
      {
        test: { name: 'processes', include: processTests, ...everyProject },
      },
      {
        test: {
          name: 'database',
          include: databaseTests,
          globalSetup: [database],
          ...everyProject,
        },
      },
      {
        oxc: asInProduction.oxc,
        test: {
          name: 'api',
          include: [...apiTests, 'test/**/*.test.ts'],
          exclude: journeys,
          env: asInProduction.env,
          globalSetup: [database],
          ...everyProject,
        },
      },
      {
        oxc: asInProduction.oxc,
        test: {
          name: 'journeys',
          include: journeys,
          env: asInProduction.env,
          globalSetup: [database, './test/global-browser.ts'],
          ...everyProject,
        },
      },
    ],
  },
});
