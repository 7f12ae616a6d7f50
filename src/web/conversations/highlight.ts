// Where words that were searched for stand in a message.

export interface TextPart {
  text: string;
  isHit: boolean;
}

/** The text in parts; capitals do not count, and nothing is a hit without words. */
export function highlight(text: string, words: string): TextPart[] {
  const [whole, searched] = [text.toLowerCase(), words.trim().toLowerCase()];
  // Few letters change their length with their case: then nothing is marked rather than the wrong place.
  if (searched === '' || whole.length !== text.length) return [{ text, isHit: false }];
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = whole.indexOf(searched); at >= 0; at = whole.indexOf(searched, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), isHit: false });
    from = at + searched.length;
    parts.push({ text: text.slice(at, from), isHit: true });
  }
  if (from < text.length) parts.push({ text: text.slice(from), isHit: false });
  return parts;
}

/** Our choice: as much as three lines of a phone. */
const snippetLength = 140;
const before = 40;

/** The neighbourhood of the first hit. */
export function snippetOf(text: string, words: string): TextPart[] {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const at = Math.max(0, line.toLowerCase().indexOf(words.trim().toLowerCase()));
  const start = at > before ? line.indexOf(' ', at - before) + 1 || at : 0;
  const cut = line.slice(start, start + snippetLength);
  return highlight(`${start > 0 ? '… ' : ''}${cut}${start + snippetLength < line.length ? ' …' : ''}`, words);
}
