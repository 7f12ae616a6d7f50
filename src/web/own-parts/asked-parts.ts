// For which page somebody asks for what is their own on it. Pure.
import * as paths from '#shared/paths';
import { findSharedPage } from '#web/page-cache/shared-pages';

/** More hearts than any page has. */
const heartsMost = 100;

interface Address {
  /** Without language prefix. */
  path: string;
  search: string;
}

/** The page that is shown: of parts, that around them. A page of another kind has none: it counts as home. */
export function pageShown({ path, search }: Address): Address {
  if (path !== paths.ownParts) return { path, search };
  const [asked = '', query] = (new URLSearchParams(search).get('page') ?? '').split(/\?(.*)/s);
  return findSharedPage(asked)
    ? { path: asked, search: query ? `?${query}` : '' }
    : { path: '/', search: '' };
}

/** The departures whose hearts stand on it. */
export function askedHearts(search: string): string[] {
  const asked = new URLSearchParams(search).get('hearts') ?? '';
  return [...new Set(asked.split(' '))].filter((slug) => /^[\w-]{1,200}$/.test(slug)).slice(0, heartsMost);
}
