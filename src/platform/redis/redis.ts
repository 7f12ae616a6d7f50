// A connection to Redis that waits for it: it never gives up coming back, and what is asked meanwhile waits for a few seconds.
import { Redis, type RedisOptions } from 'ioredis';

/** Our choices: Redis beside us answers within milliseconds, and is restarted within seconds. */
const reconnectMs = 500;
const connectMs = 3_000;
const silenceMs = 15_000;
/** Tries to connect after which what waits is refused, so that it does not pile up. */
const patience = 10;

class PatientRedis extends Redis {
  /** On its way back it repeats subscriptions by itself, and leaves alone what becomes of them: a process must not end of that. */
  override sendCommand(...asked: Parameters<Redis['sendCommand']>): unknown {
    const answered = super.sendCommand(...asked);
    if (answered instanceof Promise) answered.catch(() => {});
    return answered;
  }
}

/** Connects by itself. It tells its faults by events, `error` too, which must be listened to. */
export function openRedis(url: string, options: RedisOptions = {}): Redis {
  return new PatientRedis(url, {
    connectTimeout: connectMs,
    // A server that takes what we say and answers nothing is as good as gone.
    socketTimeout: silenceMs,
    retryStrategy: () => reconnectMs,
    maxRetriesPerRequest: patience,
    ...options,
  });
}

/** Why Redis does not answer; null: it does. */
export async function redisFailure(url: string, timeoutMs: number): Promise<string | null> {
  const redis = openRedis(url, {
    connectTimeout: timeoutMs,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
    commandTimeout: timeoutMs,
  });
  let said: string | null = null;
  redis.on('error', (error) => (said = error.message));
  try {
    await redis.ping();
    return null;
  } catch (error) {
    return said ?? (error as Error).message;
  } finally {
    redis.disconnect();
  }
}
