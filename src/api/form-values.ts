// A form body says everything in letters (spec §7 do-checkout "form body"): numbers and switches as the domain's forms want them.

/** Whole numbers and switches among the values; whatever is neither stays as it is, for the domain to refuse. */
export function formValues(
  body: Record<string, unknown>,
  { numbers, switches }: { numbers: readonly string[]; switches: readonly string[] },
): Record<string, unknown> {
  const read = ([name, value]: [string, unknown]): [string, unknown] => {
    if (typeof value !== 'string') return [name, value];
    if (numbers.includes(name) && /^\d{1,15}$/.test(value)) return [name, Number(value)];
    if (switches.includes(name) && (value === 'true' || value === '1' || value === 'on')) return [name, true];
    return [name, value];
  };
  return Object.fromEntries(Object.entries(body).map(read));
}
