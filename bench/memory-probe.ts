// Loaded into a measured server before the server itself: answers what memory it holds once nothing is left to collect.
export interface HeldMemory {
  /** Of the process, as the system sees it. */
  resident: number;
  /** What JavaScript holds. */
  heap: number;
  /** What stands outside the heap: buffers, parsers, connections. */
  external: number;
}

/** One collection leaves what it has just made collectable. */
const collections = 4;

/** Nobody tells a server anything else: each message asks for its memory. */
process.on('message', () => {
  if (!globalThis.gc) throw new Error('The server was started without --expose-gc');
  for (let turn = 0; turn < collections; turn += 1) globalThis.gc();
  const { rss: resident, heapUsed: heap, external } = process.memoryUsage();
  process.send!({ memory: { resident, heap, external } satisfies HeldMemory });
});
// Listening would hold a process that wants to end.
process.channel?.unref();
