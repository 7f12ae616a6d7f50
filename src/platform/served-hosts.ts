// Under which names this server answers (decision 0061). Everything else might be a name that somebody made up to have it written
// into addresses, and kept by a cache in between.

/** The machine itself, as people start it at home. */
const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface ServedHosts {
  /** Names of the configuration. */
  configured: readonly string[];
  /** Whether a brand has the name. */
  isOfBrand(name: string): boolean;
}

/** `name` as it was asked for, without its port. */
export function isServedHost(name: string, { configured, isOfBrand }: ServedHosts): boolean {
  const lower = name.toLowerCase();
  return ownMachine.has(lower) || configured.includes(lower) || isOfBrand(lower);
}
