// WhatsApp by Meta's Cloud API (decision 0195): one POST for each message.
import * as z from 'zod';
import { type BoundedAnswer, fetchWithin } from '#platform/bounded-fetch';
import { RefusedError } from '#platform/refused-error';
import type { WhatsAppSettings } from './settings.ts';
import { NoWhatsAppError, type WhatsAppMessage, type WhatsAppSender } from './whatsapp.ts';

const maxBytes = 64 * 1024;
/** In all, less than the outbox holds a message for its sender. */
const defaultTimeoutMs = 15_000;

/** Undeliverable (no WhatsApp, or its terms were not accepted), stopped by the person, and our own number. */
const unreachable: readonly (number | undefined)[] = [131_026, 131_050, 131_021];
/** Wrong or missing parameters, and their number or form against the template's. */
const unreadable: readonly (number | undefined)[] = [131_008, 131_009, 132_000, 132_012, 132_018];

const faultAnswer = z.object({ error: z.object({ code: z.number().optional() }) });

export function cloudApiWhatsApp(
  { phoneNumberId, accessToken, apiUrl }: WhatsAppSettings,
  { timeoutMs = defaultTimeoutMs }: { timeoutMs?: number } = {},
): WhatsAppSender {
  return {
    isLocal: false,
    async send(message) {
      const answer = await fetchWithin(
        `${apiUrl}/${phoneNumberId}/messages`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
          body: JSON.stringify(bodyOf(message)),
        },
        { timeoutMs, maxBytes },
      );
      if (answer.status !== 200) throw faultOf(answer);
    },
  };
}

/** Null when our number and token are known there; else what is wrong. */
export async function whatsAppFailure(
  { phoneNumberId, accessToken, apiUrl }: WhatsAppSettings,
  timeoutMs: number,
): Promise<string | null> {
  const answer = await fetchWithin(
    `${apiUrl}/${phoneNumberId}?fields=id`,
    { headers: { authorization: `Bearer ${accessToken}` } },
    { timeoutMs, maxBytes },
  );
  return answer.status === 200 ? null : faultOf(answer).message;
}

function bodyOf({ id, to, template, language, parameters }: WhatsAppMessage): object {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    type: 'template',
    template: {
      name: template,
      language: { code: language },
      components: [
        { type: 'body', parameters: parameters.map((text) => ({ type: 'text', text: oneLine(text) })) },
      ],
    },
    biz_opaque_callback_data: id,
  };
}

/** Parameters with line breaks, tabs or rows of spaces are refused there. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What is about the number or the message is final; the rest is about the moment, or about our own configuration, and is tried again. */
function faultOf({ status, text }: BoundedAnswer): Error {
  const code = readCode(text);
  const said = `WhatsApp answered ${status}: ${code ?? 'without a reason'}`;
  if (unreachable.includes(code)) return new NoWhatsAppError(said);
  return unreadable.includes(code) ? new RefusedError(said) : new Error(said);
}

function readCode(text: string): number | undefined {
  try {
    return faultAnswer.parse(JSON.parse(text)).error.code;
  } catch {
    return undefined;
  }
}
