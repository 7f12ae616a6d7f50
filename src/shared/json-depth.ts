// Measures how deep JSON text nests without parsing it: code that walks the parsed value recurses at every level.

/** Whether brackets, outside strings, nest deeper than `deepest`. */
export function isNestedDeeper(json: string, deepest: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isInString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > deepest) return true;
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return false;
}
