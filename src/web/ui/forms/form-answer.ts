// What an action answers to a form that was not right yet, as Conform shows it: what was typed, what is wrong with each field,
// what concerns the form as a whole. Secrets never come back.
import type { SubmissionResult } from '@conform-to/react';

export interface FormAnswer {
  /** Which form of the page was sent: its field `intent`; null where the page has one form. */
  intent: string | null;
  result: SubmissionResult;
  /** The session is over: where signing in again stands, for a tab of its own. */
  signInPath?: string;
}

/** Of a form as a whole; what stands in it stays. */
export function problemAnswer(intent: string | null, problem: string): FormAnswer {
  return { intent, result: { status: 'error', error: { '': [problem] } } };
}
