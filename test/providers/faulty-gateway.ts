// A payment gateway on loopback that answers whatever a test tells it to: late, broken, huge, or something else than was asked.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface AskedGateway {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface FaultyGateway {
  url: string;
  asked: AskedGateway[];
  answer: (response: ServerResponse, asked: AskedGateway) => unknown;
  close(): Promise<void>;
}

export const says =
  (json: unknown, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));

export const saysText =
  (text: string, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end(text);

export async function startFaultyGateway(): Promise<FaultyGateway> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked = {
      method: request.method!,
      url: request.url!,
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString() || 'null') as unknown,
    };
    gateway.asked.push(asked);
    gateway.answer(response, asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway: FaultyGateway = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answer: says({}),
    close: () => new Promise((resolve) => server.close(() => resolve()) && server.closeAllConnections()),
  };
  return gateway;
}
