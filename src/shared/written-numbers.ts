// Numbers as people write them in forms and tables. What is no number stays what it is, for the check to refuse.

/**
 * `34.500.000`, `34 500 000` and `34500000` are 34500000. A point or a space stands before three digits only: `30000000.5`, which a
 * spreadsheet writes, is no whole number, and never ten times one.
 */
export function wholeNumberOf(value: unknown): unknown {
  const typed = typeof value === 'string' ? value.trim() : '';
  const isWhole = /^\d{1,13}$/.test(typed) || /^\d{1,3}(?:[.\s]\d{3}){1,4}$/.test(typed);
  return isWhole ? Number(typed.replaceAll(/[.\s]/g, '')) : value;
}

/** Hundredths of a per cent: `87,5`, `87.5` and `87,5%` are 8750. */
export function basisPointsOf(value: unknown): unknown {
  const typed = typeof value === 'string' ? value.trim().replace(/%$/, '').trimEnd() : '';
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  return whole === undefined ? value : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** 250 → '2,5', as it stands in a field. */
export function typedPercent(basisPoints: number): string {
  return String(basisPoints / 100).replace('.', ',');
}
