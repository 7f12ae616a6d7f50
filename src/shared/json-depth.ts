// How deep a text of JSON is nested, found without reading it: what walks the parsed value calls itself at every step.

/** Whether brackets, those within strings aside, ever open further than `deepest`. */
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
