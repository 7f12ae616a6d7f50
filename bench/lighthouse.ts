// Lighthouse's mobile scores of home, list and product (docs/product/catalogue.md; docs/product/pages.md): the median of several runs.
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { launchBrowser } from '#test/browser';
import { findAddresses } from './urls.ts';
import { type Measurement, milliseconds, quantile } from './report.ts';
import { type Server, withServer } from './server.ts';

const rounds = 5;
const groups = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Group = (typeof groups)[number];
const moments = {
  'largest-contentful-paint': milliseconds,
  'total-blocking-time': milliseconds,
  'cumulative-layout-shift': (shift: number) => shift.toFixed(3),
};

interface Run {
  scores: number[];
  moments: number[];
  /** Audits that cost points, for the terminal. */
  faults: string[];
}

export const lighthouseScores: Measurement = {
  name: 'lighthouse',
  measure: (say) =>
    withServer(async (server) => {
      const at = await findAddresses(server);
      const rows: string[][] = [];
      for (const [name, path] of Object.entries({
        home: at.home,
        list: at.list,
        product: at.product,
        surah: '/quran/36/yasin',
      })) {
        const runs: Run[] = [];
        for (let round = 0; round < rounds; round++) runs.push(await visit(server, path, { groups }));
        rows.push([name, ...median(runs, groups)]);
        say(rows.at(-1)!.join(' · '));
        for (const fault of faultsOf(runs)) say(`  ${fault}`);
      }
      return [
        {
          title: 'Lighthouse, mobile',
          method: `Lighthouse's own mobile profile (slow 4G and a processor four times slower, simulated) in the packaged Chromium; median of ${rounds}. Aim: at least 98 in every group.`,
          head: ['page', ...groups, ...momentNames],
          rows,
        },
      ];
    }),
};

export const momentNames = ['largest paint', 'blocking', 'shift'];

/** The cells of one page: its scores, and its moments. */
export function median(runs: readonly Run[], of: readonly Group[]): string[] {
  const middle = (values: (run: Run) => number) => quantile(runs.map(values), 0.5);
  return [
    ...of.map((_, group) => String(Math.round(middle((run) => run.scores[group]!) * 100))),
    ...Object.values(moments).map((written, moment) => written(middle((run) => run.moments[moment]!))),
  ];
}

export const faultsOf = (runs: readonly Run[]) => new Set(runs.flatMap((run) => run.faults));

/** A new browser for each run: nothing is in its cache. */
export async function visit(
  server: Server,
  path: string,
  { groups: of, headers = {} }: { groups: readonly Group[]; headers?: Record<string, string> },
): Promise<Run> {
  const port = await freePort();
  const browser = await launchBrowser({ viewport: null, args: [`--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(server.url + path, {
      port,
      onlyCategories: [...of],
      extraHeaders: headers,
      logLevel: 'error',
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { categories, audits } = result.lhr;
    return {
      scores: of.map((group) => categories[group]?.score ?? 0),
      moments: Object.keys(moments).map((moment) => audits[moment]?.numericValue ?? Number.NaN),
      faults: of.flatMap((group) =>
        (categories[group]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
          .map(({ id }) => `${group}: ${audits[id]!.title} ${audits[id]!.displayValue ?? ''}`),
      ),
    };
  } finally {
    await browser.close();
  }
}

/** Lighthouse speaks to the browser over a port of its own. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
