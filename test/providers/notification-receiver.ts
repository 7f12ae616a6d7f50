// Where gateways send their notifications in tests: a real server that keeps every byte and answers as it is told.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedNotification {
  body: Buffer;
  headers: IncomingHttpHeaders;
}

export interface NotificationReceiver {
  url: string;
  received: ReceivedNotification[];
  /** The statuses of the next answers, and of all others. 0: the line breaks without one. */
  next: number[];
  answer: number;
  close(): Promise<void>;
}

export async function startNotificationReceiver(): Promise<NotificationReceiver> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    receiver.received.push({ body: Buffer.concat(chunks), headers: request.headers });
    const status = receiver.next.shift() ?? receiver.answer;
    if (status === 0) response.destroy();
    else response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: NotificationReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/notifications`,
    received: [],
    next: [],
    answer: 200,
    close: () => new Promise((resolve) => server.close(() => resolve()) && server.closeAllConnections()),
  };
  return receiver;
}
