// No journey depends on luck: after an act comes a wait for what a person sees, never a look at once nor a pause of so many
// milliseconds. A quick machine would let either through, a slow one would not.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const journeys = join(import.meta.dirname, '../journeys');
/** Their effect comes later: another page, an event, the focus. (What fill and selectOption change is there when they return.) */
const act = /\.(click|dblclick|tap|press|check|uncheck|goBack|goForward|setInputFiles)\(/;
const look =
  /\bexpect\((await |new URL\(|\w+\.url\()|await .*\.(allInnerTexts|allTextContents|count|isVisible|evaluateAll|cookies)\(/;
/** A new page puts the focus where it belongs some time after its words can be read. */
const glanceAtFocus = /\bexpect\(await .*([aA]ctiveElement|[fF]ocus)/;
/** It is run when it is called, not after the line above it. */
const opensFunction = /^const \w+ = (async )?\(.*=>/;
const pause = /\b(waitForTimeout|setTimeout)\(/;

/** Lines that depend on luck, as 'number: line'. */
function lucky(source: string): string[] {
  const lines = source
    .split('\n')
    .map((line, index) => ({ at: `${index + 1}: ${line.trim()}`, line: line.trim() }))
    .filter(({ line }) => line !== '' && !line.startsWith('//'));
  return lines
    .filter(
      ({ line }, index) =>
        pause.test(line) ||
        glanceAtFocus.test(line) ||
        (look.test(line) && !opensFunction.test(line) && act.test(lines[index - 1]?.line ?? '')),
    )
    .map(({ at }) => at);
}

test.each(
  readdirSync(journeys, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts')),
)('%s', (file) => {
  expect(lucky(readFileSync(join(journeys, file), 'utf8'))).toEqual([]);
});

test('the rule is alive', () => {
  expect(
    lucky(
      "await page.keyboard.press('Escape');\n// At once.\nexpect(await apply.textContent()).toBe('Apply');",
    ),
  ).toHaveLength(1);
  expect(lucky("await link.click();\n\nexpect(new URL(page.url()).pathname).toBe('/');")).toHaveLength(1);
  expect(
    lucky("await link.click();\nconst [first] = await page.locator('li').allInnerTexts();"),
  ).toHaveLength(1);
  expect(
    lucky(
      "await page.getByText('Kosong').waitFor();\nexpect(await page.evaluate(() => document.activeElement?.id)).toBe('name');",
    ),
  ).toHaveLength(1);
  expect(lucky('await page.waitForTimeout(3_500);')).toHaveLength(1);
  expect(
    lucky("await link.click();\nawait page.waitForURL('/');\nexpect(await page.title()).toBe('');"),
  ).toEqual([]);
  expect(
    lucky("const press = () => link.click();\nconst look = async () => expect(await page.title()).toBe('');"),
  ).toEqual([]);
  expect(lucky("await link.click();\nawait expect.poll(() => page.title()).toBe('');")).toEqual([]);
});
