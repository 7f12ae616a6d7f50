// A form body has only text values (spec §7 do-checkout "form body"): converts numbers and switches for the domain's
// forms.

/** Converts whole numbers and switches; any other value stays unchanged, for the domain to refuse. */
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
