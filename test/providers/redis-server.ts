// Redis as far as our sockets use it, on loopback: streams, channels, and what a client says when it connects. With TEST_REDIS_SERVER, the
// path of a real redis-server, that one is started instead: the same tests pass. In front of either stands a line that can be cut.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { type Line, startLine } from '#test/line';
import { freePort } from '#test/races/app-process';

export interface RedisServer extends Pick<Line, 'cut' | 'stall' | 'mend'> {
  /** Through the line. */
  url: string;
  /** Everything that went through it, both ways. */
  heard(): string;
  close(): Promise<void>;
}

export async function startRedisServer({ isCut = false } = {}): Promise<RedisServer> {
  const real = process.env['TEST_REDIS_SERVER'];
  const { port, stop } = real ? await startReal(real) : await startStandIn();
  const line = await startLine(port, { isCut, listens: true });
  const { cut, stall, mend } = line;
  return {
    url: `redis://127.0.0.1:${line.port}`,
    heard: () => line.heard,
    cut,
    stall,
    mend,
    async close() {
      await line.close();
      await stop();
    },
  };
}

async function listening(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

async function startReal(path: string) {
  const port = await freePort();
  const child = spawn(path, [
    '--port',
    String(port),
    '--save',
    '',
    '--appendonly',
    'no',
    '--bind',
    '127.0.0.1',
  ]);
  for await (const line of child.stdout) if (String(line).includes('Ready to accept connections')) break;
  const gone = once(child, 'exit');
  return {
    port,
    async stop() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

// The stand-in.

type Reply = string | number | null | Error | readonly Reply[];
type Entry = [id: string, fields: string[]];

/** RESP 2. Bytes are latin1 here, so that none is lost. */
function encode(reply: Reply): string {
  if (reply === null) return '*-1\r\n';
  if (reply instanceof Error) return `-${reply.message}\r\n`;
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if (typeof reply === 'string') return `$${reply.length}\r\n${reply}\r\n`;
  return `*${reply.length}\r\n${reply.map(encode).join('')}`;
}

/** The commands that are whole, and what is left. */
function decode(text: string): [string[][], string] {
  const commands: string[][] = [];
  let at = 0;
  for (;;) {
    let next = at;
    const line = (mark: string) => {
      const end = text.indexOf('\r\n', next);
      if (end < 0) return null;
      if (text[next] !== mark) throw new Error('no RESP');
      const value = Number(text.slice(next + 1, end));
      next = end + 2;
      return value;
    };
    const count = line('*');
    if (count === null) break;
    const parts: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const length = line('$');
      if (length === null || text.length < next + length + 2) return [commands, text.slice(at)];
      parts.push(text.slice(next, next + length));
      next += length + 2;
    }
    commands.push(parts);
    at = next;
  }
  return [commands, text.slice(at)];
}

const isAfter = (id: string, than: string) => {
  const [[at, number], [thanAt, thanNumber]] = [id, than].map((one) => one.split('-').map(Number)) as [
    [number, number],
    [number, number],
  ];
  return at === thanAt ? number > thanNumber : at > thanAt;
};

async function startStandIn() {
  const streams = new Map<string, Entry[]>();
  const subscribers = new Map<string, Set<Socket>>();
  const waiting = new Set<() => void>();
  const clients = new Set<Socket>();

  const entriesOf = (name: string) => streams.get(name) ?? [];
  function add([name, ...rest]: string[]): string {
    const last = entriesOf(name!).at(-1)?.[0] ?? '0-0';
    const [at, number] = last.split('-').map(Number) as [number, number];
    const id = Date.now() > at ? `${Date.now()}-0` : `${at}-${number + 1}`;
    const most = Number(rest[rest.indexOf('MAXLEN') + 2]);
    streams.set(name!, [...entriesOf(name!), [id, rest.slice(rest.indexOf('*') + 1)] as Entry].slice(-most));
    for (const wake of waiting) wake();
    return id;
  }

  /** Until there is something newer, or the time is over. */
  async function read(options: string[]): Promise<Reply> {
    const [name, from] = options.slice(options.indexOf('STREAMS') + 1) as [string, string];
    const most = Number(options[options.indexOf('COUNT') + 1]);
    const newer = () =>
      entriesOf(name)
        .filter(([id]) => isAfter(id, from))
        .slice(0, most);
    if (newer().length === 0)
      await new Promise<void>((resolve) => {
        const done = () => {
          waiting.delete(done);
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(done, Number(options[options.indexOf('BLOCK') + 1]));
        waiting.add(done);
      });
    const found = newer();
    return found.length === 0 ? null : [[name, found]];
  }

  function answer(socket: Socket, [command, ...input]: string[]): Reply | Promise<Reply> {
    switch (command!.toUpperCase()) {
      case 'CLIENT':
        return 'OK';
      case 'INFO':
        return 'redis_version:7.0.0\r\nloading:0\r\n';
      case 'PING':
        return 'PONG';
      case 'SUBSCRIBE':
        for (const [index, channel] of input.entries()) {
          subscribers.set(channel, (subscribers.get(channel) ?? new Set()).add(socket));
          // One answer for each channel; the last is written by whoever called.
          if (index < input.length - 1) socket.write(encode(['subscribe', channel, index + 1]), 'latin1');
        }
        return ['subscribe', input.at(-1)!, input.length];
      case 'PUBLISH': {
        const heard = subscribers.get(input[0]!) ?? new Set();
        for (const one of heard) one.write(encode(['message', ...input]), 'latin1');
        return heard.size;
      }
      case 'PUBSUB':
        return [input[1]!, subscribers.get(input[1]!)?.size ?? 0];
      case 'XADD':
        return add(input);
      case 'XREVRANGE':
        return entriesOf(input[0]!)
          .toReversed()
          .slice(0, Number(input.at(-1)));
      case 'XREAD':
        return read(input);
      default:
        return new Error(`ERR unknown command '${command}'`);
    }
  }

  const server = createServer((socket) => {
    clients.add(socket);
    let rest = '';
    let answered: Promise<unknown> = Promise.resolve();
    socket.on('data', (bytes) => {
      const [commands, left] = decode(rest + bytes.toString('latin1'));
      rest = left;
      // One after the other: a client that waits for a stream gets nothing else meanwhile.
      for (const command of commands)
        answered = answered.then(async () => {
          const reply = encode(await answer(socket, command));
          if (socket.writable) socket.write(reply, 'latin1');
        });
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clients.delete(socket);
      for (const sockets of subscribers.values()) sockets.delete(socket);
    });
  });
  await listening(server, 0);
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      for (const client of clients) client.destroy();
      for (const wake of waiting) wake();
      server.close();
      await once(server, 'close');
    },
  };
}
