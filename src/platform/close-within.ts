// Closing a server whose clients take their time (issue 10, point 10): one that sends or reads a byte a minute must not hold up
// a deployment.
import type { FastifyInstance } from 'fastify';

/** Refuses new requests and lets running ones finish; what is still open after the deadline is cut off. */
export async function closeWithin(app: FastifyInstance, deadlineMs: number): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), deadlineMs);
  try {
    await app.close();
  } finally {
    clearTimeout(deadline);
  }
}
