// npm run build: compiles the words, the emails and the pages, and compresses what browsers load. Runs on Node 24.
import { spawnSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { build } from 'vite';
import { compileMessages } from './compile-messages.mjs';
import { compressFiles } from './compress-files.mjs';
import { splitLanguages } from './split-languages.mjs';

await compileMessages();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'],
  {
    stdio: 'inherit',
  },
);
if (status === 0) {
  // The whole list of routes, consoles and all: nobody asks for it, since browsers discover routes one by one.
  const assets = 'build/client/assets';
  for (const file of await readdir(assets))
    if (/^manifest-\w+\.js$/.test(file)) await rm(`${assets}/${file}`);
  await splitLanguages(assets);
  await compressFiles('build/client');
  await buildEmails();
}
process.exitCode = status ?? 1;

/** After the pages: their build empties the folder. */
async function buildEmails() {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'src/emails/render-email.tsx',
      outDir: 'build/emails',
      target: 'node24',
      // One instance of every server module, as Node loads it.
      rolldownOptions: { external: /^#(?!emails\/)/ },
    },
  });
}
