// The language of a page has one source, its frame (docs/architecture.md): a component asks `useFrame()` and takes no `locale` from above,
// which could be another one and would be handed through every component between.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../../src/web');
/** A component's name begins with a capital letter; a plain function may take a locale. */
const component = /function ([A-Z]\w*)\((?:\{[^}]*\blocale\b[^}]*\}|\w+: \{[^}]*\blocale\b)/g;
const attribute = /<[A-Z]\w*\b[^<>]*\slocale=/g;

/** Components that take a locale, and elements that are given one. */
function handedDown(source: string): string[] {
  return [
    ...[...source.matchAll(component)].map(([, name]) => name!),
    ...[...source.matchAll(attribute)].map(([element]) => element.split(/\s/)[0]!),
  ];
}

test.each(globSync('**/*.tsx', { cwd: web }))('%s', (file) => {
  expect(handedDown(readFileSync(join(web, file), 'utf8'))).toEqual([]);
});

test('the rule is alive', () => {
  expect(handedDown('function Card({ card, locale }: CardProps) {')).toEqual(['Card']);
  expect(handedDown('<Card card={card}\n  locale={locale} />')).toEqual(['<Card']);
  expect(handedDown('function textOf({ card }: Card, locale: Locale) {')).toEqual([]);
  expect(handedDown('function Card({ card }: Props) {\n  const { locale } = useFrame();')).toEqual([]);
});
