// The rows of a form that comes back: those that were sent, under their numbers (rows-field.tsx).
import type { FormAnswer } from './form-answer.ts';

/** By list; null where that form was not sent. */
export function rowsSent(answer: FormAnswer | undefined, intent: string): Record<string, number[]> | null {
  const names = answer?.intent === intent ? answer.result.fields : undefined;
  if (!names) return null;
  const rows: Record<string, number[]> = {};
  for (const name of names) {
    const [, list, number] = /^(\w+):(\d+)/.exec(name) ?? [];
    if (list === undefined) continue;
    const numbers = (rows[list] ??= []);
    if (!numbers.includes(Number(number))) numbers.push(Number(number));
  }
  return rows;
}
