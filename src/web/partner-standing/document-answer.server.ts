// The document of a licence, or of whoever applies for one, as a file: it is downloaded, never shown within our pages, and stored by no cache.

export function documentAnswer({ type, bytes }: { type: string; bytes: Buffer }, name = 'licence'): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}.${type === 'application/pdf' ? 'pdf' : 'webp'}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
