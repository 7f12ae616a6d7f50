// Hosts each service needs, as its maker documents them, by directive of the content policy. Opened only on answers that load it.
import { kindsOf, type TagIds, type TagKind } from '#shared/tags';

export type TagDirective = 'script-src' | 'img-src' | 'connect-src' | 'frame-src';

const google = 'https://www.googletagmanager.com';
const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com', google];
const adsCollectors = [
  google,
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];
const recorders = ['https://*.clarity.ms', 'https://c.bing.com'];

const hosts: Record<TagKind, Partial<Record<TagDirective, readonly string[]>>> = {
  analytics: { 'script-src': [google], 'img-src': collectors, 'connect-src': collectors },
  ads: {
    'script-src': [google, 'https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
    'img-src': adsCollectors,
    'connect-src': adsCollectors,
    'frame-src': [google, 'https://td.doubleclick.net'],
  },
  recording: {
    'script-src': ['https://www.clarity.ms', 'https://scripts.clarity.ms'],
    'img-src': recorders,
    'connect-src': recorders,
  },
};

/** What a directive lets in for the tags this answer loads; nothing where it loads none. */
export function tagHosts(tags: TagIds | null, directive: TagDirective): string[] {
  return tags ? [...new Set(kindsOf(tags).flatMap((kind) => hosts[kind][directive] ?? []))] : [];
}
