// npm run bench [-- part …]: measures everything and writes bench/RESULTS.md; with names, measures those and prints.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram } from '#scripts/ensure-built.mjs';
import { accounts } from './accounts.ts';
import { appPages } from './app-pages.ts';
import { bookings } from './bookings.ts';
import { bookingsInTurn } from './bookings-in-turn.ts';
import { bytes } from './bytes.ts';
import { consoleLists } from './console-lists.ts';
import { lighthouseScores } from './lighthouse.ts';
import { lists } from './lists.ts';
import { estimate } from './estimate.ts';
import { departureTable } from './departure-table.ts';
import { manifest } from './manifest.ts';
import { participantTable } from './participant-table.ts';
import { thisMachine } from './machine.ts';
import { api, cachedPages, memberPages, pages, souvenirs } from './pages.ts';
import { quran } from './quran.ts';
import { socketMemory, sockets } from './sockets.ts';
import { storms } from './storms.ts';
import { type Measurement, resultsPage, type Section, sectionText } from './report.ts';
import { start } from './start.ts';
import { statements } from './statements.ts';
import { worship } from './worship.ts';

const root = join(import.meta.dirname, '..');
const all: Measurement[] = [
  start,
  pages,
  cachedPages,
  memberPages,
  api,
  souvenirs,
  accounts,
  storms,
  sockets,
  socketMemory,
  bookings,
  bookingsInTurn,
  lists,
  manifest,
  departureTable,
  participantTable,
  estimate,
  consoleLists,
  statements,
  worship,
  quran,
  bytes,
  lighthouseScores,
  appPages,
];
const say = (message: string) => void process.stdout.write(`${message}\n`);

process.on('disconnect', () => process.exit(1));

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.some((each) => each.name === name));
if (unknown.length > 0) {
  say(`Unknown: ${unknown.join(', ')}. There are: ${all.map((each) => each.name).join(', ')}`);
  process.exit(1);
}

await ensureProgram(root, say);
const machine = thisMachine(root);
const sections: Section[] = [];
for (const { name, measure } of all) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  say(`— ${name}`);
  sections.push(...(await measure((message) => say(`  ${message}`))));
}
if (wanted.length > 0) {
  for (const section of sections) say(`\n${sectionText(section)}`);
} else {
  const limits = readFileSync(join(import.meta.dirname, 'LIMITS.md'), 'utf8');
  writeFileSync(join(import.meta.dirname, 'RESULTS.md'), resultsPage(machine, sections, limits));
  say('Written: bench/RESULTS.md');
}
process.exit(0);
