// The router compares an address with every route, several times for each page, and makes objects of all of them to render one. Most
// routes can be told apart by the first part of their path: each beginning has a handler of its own, which knows no others.
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';

type Build = Parameters<typeof createRequestHandler>[0];

type Routes = ServerBuild['routes'];

/** Of routes that any address may reach, whatever it begins with. */
const anyBeginning = '*';

/**
 * Answers like the router's own handler of this build, byte for byte (`test/pages/routes-by-beginning.test.ts`). Development brings
 * a build anew for each request: it is answered from whole.
 */
export function answerByBeginning(build: Build, mode?: string): RequestHandler {
  const fromWhole = createRequestHandler(build, mode);
  if (typeof build === 'function') return fromWhole;
  let leaves: Map<string, string[]> | undefined;
  const handlers = new Map<string, RequestHandler>();
  return (request, context) => {
    const { pathname } = new URL(request.url);
    // Asks about other addresses than its own.
    if (pathname === build.routeDiscovery.manifestPath) return fromWhole(request, context);
    // At the first address, like the router itself.
    leaves ??= Map.groupBy(leavesOf(build.routes), (id) => routeBeginning(build.routes, id));
    const beginning = addressBeginning(pathname);
    const known = leaves.has(beginning) ? beginning : anyBeginning;
    let handler = handlers.get(known);
    if (!handler) {
      handler = createRequestHandler(buildOf(build, known, leaves), mode);
      handlers.set(known, handler);
    }
    return handler(request, context);
  };
}

/** The build with the routes of one beginning, those of any, and the home page, about which every page tells the browser. */
function buildOf(build: ServerBuild, beginning: string, leaves: ReadonlyMap<string, string[]>): ServerBuild {
  const ids = new Set(
    [beginning, anyBeginning, ''].flatMap((one) =>
      (leaves.get(one) ?? []).flatMap((id) => ancestry(build.routes, id)),
    ),
  );
  return {
    ...build,
    routes: only(build.routes, ids),
    assets: { ...build.assets, routes: only(build.assets.routes, ids) },
  };
}

/** In the order of the whole, by which the router decides between equals. */
function only<Value>(all: Record<string, Value>, ids: ReadonlySet<string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
}

function leavesOf(routes: Routes): string[] {
  return Object.values(routes).flatMap((route) => (route && (route.path || route.index) ? [route.id] : []));
}

/** A route and all that lie around it, itself first. */
function ancestry(routes: Routes, id: string): string[] {
  const { parentId } = routes[id]!;
  return [id, ...(parentId ? ancestry(routes, parentId) : [])];
}

/** `umroh` of `en?/umroh`; empty of the home page; `*` where the first part is not fixed. */
function routeBeginning(routes: Routes, id: string): string {
  const parts = ancestry(routes, id)
    .toReversed()
    .flatMap((one) => routes[one]!.path?.split('/') ?? [])
    .filter((part) => part !== '' && part !== 'en?');
  const [first = ''] = parts;
  return /[:*?]/.test(first) ? anyBeginning : first.toLowerCase();
}

/** The same of an address, as the router reads it: in any case, with or without the language, with `.data` at its end or not. */
function addressBeginning(pathname: string): string {
  const parts = pathname
    .replace(/\/_\.data$|\.data$/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  return (parts[0] === 'en' ? parts[1] : parts[0]) ?? '';
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return part.toLowerCase();
  }
}
