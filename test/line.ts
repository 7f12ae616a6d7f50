// A line to a server, as a proxy or a network is one: it can be cut, be silent, and lead to another server.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Line {
  port: number;
  /** Everything that went through it, both ways, in latin1; only where it listens. */
  heard: string;
  /** New connections go there. */
  leadTo(port: number): void;
  /** Ends all connections, and takes none until `mend`. */
  cut(): void;
  /** Connections stay, and nothing goes through them until `mend`. */
  stall(): void;
  mend(): void;
  close(): Promise<void>;
}

interface LineOptions {
  isCut?: boolean;
  listens?: boolean;
}

export async function startLine(
  first: number,
  { isCut = false, listens = false }: LineOptions = {},
): Promise<Line> {
  let target = first;
  let state: 'through' | 'cut' | 'stalled' = isCut ? 'cut' : 'through';
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      if (listens) one.on('data', (bytes) => (line.heard += bytes.toString('latin1')));
      one.pipe(other);
      if (state === 'stalled') one.pause();
      one.on('error', () => {});
      one.on('close', () => {
        ends.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = () => {
    for (const end of ends) end.destroy();
  };
  const line: Line = {
    port: (server.address() as AddressInfo).port,
    heard: '',
    leadTo(port) {
      target = port;
    },
    cut() {
      state = 'cut';
      endAll();
    },
    stall() {
      state = 'stalled';
      for (const end of ends) end.pause();
    },
    mend() {
      state = 'through';
      for (const end of ends) end.resume();
    },
    async close() {
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
  return line;
}
