// Takes Indonesia's administrative areas out of the package idn-area-data into db/seed/reference/data
// (spec §7 Locations). Run by hand when the Ministry publishes new codes; its output is committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const source = join(root, 'node_modules/idn-area-data/data');
const target = join(root, 'db/seed/reference/data');

for (const level of ['provinces', 'regencies', 'districts']) {
  const rows = readFileSync(join(source, `${level}.csv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  // The parent's code is the beginning of one's own, so the column in between is left out.
  const lines = rows.map((row) => {
    const cells = row.trim().split(',');
    // The one quoted cell is the district Ra'as, whose apostrophe the source writes as a doubled quote.
    const name = cells
      .at(-1)
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', "'");
    if (name.includes('"')) throw new Error(`${level}: this row needs a real CSV reader: ${row}`);
    return `${cells[0].replaceAll('.', '')},${name}`;
  });
  writeFileSync(join(target, `${level}.csv`), `code,name\n${lines.join('\n')}\n`);
}
