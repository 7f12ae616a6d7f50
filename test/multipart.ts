// A form with a file, as a browser sends it.
export interface SentForm {
  body: Buffer;
  headers: { 'content-type': string };
}

export async function multipart(
  fields: Record<string, string | { bytes: Uint8Array; name: string; type?: string }>,
): Promise<SentForm> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(field, value);
    else form.set(field, new Blob([Buffer.from(value.bytes)], { type: value.type ?? '' }), value.name);
  }
  const sent = new Response(form);
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type')! },
  };
}
