// Escapes user input for LIKE patterns: matched literally.

/** The same text, where `%` and `_` stand for themselves. */
export function likeLabels(typed: string): string {
  return typed.trim().replace(/[\\%_]/g, String.raw`\$&`);
}
