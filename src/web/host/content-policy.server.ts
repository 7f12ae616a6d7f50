// The content policy every page really satisfies: own files only, inline code only with the nonce of this answer, and recitations
// from the one origin that is configured, on the pages that have a player (decision 0042).

export function contentPolicy(nonce: string, mediaOrigin: string | null): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    ...(mediaOrigin ? [`media-src ${mediaOrigin}`] : []),
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
