// Finds regular expressions whose time grows faster than their input: whoever sends a long text must not stop the process.
// Reads every literal and every `new RegExp(…)`; recheck decides by the automaton, and by search where that is too large.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { check } from 'recheck';
import { parseSync } from 'vite';

/** Far more than any of ours takes. What is not decided by then is a fault too: write it more simply. */
const patienceMs = 30_000;

/** What judges, by its version. */
const judge = `recheck ${createRequire(import.meta.url)('recheck/package.json').version}`;

/** Every program of `directory` without its tests and what is compiled into it: `[path, text]`. */
export function programsIn(directory) {
  const isOurs = (name) =>
    /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name) && !name.startsWith('messages');
  return readdirSync(directory, { recursive: true })
    .filter(isOurs)
    .map((name) => [name, readFileSync(join(directory, name), 'utf8')]);
}

/** All expressions of the programs: `{ at, pattern, flags }`; `pattern` is null where it cannot be read from the text. */
export function expressionsIn(programs) {
  const nodes = programs.flatMap(([name, text]) => nodesIn(name, text));
  const named = new Map(
    nodes.flatMap(({ node }) =>
      node.type === 'VariableDeclarator' && node.init?.regex ? [[node.id.name, node.init.regex.pattern]] : [],
    ),
  );
  return nodes.flatMap(({ node, name, text }) => {
    const at = () => `${name}:${text.slice(0, node.start).split('\n').length}`;
    if (node.type === 'Literal' && node.regex) return [{ at: at(), ...node.regex }];
    if (!isConstruction(node)) return [];
    const [pattern, flags] = node.arguments;
    return [{ at: at(), pattern: patternOf(pattern, named), flags: flags?.value ?? '' }];
  });
}

/**
 * A sentence for each expression that is too slow or cannot be judged. `knownIn` names a file that keeps which ones were found quick
 * enough: a verdict never changes while the judge stays the same.
 */
export async function slowExpressions(programs, { knownIn } = {}) {
  const quick = readQuick(knownIn);
  const verdicts = new Map();
  const faults = [];
  for (const { at, pattern, flags } of expressionsIn(programs)) {
    const written = `/${pattern}/${flags}`;
    if (pattern === null) {
      faults.push(`${at}: this expression cannot be read from the text; write its pattern here`);
      continue;
    }
    if (quick.has(written)) continue;
    if (!verdicts.has(written)) verdicts.set(written, await check(pattern, flags, { timeout: patienceMs }));
    const { status, complexity, attack } = verdicts.get(written);
    if (status === 'safe') quick.add(written);
    if (status === 'vulnerable')
      faults.push(`${at}: ${written} takes ${complexity.summary} time, as for ${attack.pattern}`);
    if (status === 'unknown') faults.push(`${at}: ${written} cannot be judged; write it more simply`);
  }
  if (knownIn) {
    mkdirSync(dirname(knownIn), { recursive: true });
    writeFileSync(knownIn, JSON.stringify({ judge, quick: [...quick] }));
  }
  return faults;
}

function readQuick(file) {
  if (!file || !existsSync(file)) return new Set();
  const known = JSON.parse(readFileSync(file, 'utf8'));
  return new Set(known.judge === judge ? known.quick : []);
}

function nodesIn(name, text) {
  const { program, errors } = parseSync(name, text);
  if (errors.length > 0) throw new Error(`${name} cannot be read: ${errors[0].message}`);
  const found = [];
  const visit = (value) => {
    if (value === null || typeof value !== 'object') return;
    if (typeof value.type === 'string') found.push({ node: value, name, text });
    for (const child of Object.values(value)) visit(child);
  };
  visit(program);
  return found;
}

function isConstruction(node) {
  return (
    (node.type === 'NewExpression' || node.type === 'CallExpression') &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'RegExp'
  );
}

/** Parts that are only known when it runs stand as one digit, which is also a count: they must not bring an operator. */
function patternOf(node, named) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'Identifier') return named.get(node.name) ?? null;
  if (node?.type !== 'TemplateLiteral') return null;
  const parts = node.expressions.map((part) =>
    part.property?.name === 'source' ? named.get(part.object.name) : '1',
  );
  if (parts.includes(undefined)) return null;
  return node.quasis.map(({ value }, index) => value.cooked + (parts[index] ?? '')).join('');
}
