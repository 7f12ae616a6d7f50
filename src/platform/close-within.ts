// Closes a server despite slow clients (docs/product/security.md): a client that sends or reads a byte a minute must not hold
// up a deployment.
import type { FastifyInstance } from 'fastify';

/** Refuses new requests and lets running ones finish; cuts off what is still open after the deadline. */
export async function closeWithin(app: FastifyInstance, deadlineMs: number): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), deadlineMs);
  try {
    await app.close();
  } finally {
    clearTimeout(deadline);
  }
}
