// Rooms of several processes over Redis, by its streams: a process that was cut off reads on where it stopped (decision 0222).
import { setTimeout as wait } from 'node:timers/promises';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Redis } from 'ioredis';
import { openRedis } from '#platform/redis/redis';

interface RedisAdapterOptions {
  url: string;
  /** Redis does not answer; once for each time that it goes. */
  onAway(error: unknown): void;
  /** It stays away: what waited for it is given up; once for each time. */
  onLost(): void;
  /** It answers again. `hasLost`: something was not told to the other processes, and never will be. */
  onBack(hasLost: boolean): void;
}

interface RedisAdapter {
  adapter: ReturnType<typeof createAdapter>;
  close(): void;
}

const stream = 'rihlah:sockets';
/** Our choices: a process that was away for longer closes its sockets anyway; one that leaves waits for nobody. */
const longestStream = 10_000;
const blockMs = 5_000;
const restMs = 200;

export function openRedisAdapter({ url, onAway, onLost, onBack }: RedisAdapterOptions): RedisAdapter {
  const opened: Redis[] = [];
  let isClosed = false;
  let isAway = false;
  let hasLost = false;
  const lose = () => {
    if (!hasLost && !isClosed) onLost();
    hasLost = true;
  };

  function open(): Redis {
    const redis = openRedis(url, { connectionName: 'rihlah-sockets' });
    opened.push(redis);
    return redis;
  }
  const writer = open();
  writer.on('error', (error) => {
    if (!isAway && !isClosed) onAway(error);
    isAway = true;
  });
  writer.on('ready', () => {
    const [wasAway, lost] = [isAway, hasLost];
    isAway = hasLost = false;
    if (wasAway) onBack(lost);
  });

  // The adapter leaves promises of its client alone, and asks again at once whatever was refused: a process must not end of that, nor do
  // nothing else. So it gets of a client what it uses, and nothing that is refused while nobody listens.
  function clientOf(redis: Redis) {
    let from: string | null = null;
    return {
      options: {},
      isCluster: false,
      duplicate: () => clientOf(open()),
      on: redis.on.bind(redis),
      disconnect: () => redis.disconnect(),
      publish: (channel: string, payload: Buffer) => redis.publish(channel, payload).catch(lose),
      xadd: (args: string[]) =>
        redis.call('XADD', args).catch((error: unknown) => {
          lose();
          throw error;
        }),
      subscribe: (channels: string[]) => redis.subscribe(...channels).catch(lose),
      send_command: redis.call.bind(redis),
      /** From the newest entry on: `$` would mean anew at every call whatever came between it and the last. */
      async xread(...args: [...unknown[], streamName: string, offset: string]) {
        try {
          const [name, offset] = args.slice(-2) as [string, string];
          if (offset === '$') from ??= await newestOf(redis, name);
          return await redis.call('XREAD', [
            ...args.slice(0, -1).map(String),
            offset === '$' ? from! : offset,
          ]);
        } catch (error) {
          if (!isClosed) await wait(restMs);
          throw error;
        }
      },
    };
  }

  return {
    adapter: createAdapter(clientOf(writer), {
      streamName: stream,
      channelPrefix: stream,
      maxLen: longestStream,
      blockTimeInMs: blockMs,
    }),
    close() {
      isClosed = true;
      for (const redis of opened) redis.disconnect();
    },
  };
}

async function newestOf(redis: Redis, name: string): Promise<string> {
  const [newest] = await redis.xrevrange(name, '+', '-', 'COUNT', 1);
  return newest?.[0] ?? '0-0';
}
