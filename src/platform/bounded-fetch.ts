// Asks a server of somebody else on our terms: a time limit from the first byte to the last, a size limit, and no way to be led elsewhere.

export interface Bounds {
  timeoutMs: number;
  maxBytes: number;
}

export interface BoundedAnswer {
  status: number;
  text: string;
}

/** Throws when no whole answer comes in time and in bounds, or when it points elsewhere. */
export async function fetchWithin(url: string, init: RequestInit, { timeoutMs, maxBytes }: Bounds): Promise<BoundedAnswer> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`The answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return { status: response.status, text: Buffer.concat(chunks).toString() };
}
