// A length of time as a clock shows it.

/** Hours, minutes and seconds, two digits each. */
export function clockParts(seconds: number): [hours: string, minutes: string, seconds: string] {
  const digits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return [digits(seconds / 3_600), digits((seconds / 60) % 60), digits(seconds % 60)];
}
