// Sends a whole page, compressed in one piece: through a stream the same compression takes five times as long.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

// A window of 256 kB holds any page; the default's 4 MB have to be fetched from the system anew for each.
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };

/** In the order of our choice. Beyond brotli's fourth level a page takes half as long again, for a twentieth of its bytes. */
const encodings: Record<Encoding, (page: Buffer) => Promise<Buffer>> = {
  br: (page) =>
    brotli(page, { params: { ...brotliParams, [constants.BROTLI_PARAM_SIZE_HINT]: page.length } }),
  gzip: (page) => zip(page),
};

export const compressPage = (page: Buffer, encoding: Encoding) => encodings[encoding](page);

/** Status and other headers are the caller's. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Buffer,
): Promise<FastifyReply> {
  void reply.headers({ 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' });
  const encoding = chosenEncoding(request.headers['accept-encoding']);
  if (encoding === null) return reply.send(page);
  return reply.header('content-encoding', encoding).send(await compressPage(page, encoding));
}

/** The first of ours that the browser takes; 'br;q=0' refuses it. */
export function chosenEncoding(accepted: string | string[] | undefined): Encoding | null {
  const offers = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.replaceAll(' ', '').split(';q='));
  return (
    (Object.keys(encodings) as Encoding[]).find((ours) =>
      offers.some(([name, weight]) => name === ours && Number(weight ?? 1) > 0),
    ) ?? null
  );
}
