// Front door of the outbox (reliability.md 12): letters and text messages, written in the transaction that causes them,
// sent by a job after it. Nothing here talks to the outside world.
import type { Brand } from '#domain/brands';
import { type Db, transaction } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/jobs';
import { runWithLocale } from '#platform/request-locale';
import { minuteMs } from '#shared/durations';
import type { Locale } from '#shared/locale';
import { deliverMessage } from './delivery-job.ts';
import { letterKinds, type LetterName, type LetterValues, textKinds, type TextName, type TextValues } from './kinds.ts';
import type { LetterKind, PaperRef, TextKind } from './letter.ts';
import { writeLetter, type WrittenLetter } from './write-letter.ts';

export { deliver, type DeliveryDeps, type DrawPaper } from './deliver.ts';
export { deliverMessage } from './delivery-job.ts';
export { listGivenUp, purgeOutbox, retryStrays, sendAgain } from './keeping.ts';
export type { LetterName, LetterValues, TextName, TextValues } from './kinds.ts';
export { type PaperKind, paperKinds, type PaperRef } from './letter.ts';
export { findLetterHtml, findPaper, listMessages } from './read-outbox.ts';

export interface OutboxDeps {
  /** Inside a transaction, that transaction: the message exists when it is kept, and only then. */
  db: Db;
  now: () => Date;
  jobs: Jobs;
}

export interface LetterToSend<Name extends LetterName> {
  kind: Name;
  /** A mail address. */
  to: string;
  brand: Brand;
  locale: Locale;
  values: LetterValues<Name>;
  papers?: readonly PaperRef[];
}

/** Puts a letter into the outbox. Links and codes among the values are not kept once it has gone. */
export async function sendLetter<Name extends LetterName>(deps: OutboxDeps, { kind, to, brand, locale, values, papers }: LetterToSend<Name>): Promise<void> {
  const { compose, usefulMinutes }: LetterKind<LetterValues<Name>> = letterKinds[kind];
  const letter = runWithLocale(locale, () => writeLetter(compose(values, brand), brand, locale));
  await putOut(deps, { channel: 'mail', kind, to, brand, locale, letter, papers, usefulMinutes: usefulMinutes?.(values) });
}

export interface TextToSend<Name extends TextName> {
  kind: Name;
  /** A phone number in E.164. */
  to: string;
  brand: Brand;
  locale: Locale;
  values: TextValues<Name>;
}

/** Puts a text message (SMS, WhatsApp: the gateway's choice) into the outbox. */
export async function sendText<Name extends TextName>(deps: OutboxDeps, { kind, to, brand, locale, values }: TextToSend<Name>): Promise<void> {
  const { compose, usefulMinutes }: TextKind<TextValues<Name>> = textKinds[kind];
  const text = runWithLocale(locale, () => compose(values, brand));
  await putOut(deps, { channel: 'text', kind, to, brand, locale, letter: { text }, usefulMinutes: usefulMinutes?.(values) });
}

interface Message {
  channel: 'mail' | 'text';
  kind: string;
  to: string;
  brand: Brand;
  locale: Locale;
  letter: Partial<WrittenLetter> & Pick<WrittenLetter, 'text'>;
  usefulMinutes: number | undefined;
  papers?: readonly PaperRef[] | undefined;
}

async function putOut({ db, now, jobs }: OutboxDeps, { channel, kind, to, brand, locale, letter, usefulMinutes, papers = [] }: Message): Promise<void> {
  const at = now();
  await transaction(db, async (trx) => {
    const { id } = await trx.insertInto('outbox_messages').values({
      channel, kind, recipient: to, brand_id: brand.id, locale, created_at: at,
      subject: letter.subject ?? null, body_text: letter.text, body_html: letter.html ?? null, attachments: JSON.stringify(papers),
      useful_until: usefulMinutes === undefined ? null : new Date(at.getTime() + usefulMinutes * minuteMs),
    }).returning('id').executeTakeFirstOrThrow();
    await jobs.enqueue(trx, deliverMessage, { messageId: id });
  });
}
