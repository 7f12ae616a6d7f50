// People who buy over HTTP, as an application of ours would: they try again what may be tried again.
import { Agent, request } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { SignedIn } from '#test/factories/accounts';

type Method = 'GET' | 'POST' | 'DELETE';

export interface HttpAnswer {
  /** 0: nobody answered. */
  status: number;
  code: string;
  data: Record<string, unknown>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 400 });
const host = 'brand.test';

/** One call as a page of the brand makes it. Never throws: a process that was killed answers nothing. */
export function call(
  port: number,
  { headers }: Pick<SignedIn, 'headers'>,
  method: Method,
  path: string,
  body?: object,
  key?: string,
): Promise<HttpAnswer> {
  return new Promise((resolve) => {
    const nothing = () => resolve({ status: 0, code: 'unreachable', data: {} });
    const text = body && JSON.stringify(body);
    const sent = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method,
        path,
        timeout: 60_000,
        headers: {
          ...headers,
          host,
          origin: `http://${host}`,
          'content-type': 'application/json',
          ...(text && { 'content-length': Buffer.byteLength(text) }),
          ...(key && { 'idempotency-key': key }),
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer
          .on('data', (part: Buffer) => parts.push(part))
          .on('error', nothing)
          .on('end', () => {
            const { code, data } = JSON.parse(Buffer.concat(parts).toString()) as {
              code: string;
              data: Record<string, unknown> | null;
            };
            resolve({ status: answer.statusCode!, code, data: data ?? {} });
          });
      },
    );
    sent
      .on('error', nothing)
      .on('timeout', () => sent.destroy())
      .end(text);
  });
}

/** The same until it is answered for good: by another process when one does not answer, with a new key when the old one's process died. */
export async function insist(
  port: () => number,
  member: Pick<SignedIn, 'headers'>,
  method: Method,
  path: string,
  body?: object,
): Promise<HttpAnswer> {
  let key = randomUUID();
  for (let tries = 0; tries < 400; tries += 1) {
    const answer = await call(port(), member, method, path, body, method === 'GET' ? undefined : key);
    if (answer.status > 0 && answer.status !== 503 && answer.code !== 'request_running') return answer;
    if (answer.code === 'request_running') key = randomUUID();
    await new Promise((resolve) => setTimeout(resolve, 25 + tries * 5));
  }
  throw new Error(`Nobody answers ${method} ${path}`);
}

export const cartForm = (departure: string) => ({
  product_id: departure,
  rooms: [{ room_type: 'quad', adults: 1 }],
});
export const checkoutForm = (total: number) => ({
  name: 'Siti Rahmawati',
  email: 'siti@example.com',
  phone: '081234567890',
  payment_plan: 'full',
  terms_version: 1,
  terms_accepted: true,
  total,
});
