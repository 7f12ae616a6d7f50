// Groups thousands. By hand: Intl would cost more than the rest of a list's card.

/** Digits of a non-negative whole number: 34500000 → '34.500.000'. */
export function groupedDigits(whole: number, between: string): string {
  const digits = String(whole);
  const groups = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(between);
}
