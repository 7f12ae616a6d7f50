// Words that somebody typed as a pattern of LIKE: taken letter by letter.

/** The same words, where `%` and `_` stand for themselves. */
export function likeLabels(typed: string): string {
  return typed.trim().replace(/[\\%_]/g, String.raw`\$&`);
}
