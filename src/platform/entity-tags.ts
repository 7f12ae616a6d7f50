// Whether a browser already has what it asks for (RFC 9110, 13.1.2): a list of tags, or '*' for anything at all.

/** Compares weakly, as the rule for this header is: a cache in between may have compressed the answer and said so by `W/`. */
export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const known: string[] = ifNoneMatch?.match(/\*|"[^"]*"/g) ?? [];
  return known.includes('*') || known.includes(etag.replace(/^W\//, ''));
}
