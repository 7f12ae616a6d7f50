// v3 is the default version of the API (spec §7): a URL without one means it. Read before routing, so that no call has two routes.

/** What stands directly below /api and has no version in front of it. */
export const unversioned = ['consultant', 'docs', 'openapi.json'] as const;

/** The URL with the version it means; any other URL as it is. */
export function withDefaultVersion(url: string): string {
  const [, first] = /^\/api\/([^/?#]+)/.exec(url) ?? [];
  if (first === undefined || /^v\d+$/.test(first) || (unversioned as readonly string[]).includes(first))
    return url;
  return url.replace('/api/', '/api/v3/');
}
