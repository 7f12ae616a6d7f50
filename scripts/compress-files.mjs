// Compresses the built browser files once, as hard as can be: the server sends the .br and .gz beside a file as they are.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|txt)$/;
/** Below this a compressed file saves nothing worth a second file: a page loads a dozen parts of a few hundred bytes. */
const SMALLEST_BYTES = 200;

const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes `<file>.br` and `<file>.gz` beside every text file below `directory`. */
export async function compressFiles(directory) {
  const files = (await readdir(directory, { recursive: true })).filter((file) => TEXT.test(file));
  await Promise.all(files.map((file) => compressFile(join(directory, file))));
}

async function compressFile(path) {
  const content = await readFile(path);
  if (content.length < SMALLEST_BYTES) return;
  const size = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  };
  await Promise.all([
    writeFile(`${path}.br`, await br(content, { params: size })),
    writeFile(`${path}.gz`, await gz(content, { level: constants.Z_BEST_COMPRESSION })),
  ]);
}
