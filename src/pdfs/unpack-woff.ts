// A font out of its WOFF 1.0 wrapping (https://www.w3.org/TR/WOFF/): the same tables, unpacked, behind the directory of an OpenType file.
import { inflateSync } from 'node:zlib';

const wrappedHead = 44;
const wrappedEntry = 20;
const head = 12;
const entry = 16;

export function unpackWoff(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = wrappedHead + index * wrappedEntry;
    const [offset, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const bytes = woff.subarray(offset!, offset! + packed!);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      // One that packing would not have made smaller lies there as it is.
      content: packed! < size! ? inflateSync(bytes) : bytes,
    };
  });
  const directory = Buffer.alloc(head + tables.length * entry);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(tables.length, 4);
  // What readers that search by halves are told.
  const steps = Math.floor(Math.log2(tables.length));
  directory.writeUInt16BE(entry * 2 ** steps, 6);
  directory.writeUInt16BE(steps, 8);
  directory.writeUInt16BE(entry * (tables.length - 2 ** steps), 10);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const at = head + index * entry;
    tag.copy(directory, at);
    checksum.copy(directory, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(content.length, at + 12);
    // Each begins at a multiple of four.
    const padding = Buffer.alloc((4 - (content.length % 4)) % 4);
    parts.push(content, padding);
    offset += content.length + padding.length;
  }
  return Buffer.concat(parts);
}
