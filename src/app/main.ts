// The process: read the configuration, start, print where it listens, stop cleanly.
import { join } from 'node:path';
import { bootstrap } from './bootstrap.ts';
import { loadBuiltEmails } from './built-emails.ts';
import { loadBuiltPages } from './built-pages.ts';
import { readConfig } from './config.ts';
import type { RunningApp } from './start.ts';
import { explainStartFailure } from './start-failure.ts';

const root = join(import.meta.dirname, '../..');
const say = (message: string) => process.stdout.write(`${message}\n`);

let running: RunningApp | null = null;
let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  say('Stopping');
  await running?.close();
  process.exit(0);
}
// Registered before the first slow step, so that no stop signal during startup is missed.
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// The process that spawned this one is gone, even by kill -9.
process.on('disconnect', stop);

try {
  running = await start();
  // The stop signal came before there was anything to close.
  if (stopping) await running.close();
} catch (failure) {
  // A stop during startup closes the database while startup still uses it: its errors need no explanation.
  if (!stopping) process.stderr.write(`${explainStartFailure(failure)}\n`);
  process.exit(stopping ? 0 : 1);
}

async function start(): Promise<RunningApp> {
  const config = readConfig(process.env);
  // The database starts in processes of its own while this one reads the rest of the program.
  const [opened, program] = await Promise.all([bootstrap(config, say), readProgram()]);
  return program.startApp({
    config,
    opened,
    say,
    renderEmail: program.renderEmail,
    pages: { build: program.pages, mode: 'production' },
    files: join(root, 'build/client'),
    onListening: (app) => {
      const address = app.server.address();
      const port = typeof address === 'object' && address ? address.port : config.port;
      say(`Rihlah is ready at http://localhost:${port}`);
      process.send?.({ ready: port });
    },
  });
}

async function readProgram() {
  const [{ startApp }, pages, renderEmail] = await Promise.all([
    import('./start.ts'),
    loadBuiltPages(),
    loadBuiltEmails(),
  ]);
  return { startApp, pages, renderEmail };
}
