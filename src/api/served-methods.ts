// Which methods a URL of the API answers, for the difference between "not found" and "method not allowed". Asked only when no
// endpoint took the request: a route for each method that an endpoint refuses would more than double the routes of the server.
import type { Endpoint } from './define.ts';

type Address = Pick<Endpoint, 'method'> & { url: string };

/**
 * Answers, for the path of a request, the methods of the endpoint it belongs to, in the order of the contract; of several that match,
 * the one with the most literal parts. Empty where there is none. A slash at the end makes no difference.
 */
export function createMethodFinder(addresses: readonly Address[]): (path: string) => string[] {
  const patterns = new Map<string, { parts: string[]; methods: string[] }>();
  for (const { url, method } of addresses) {
    const known = patterns.get(url);
    if (known) known.methods.push(method);
    else patterns.set(url, { parts: partsOf(url), methods: [method] });
  }
  const mostLiteralFirst = [...patterns.values()].toSorted((one, other) =>
    orderOf(one.parts) < orderOf(other.parts) ? -1 : 1,
  );
  return (path) => {
    const parts = partsOf(path);
    return mostLiteralFirst.find((pattern) => matches(pattern.parts, parts))?.methods ?? [];
  };
}

/** Addresses that another endpoint would take for its parameter if its own method were missing there: `POST /promos/active` for `POST /promos/:id`. */
export function listShadowedMethods(addresses: readonly Address[]): Address[] {
  // Split once, and compared only with addresses of the same length: every start compares them all.
  const patterns = [...Map.groupBy(addresses, ({ url }) => url)].map(([url, own]) => ({
    url,
    parts: partsOf(url),
    methods: own.map(({ method }) => method),
  }));
  const byLength = Map.groupBy(patterns, ({ parts }) => parts.length);
  return patterns.flatMap(({ url, parts, methods }) => {
    const shadows = byLength
      .get(parts.length)!
      .filter((other) => other.url !== url && matches(other.parts, parts))
      .flatMap((other) => other.methods);
    return [...new Set(shadows)]
      .filter((method) => !methods.includes(method))
      .map((method) => ({ url, method }));
  });
}

const partsOf = (path: string) => path.replace(/\/$/, '').split('/');
const isParameter = (part: string) => part.startsWith(':');

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, index) => (isParameter(part) ? parts[index] !== '' : part === parts[index]))
  );
}

/** Sorts literal parts before parameters, from the left. */
const orderOf = (parts: readonly string[]) => parts.map((part) => Number(isParameter(part))).join('');
