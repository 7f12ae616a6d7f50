// HTTP requests to third-party servers with our limits: a timeout from the first byte to the last, a size limit, no
// redirects. Not `fetch`, which takes three times the processor time for it (decision 0036).
import { Agent, type ClientRequest, type IncomingMessage, request as ask } from 'node:http';
import { Agent as SecureAgent, request as askSecurely } from 'node:https';
import { lookUpPublic, refusePrivateLiteral } from './public-addresses.ts';

export interface Question {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  /** A form sets its own content type. */
  body?: string | Uint8Array | URLSearchParams;
  /** Aborts the request. */
  signal?: AbortSignal;
}

export interface Bounds {
  timeoutMs: number;
  maxBytes: number;
  /** For an address that somebody else names: https, and servers of the public internet only. */
  reach?: 'public';
}

export interface BoundedAnswer {
  status: number;
  text: string;
}

/** The answer is a redirect, which is never followed. */
export class RedirectError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The answer points elsewhere (${status})`);
    this.status = status;
  }
}

/** Shorter than servers keep idle connections open, so that no request goes to one they have just closed. */
const reuse = { keepAlive: true, timeout: 4_000 };
const agent = new Agent(reuse);
const secureAgent = new SecureAgent(reuse);
const publicAgent = new SecureAgent({ ...reuse, lookup: lookUpPublic });

/** Rejects when no whole answer comes within time and size, with `RedirectError`, and with `PrivateAddressError`. */
export function fetchWithin(
  url: string,
  { method = 'GET', headers, body, signal }: Question,
  { timeoutMs, maxBytes, reach }: Bounds,
): Promise<BoundedAnswer> {
  return new Promise((resolve, reject) => {
    if (reach === 'public') refusePrivate(url);
    const options = { method, headers: { ...headers, ...headersOf(body) }, ...(signal && { signal }) };
    const asked = url.startsWith('https:')
      ? askSecurely(url, { ...options, agent: reach === 'public' ? publicAgent : secureAgent })
      : ask(url, { ...options, agent });
    const timer = setTimeout(() => {
      reject(new Error(`No whole answer came within ${timeoutMs} ms`));
      asked.destroy();
    }, timeoutMs);
    asked.once('close', () => clearTimeout(timer));
    asked.on('error', reject);
    asked.once('response', (answer) => read(asked, answer, maxBytes).then(resolve, reject));
    asked.end(body instanceof URLSearchParams ? body.toString() : body);
  });
}

function refusePrivate(url: string): void {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') throw new Error('Only https is asked');
  refusePrivateLiteral(hostname);
}

function headersOf(body: Question['body']): Record<string, string | number> {
  if (body === undefined) return {};
  const isForm = body instanceof URLSearchParams;
  const length = { 'content-length': Buffer.byteLength(isForm ? body.toString() : body) };
  return !isForm ? length : { ...length, 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
}

async function read(asked: ClientRequest, answer: IncomingMessage, maxBytes: number): Promise<BoundedAnswer> {
  const status = answer.statusCode!;
  const refuse = (why: Error) => {
    asked.destroy();
    throw why;
  };
  if (status >= 300 && status < 400) refuse(new RedirectError(status));
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) refuse(new Error(`The answer is larger than ${maxBytes} bytes`));
    chunks.push(chunk);
  }
  return { status, text: Buffer.concat(chunks).toString() };
}
