// How a call says that it will go (docs/product/api-versions.md; RFC 9745 and RFC 8594): in each of its answers, for programs that look.
import type { Endpoint } from './define.ts';

export type Deprecation = NonNullable<Endpoint['deprecated']>;

/** How long a call answers on after it was called deprecated. Our choice: half a year of warning. */
export const deprecationDays = 180;

const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

export function deprecationHeaders({ since, until, instead }: Deprecation): Record<string, string> {
  const links = [
    `</api/docs>; rel="deprecation"; type="text/html"`,
    ...(instead ? [`<${instead}>; rel="successor-version"`] : []),
  ];
  return {
    deprecation: `@${startOf(since).getTime() / 1_000}`,
    sunset: startOf(until).toUTCString(),
    link: links.join(', '),
  };
}

/** For whoever reads the documentation. */
export function deprecationSentence({ since, until, instead }: Deprecation): string {
  return ` Deprecated since ${since}, answers until ${until}.${instead ? ` Call ${instead} instead.` : ''}`;
}
