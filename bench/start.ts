// Memory, cold start (empty data directory: cluster, migrations, seed) and warm start.
import { loadOf } from './load.ts';
import { findAddresses } from './urls.ts';
import { type Measurement, quantile, times, whole } from './report.ts';
import { startServer, withDataDir } from './server.ts';

const warmStarts = 5;

export const start: Measurement = {
  name: 'start',
  measure: (say) =>
    withDataDir(async (dataDir) => {
      const cold = await startServer({ dataDir });
      await cold.stop();
      say(`cold start: ${whole(cold.startMs)} ms`);
      const warm: number[] = [];
      for (let round = 0; round < warmStarts; round++) {
        const server = await startServer({ dataDir });
        await server.stop();
        warm.push(server.startMs);
      }
      say(`warm start: ${whole(quantile(warm, 0.5))} ms`);
      const memory = await memoryOf(dataDir);
      return [
        {
          title: 'Start and memory',
          method: `Built, from spawning the server to its first listening moment. Cold: empty data directory, so the cluster is created, migrated and the demo seeded. Warm: median of ${warmStarts}. Memory is resident, of the server process; PostgreSQL's is its own.`,
          head: ['what', 'figure', 'aim', 'of aim'],
          rows: [
            ['cold start', `${(cold.startMs / 1000).toFixed(1)} s`, '', ''],
            [
              'warm start',
              `${(quantile(warm, 0.5) / 1000).toFixed(2)} s`,
              '1.0 s',
              times(quantile(warm, 0.5) / 1000),
            ],
            inMegabytes('memory after start', memory.idle, 200),
            inMegabytes('memory after load on list, product and API', memory.loaded, 350),
          ],
        },
      ];
    }),
};

const inMegabytes = (what: string, bytes: number, aim: number) => [
  what,
  `${whole(bytes / 1e6)} MB`,
  `${aim} MB`,
  times(bytes / 1e6 / aim),
];

async function memoryOf(dataDir: string): Promise<{ idle: number; loaded: number }> {
  const server = await startServer({ dataDir, ownCore: true });
  try {
    const idle = server.memory();
    const at = await findAddresses(server);
    for (const path of [at.list, at.product, at.apiList]) await loadOf(server, path);
    return { idle, loaded: server.memory() };
  } finally {
    await server.stop();
  }
}
