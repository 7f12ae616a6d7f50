// The content policy every page really satisfies: own files only, inline code only with the nonce of this answer, recitations
// from the one origin that is configured, on the pages that have a player (decision 0042), and the hosts of the tags this answer
// loads (decision 0076).
import type { TagIds } from '#shared/tags';
import { type TagDirective, tagHosts } from '#web/tags/tag-hosts.server';

interface Opened {
  mediaOrigin: string | null;
  tags: TagIds | null;
}

export function contentPolicy(nonce: string, { mediaOrigin, tags }: Opened): string {
  const directive = (name: TagDirective, ...own: string[]) => {
    const sources = [...own, ...tagHosts(tags, name)];
    return sources.length > 0 ? [[name, ...sources].join(' ')] : [];
  };
  return [
    "default-src 'self'",
    ...directive('script-src', "'self'", `'nonce-${nonce}'`),
    `style-src 'self' 'nonce-${nonce}'`,
    ...directive('img-src', "'self'", 'data:'),
    "font-src 'self'",
    ...(mediaOrigin ? [`media-src ${mediaOrigin}`] : []),
    ...directive('connect-src', "'self'"),
    ...directive('frame-src'),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
