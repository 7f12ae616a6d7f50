// The reason of a rejection (docs/product/participants.md): a code with its sentence in the language of the order, or the staff's own
// words.
import * as z from 'zod/mini';
import * as m from '#messages/messages';
import { runWithLocale } from '#platform/request-locale';
import { atMost, checkedForm, filled, printableLines } from '#shared/form-faults';
import { rejectionMaxLength } from '#shared/limits';
import type { Locale } from '#shared/locale';
import { rejectionNoteMaxLength, type RejectionReason, rejectionReasons } from '#shared/rejection-reasons';

const sentences: Record<Exclude<RejectionReason, 'other'>, () => string> = {
  blurred: m.queue_reason_blurred,
  cut_off: m.queue_reason_cut_off,
  wrong_document: m.queue_reason_wrong_document,
  other_person: m.queue_reason_other_person,
  expired: m.queue_reason_expired,
  differs: m.queue_reason_differs,
};

/** What the code says to a member; of `other` its name. */
export function rejectionSentence(code: RejectionReason): string {
  return code === 'other' ? m.queue_reason_other() : sentences[code]();
}

const inWords = z.object({ reason: filled().check(atMost(rejectionMaxLength), printableLines) });
const byCode = z.object({
  reason_code: z.enum(rejectionReasons, { error: 'error_field_empty' }),
  reason: z.string().check(z.trim(), atMost(rejectionNoteMaxLength), printableLines),
});

export interface Rejection {
  code: RejectionReason | null;
  /** What the member reads. */
  reason: string;
}

/** Without a code the words are required, and with `other`. Refuses `invalid_input`. */
export function readRejection(
  { reasonCode, reason }: { reasonCode?: unknown; reason?: unknown },
  locale: Locale,
): Rejection {
  if (reasonCode === undefined) return { code: null, ...checkedForm(inWords, { reason }) };
  const form = checkedForm(byCode, { reason_code: reasonCode, reason: reason ?? '' });
  if (form.reason_code === 'other') return { code: 'other', ...checkedForm(inWords, form) };
  const sentence = runWithLocale(locale, sentences[form.reason_code]);
  return { code: form.reason_code, reason: [sentence, form.reason].filter(Boolean).join(' ') };
}
