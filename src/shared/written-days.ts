// Days as people write them in tables. What is no day stays what it is, for the check to refuse.

/** `2027-08-01`, or 1/8/2027 as one writes it here, day first. */
export function dayOf(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text;
}
