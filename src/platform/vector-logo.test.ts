// What of a drawing's text decides before it is drawn (decision 0232); hostile ones: uploaded-picture.process.test.ts.
import { expect, it } from 'vitest';
import { isPlainDrawing } from './vector-logo.ts';

const repeating = (times: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path id="a" d="M0 0h3v3z"/>${'<use href="#a" x="3"/>'.repeat(times)}</svg>`,
  );

it('may repeat a shape thirty times, and no more', () => {
  expect([0, 1, 30, 31, 100].map((times) => isPlainDrawing(repeating(times)))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
