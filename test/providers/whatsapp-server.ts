// Meta's Cloud API as our adapter knows it, on loopback: one business phone number, its token, its templates and its ways to refuse.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WhatsAppSettings } from '#platform/whatsapp/settings';

export interface WhatsAppServer {
  settings: WhatsAppSettings;
  /** Messages that were taken, oldest first. */
  taken: {
    to: string;
    template: {
      name: string;
      language: { code: string };
      components: { parameters: { text: string }[] }[];
    };
    biz_opaque_callback_data: string;
  }[];
  /** Numbers that it does not reach. */
  unreachable: Set<string>;
  /** Status and code of the next answers. */
  next: [status: number, code: number][];
  close(): Promise<void>;
}

/** Places of every template that was approved. */
const places = 4;

export async function startWhatsAppServer(): Promise<WhatsAppServer> {
  const server = createServer(async (request, response) => {
    const answer = (status: number, json: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    const refuse = (status: number, code: number) => answer(status, { error: { code, message: 'refused' } });
    const { phoneNumberId, accessToken } = known.settings;
    const body = await textOf(request);
    if (request.headers.authorization !== `Bearer ${accessToken}`) return refuse(401, 190);
    if (request.url === `/${phoneNumberId}?fields=id`) return answer(200, { id: phoneNumberId });
    if (request.method !== 'POST' || request.url !== `/${phoneNumberId}/messages`) return refuse(400, 100);
    const failing = known.next.shift();
    if (failing) return refuse(...failing);
    const message = JSON.parse(body) as WhatsAppServer['taken'][number];
    const parameters = message.template.components[0]?.parameters ?? [];
    if (parameters.length !== places) return refuse(400, 132_000);
    if (parameters.some(({ text }) => text === '' || /[\n\t]| {4}/.test(text))) return refuse(400, 132_018);
    if (known.unreachable.has(message.to)) return refuse(400, 131_026);
    known.taken.push(message);
    return answer(200, {
      messaging_product: 'whatsapp',
      messages: [{ id: `wamid.${known.taken.length}`, message_status: 'accepted' }],
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const known: WhatsAppServer = {
    settings: {
      phoneNumberId: '106540352242922',
      accessToken: 'rahasia',
      apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    taken: [],
    unreachable: new Set(),
    next: [],
    close: () => new Promise((resolve) => server.close(() => resolve()) && server.closeAllConnections()),
  };
  return known;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
