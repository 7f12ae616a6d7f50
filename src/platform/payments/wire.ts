// What travels between us and a gateway, read without luck: JSON in bounds, money without floats, times with their zone.
import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { fetchWithin, type Question } from '#platform/bounded-fetch';
import { type Rupiah, rupiah } from '#shared/money';
import { GatewayError } from './gateway.ts';

const maxBytes = 256 * 1024;

export interface GatewayAnswer {
  status: number;
  json: unknown;
}

/** Throws a retryable `GatewayError` when no JSON comes, in time and in bounds, when it is too much, or the fault is theirs. */
export async function askGateway(url: string, question: Question, timeoutMs: number): Promise<GatewayAnswer> {
  const { status, text } = await fetchWithin(url, question, { timeoutMs, maxBytes }).catch(
    (cause: unknown) => {
      throw new GatewayError('The gateway did not answer', true, { cause });
    },
  );
  if (isTheirFault(status)) throw new GatewayError(`The gateway answered ${status}`, true);
  try {
    return { status, json: JSON.parse(text) as unknown };
  } catch (cause) {
    throw new GatewayError(`The gateway answered ${status} without JSON`, true, { cause });
  }
}

/** Answers that speak of the moment, not of the question. */
export function isTheirFault(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}

/** What an answer must look like; one that does not may be better next time. */
export function readAnswer<T>(schema: z.ZodType<T>, json: unknown): T {
  const read = schema.safeParse(json);
  if (!read.success)
    throw new GatewayError(`The gateway's answer cannot be read: ${z.prettifyError(read.error)}`, true);
  return read.data;
}

/** A name of a payment, ours or theirs: no control characters, which PostgreSQL would not take (NUL). */
export const wireName = z
  .string()
  .max(100)
  .regex(/^[^\p{Cc}]+$/u);

/** '44000.00' → 44000. Null for anything that is not a whole amount of rupiah: a payment is never nearly right. */
export function readRupiah(text: string): Rupiah | null {
  const [, whole] = /^(\d{1,15})(?:\.0{1,4})?$/.exec(text) ?? [];
  return whole === undefined ? null : rupiah(Number(whole));
}

/** Money as text or as a JSON number, in an answer. */
export const wireRupiah = z
  .union([z.string(), z.int().nonnegative().transform(String)])
  .transform((text) => readRupiah(text))
  .refine((amount) => amount !== null, 'must be a whole amount of rupiah')
  .transform((amount) => amount!);

/** '2027-03-15 08:00:00' on a clock in Jakarta. */
export const jakartaTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform((text) => new Date(`${text.replace(' ', 'T')}+07:00`))
  .refine((at) => !Number.isNaN(at.getTime()), 'must be a time');

export function writeJakartaTime(at: Date): string {
  return new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** Whether two secrets are the same, in a time that does not tell where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

export function basicAuth(user: string): string {
  return `Basic ${Buffer.from(`${user}:`).toString('base64')}`;
}
