// v3 is the default version of the API (spec §7): a URL without one means it. Read before routing, so that no call has two routes.

/** What stands directly below /api and has no version in front of it. */
export const unversioned = ['consultant', 'docs', 'openapi.json'] as const;

const withoutVersion = new RegExp(
  String.raw`^/api/(?!(?:v\d+|${unversioned.join('|').replace('.', '\\.')})(?:[/?#]|$))(?=[^/?#])`,
);

/** The URL with the version it means; any other URL as it is. */
export const withDefaultVersion = (url: string): string => url.replace(withoutVersion, '/api/v3/');
