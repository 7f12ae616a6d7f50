// Distinguishes a temporarily unavailable database (restarting, disconnected, overloaded, timed out) from a wrong
// query.
import { AppError } from '#shared/errors';

/**
 * PostgreSQL's codes for "not now": connection lost, shutting down, starting, too many connections, timeout, deadlock.
 */
const NOT_NOW = /^(08...|57P0[123]|57014|53300|55P03|40P01)$/;
const SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** When to retry: by then a restart is over. */
export const retryAfterSeconds = 5;

/** True when the same call may well succeed a little later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AppError) return error.code === 'busy';
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  // A socket of the file system is gone while its server is.
  if (code === 'ENOENT') return syscall === 'connect';
  if (typeof code === 'string') return NOT_NOW.test(code) || SOCKET.has(code);
  // The driver's own errors carry no code.
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  );
}
