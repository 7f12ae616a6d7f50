// One example of each call: what was really asked of the application and what it answered (docs/product/api.md), recorded by
// `npm run api-examples` into a file beside each area, and checked against the contract by test/api/examples.test.ts.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Example {
  /** With the parameters of path and query in it. */
  url: string;
  /** Absent where nothing is sent, or a file. */
  body?: object;
  /** Absent where a file is answered. */
  answer?: object;
}

/** Where the examples of an area lie, by the name of each call. */
export const exampleFile = (area: string) => join(import.meta.dirname, area, 'examples.json');

/** Read when the documentation is: serving calls does not need them. */
export function readExamples(area: string): Record<string, Example> {
  const file = exampleFile(area);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Example>) : {};
}
