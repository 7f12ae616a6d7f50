// npm run audit-dependencies: known faults of what we install, as the registry reports them. Exits with 1 for a serious one, and
// says so, with 0, where the registry has no answer: mirrors often have none, and no answer is not "no fault".
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const { stdout, stderr, error } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  cwd: join(import.meta.dirname, '..'),
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const report = readReport(stdout);
const counts = report?.metadata?.vulnerabilities;

if (!counts) {
  console.log(
    `Not audited: the registry gave no answer (${error?.message ?? report?.message ?? stderr.trim().split('\n')[0] ?? 'nothing said'})`,
  );
} else {
  for (const { name, severity, range } of Object.values(report.vulnerabilities ?? {}))
    console.log(`${severity}: ${name} ${range}`);
  console.log(
    `Audited ${report.metadata.dependencies.prod} packages: ${counts.critical} critical, ${counts.high} high, ${counts.moderate + counts.low} lesser faults`,
  );
  process.exitCode = counts.critical + counts.high > 0 ? 1 : 0;
}

function readReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
