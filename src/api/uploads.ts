// The one file of an upload (spec §7 multipart), read only once the caller may send it, and never beyond its size
// limit.
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from './define.ts';
import { AppError } from '#shared/errors';

/** The overhead around the file: boundaries, names, a few other fields. */
const aroundBytes = 64 * 1024;

/** The bytes sent under the name, at most one more than allowed: the domain judges the size. None: empty. */
export async function readUpload(
  request: FastifyRequest,
  { field, maxBytes }: NonNullable<Endpoint['upload']>,
): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  if (Number(request.headers['content-length']) > maxBytes + aroundBytes)
    throw new AppError('payload_too_large');
  try {
    const limits = { fileSize: maxBytes + 1, files: 1, fields: 10, fieldSize: 1_000 };
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue;
      const bytes = await part.toBuffer();
      if (part.fieldname === field) return bytes;
    }
    return Buffer.alloc(0);
  } catch (error) {
    // Endless parts, invalid names: the sender's fault, whatever the parser calls it.
    request.log.info({ err: error }, 'upload not readable');
    throw new AppError('unreadable');
  }
}
