// Floods, unknown events, oversized and malformed frames: the socket is closed, and the log hears of it once.
import type { FastifyBaseLogger } from 'fastify';
import type { ChatSocket } from './chat-server.ts';

const known = ['joinRoomChats', 'joinTotalNotification'];
/** Our choice: opening conversations one after the other stays far below. */
const eventsPerWindow = 30;
const windowMs = 10_000;

export function limitSocket(socket: ChatSocket, log: FastifyBaseLogger): void {
  let count = 0;
  let endsAt = 0;
  let isRefused = false;
  const refuse = (reason: string) => {
    if (isRefused) return;
    isRefused = true;
    log.warn({ reason, accountId: socket.data.actor.accountId }, 'socket refused');
    socket.disconnect(true);
  };
  socket.use(([event], next) => {
    if (Date.now() > endsAt) [count, endsAt] = [0, Date.now() + windowMs];
    count += 1;
    if (count > eventsPerWindow) return refuse('flood');
    if (!known.includes(event as string)) return refuse('unknown event');
    return isRefused ? undefined : next();
  });
  // A frame that the protocol cannot read; without this it is closed, but in silence.
  socket.on('error', () => refuse('malformed frame'));
  socket.on('disconnect', (reason) => {
    if (!isRefused && (reason === 'parse error' || reason === 'transport error')) {
      isRefused = true;
      log.warn({ reason, accountId: socket.data.actor.accountId }, 'socket refused');
    }
  });
}
