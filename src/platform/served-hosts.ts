// The host names this server answers on (decision 0061). An attacker could invent any other name to have it written
// into URLs, and into a cache in between.

/** The machine itself, as in local development. */
const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface ServedHosts {
  /** Host names of the configuration. */
  configured: readonly string[];
  /** Whether a brand has the host. */
  isOfBrand(name: string): boolean;
}

/** `name` as requested, without its port. */
export function isServedHost(name: string, { configured, isOfBrand }: ServedHosts): boolean {
  const lower = name.toLowerCase();
  return ownMachine.has(lower) || configured.includes(lower) || isOfBrand(lower);
}
