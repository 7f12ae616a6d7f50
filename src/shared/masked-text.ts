// What stands in place of a name or number that is not shown whole: enough to recognise it, not enough to use it.

/** 'Siti Rahmawati' → 'Si… Ra…' */
export function maskedName(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => `${word.slice(0, 2)}…`)
    .join(' ');
}

/** '+6281234567890' → '+62…890' */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 3)}…${phone.slice(-3)}`;
}
