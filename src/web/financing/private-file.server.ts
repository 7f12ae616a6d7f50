// A sealed file as an answer: a picture is shown, a PDF taken home, and nobody's cache stores it.
const endings: Record<string, string> = { 'image/webp': 'webp', 'application/pdf': 'pdf' };

export function privateFile(
  { bytes, contentType }: { bytes: Buffer; contentType: string },
  name: string,
): Response {
  const how = contentType === 'application/pdf' ? 'attachment' : 'inline';
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': contentType,
      'content-disposition': `${how}; filename="${name}.${endings[contentType]}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
