// The built application behind a switch: before it this build, after it the next, whose hashed files have other names and whose
// server no longer has the old ones, as after a deployment.
import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { hosts } from './application.ts';
import { allowingInline } from './inline-policy.ts';

export interface TwoBuilds {
  origin: string;
  /** From now on the next build answers. */
  deploy(): void;
  close(): Promise<void>;
}

/** With the folder of its language, where it has words. */
const hashed = readdirSync(join(import.meta.dirname, '../build/client/assets'), {
  recursive: true,
  encoding: 'utf8',
}).filter((name) => /\.(js|woff2|css)$/.test(name));
const nextName = (name: string) => name.replace(/\.(\w+)$/, 'next.$1');
const plainNames = new Set(hashed.map((name) => name.replace(/^\w\w\//, '').replaceAll('.', '\\.')));
const everyName = new RegExp([...plainNames].join('|'), 'g');
const assets = '/assets/';

/** Whether an address names a file of the next build. */
export function isOfNextBuild(address: string): boolean {
  return /next\.\w+$/.test(address);
}

export async function serveTwoBuilds(app: FastifyInstance): Promise<TwoBuilds> {
  let isNext = false;
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = request.url!;
    const name = asked.slice(assets.length);
    const known =
      asked.startsWith(assets) && isNext ? hashed.find((one) => nextName(one) === name) : undefined;
    const isOld = asked.startsWith(assets) && isNext && hashed.includes(name);
    const { 'accept-encoding': _plain, ...headers } = request.headers;
    const url = known ? assets + known : isOld ? `${assets}gone-${name}` : asked;
    const {
      statusCode,
      headers: said,
      rawPayload,
      body,
    } = await app.inject({ method: 'GET', url, headers: headers as Record<string, string> });
    const isText = /html|javascript/.test(String(said['content-type']));
    const renamed = isNext && isText ? body.replaceAll(everyName, nextName) : null;
    const sent = renamed === null ? rawPayload : Buffer.from(renamed);
    const policy = said['content-security-policy'];
    response
      .writeHead(statusCode, {
        ...said,
        ...(renamed !== null &&
          policy !== undefined && { 'content-security-policy': allowingInline(renamed, String(policy)) }),
        'content-length': sent.length,
      } satisfies OutgoingHttpHeaders)
      .end(sent);
  }

  return {
    origin: `http://${hosts.rihlah}:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      isNext = true;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
