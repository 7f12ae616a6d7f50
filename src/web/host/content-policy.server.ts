// The content policy every page really satisfies: own files only, inline code only of this build (by its hash; on app pages also with the
// nonce of the answer, for what the framework writes), recitations
// from the one origin that is configured, on the pages that have a player (decision 0042), and the hosts of the tags this answer
// loads (decision 0076).
import type { TagIds } from '#shared/tags';
import { type TagDirective, tagHosts } from '#web/tags/tag-hosts.server';

interface Opened {
  /** Of this answer, on app pages; reading pages are the same for many, and have none. */
  nonce: string | null;
  /** Of the inline code and style that pages of this build carry. */
  inline: { scripts: readonly string[]; styles: readonly string[] };
  mediaOrigin: string | null;
  tags: TagIds | null;
}

export function contentPolicy({ nonce, inline, mediaOrigin, tags }: Opened): string {
  const directive = (name: TagDirective, ...own: string[]) => {
    const sources = [...own, ...tagHosts(tags, name)];
    return sources.length > 0 ? [[name, ...sources].join(' ')] : [];
  };
  const trusted = (hashes: readonly string[]) => [
    "'self'",
    ...hashes.map((hash) => `'${hash}'`),
    ...(nonce ? [`'nonce-${nonce}'`] : []),
  ];
  return [
    "default-src 'self'",
    ...directive('script-src', ...trusted(inline.scripts)),
    `style-src ${trusted(inline.styles).join(' ')}`,
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
