// A client that never finishes must not hold up a deployment (docs/product/security.md).
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { closeWithin } from '#platform/close-within';
import { createApiServer } from '#test/api/api-server';

/** Sends the beginning of a request and waits until the server is reading it. */
async function slowClient(port: number, start: string) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  socket.write(start);
  return socket;
}

test.each([
  ['a head that never ends', 'connection', 'GET / HTTP/1.1\r\nhost: brand.test\r\nx-slow: '],
  [
    'a body that never comes',
    'request',
    'POST /api/v3/auth/login HTTP/1.1\r\nhost: brand.test\r\norigin: http://brand.test\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
  ],
])('%s is cut off at the deadline', async (_what, event, start) => {
  const server = await createApiServer();
  try {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const arrived = once(server.app.server, event);
    const socket = await slowClient((server.app.server.address() as AddressInfo).port, start);
    await arrived;
    const gone = once(socket, 'close');
    await closeWithin(server.app, 50);
    await gone;
    expect(server.app.server.listening).toBe(false);
  } finally {
    await server.close();
  }
});
