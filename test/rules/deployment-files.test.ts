// Files for whoever runs a deployment (deploy/, Dockerfile, compose.yaml): they name what exists.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { programArguments, programSettings } from '#scripts/ensure-built.mjs';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every variable the program reads, and those its start sets. */
const variables = new Set(
  [
    'src/app/config.ts',
    ...readdirSync(join(root, 'src/platform'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /settings\.ts$|quran-audio\.ts$/.test(path))
      .map((path) => `src/platform/${path}`),
  ].flatMap((path) => [...read(path).matchAll(/^ {2,4}([A-Z][A-Z_]+): /gm)].map(([, name]) => name!)),
);

interface Service {
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown> | string[];
  volumes?: string[];
  [key: string]: unknown;
}
interface Compose {
  services: Record<string, Service>;
}

describe('compose.yaml', () => {
  const { services } = parse(read('compose.yaml')) as Compose;
  test('runs two servers, a database, a pooler and a proxy, each only on what is there', () => {
    expect(Object.keys(services).sort()).toEqual(['database', 'pooler', 'proxy', 'server']);
    const needed = Object.values(services).flatMap(({ depends_on: on }) =>
      Array.isArray(on) ? on : Object.keys(on ?? {}),
    );
    expect(needed.filter((name) => !(name in services))).toEqual([]);
    const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.filter((one) => one.startsWith('./')).map((one) => one.split(':')[0]!),
    );
    for (const path of mounted) expect(read(path).length).toBeGreaterThan(0);
  });
  test('sets only variables the server knows, and writes no secret down', () => {
    const { environment = {} } = services['server']!;
    expect(Object.keys(environment).filter((name) => !variables.has(name))).toEqual([]);
    const secrets = Object.entries(environment).filter(([name]) => /KEY|TOKEN|URL|SECRET/.test(name));
    expect(secrets.filter(([, value]) => !value.includes('${'))).toEqual([]);
  });
  test('the server writes nothing outside /tmp and may become nobody else', () => {
    expect(services['server']).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] });
    expect(read('Dockerfile')).toMatch(/^USER 65534/m);
  });
});

describe('Dockerfile', () => {
  const faults = (text: string) => validate(text).map(({ message }) => message);
  test('passes its linter', () => {
    expect(faults(read('Dockerfile'))).toEqual([]);
  });
  test('is refused with what is misspelt: the test can fail', () => {
    expect(faults(read('Dockerfile').replace('EXPOSE 3000', 'EXPOSE web\nUSR nobody'))).toEqual([
      'Invalid containerPort: web',
      'Unknown instruction: USR',
    ]);
  });
  test('starts what `npm start` does', () => {
    const [, command] = /^CMD (.+)$/m.exec(read('Dockerfile'))!;
    expect(JSON.parse(command!)).toEqual(['node', ...programArguments]);
  });
});

test('alerts and board ask for metrics that exist', () => {
  const known = new Set(
    [...read('src/app/metrics.ts').matchAll(/(?:name: |gauge\(\s*)'([a-z_]+)'/g)].map(([, name]) => name!),
  );
  const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string; what: string } }[] }[];
  };
  const { panels } = JSON.parse(read('deploy/prometheus/dashboard.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const expressions = [
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const asked = expressions.flatMap((expr) => [
    ...(expr
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, '')
      .match(/[a-z]+_[a-z_]+[a-z0-9_]*|\bjobs\b|\bmessages\b/g) ?? []),
  ]);
  const functions = new Set(['histogram_quantile']);
  const strange = asked
    .filter((name) => !functions.has(name) && !name.startsWith('nodejs_'))
    .map((name) => name.replace(/_(bucket|count)$/, ''))
    .filter((name) => !known.has(name));
  expect(asked.length).toBeGreaterThan(15);
  expect(strange).toEqual([]);
});

test.each(['Dockerfile', 'deploy/systemd/rihlah.service'])('%s sets what `npm start` does', (file) => {
  for (const [name, value] of Object.entries(programSettings))
    expect(read(file)).toContain(`${name}=${value}`);
});

test('the unit starts what `npm start` does, the backup a file that exists', () => {
  const started = (unit: string) =>
    /^ExecStart=\/usr\/bin\/node (.+)/m.exec(read(`deploy/systemd/${unit}`))![1]!.split(' ');
  expect(started('rihlah.service')).toEqual(programArguments);
  expect(read(started('rihlah-backup.service')[0]!).length).toBeGreaterThan(0);
});
