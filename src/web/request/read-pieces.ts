// How many pieces of each line a form names: fields `pieces-<line>`, as whole numbers; what is no number is none that fits.

export function readPieces(form: FormData): Map<string, number> {
  return new Map(
    [...form].flatMap(([name, value]) => {
      const [, line] = /^pieces-(.+)$/.exec(name) ?? [];
      if (line === undefined || typeof value !== 'string' || value.trim() === '') return [];
      return [[line, /^\d{1,3}$/.test(value.trim()) ? Number(value) : Number.NaN] as const];
    }),
  );
}
