// What a style sheet has rules for, and which of them files can need: for tests of the sheets (decision 0257).

export interface StyleRule {
  /** With what stands around it, and what it says. */
  text: string;
  /** Classes, ids and data attributes that it asks for. */
  names: string[];
}

/** The rules of a sheet in their order, one for each selector of a list. */
export function rulesOf(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const around: string[] = [];
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    const char = css[at];
    if (char === '\\') at++;
    else if (char === ';') start = at + 1;
    else if (char === '}') {
      around.pop();
      start = at + 1;
    } else if (char === '{') {
      const head = css.slice(start, at).trim();
      if (/^@(media|supports|layer|container|starting-style)\b/.test(head)) around.push(head);
      else {
        const end = closing(css, at);
        for (const selector of selectorsOf(head))
          rules.push({
            text: [...around, selector, css.slice(at + 1, end)].join(' '),
            names: namesIn(selector),
          });
        at = end;
      }
      start = at + 1;
    }
  }
  return rules;
}

/** Where the brace at `open` closes. */
function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === '\\') at++;
    else if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) return at;
  }
  throw new Error('A brace never closes');
}

/** `a:is(b,c),d` are two. */
function selectorsOf(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (let at = 0; at < list.length; at++) {
    const char = list[at]!;
    if (char === ',' && depth === 0) {
      selectors.push('');
      continue;
    }
    if (char === '(' || char === '[') depth++;
    if (char === ')' || char === ']') depth--;
    selectors[selectors.length - 1] += char === '\\' ? char + list[++at]! : char;
  }
  return selectors;
}

function namesIn(selector: string): string[] {
  const found = selector.matchAll(/[.#]((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)|\[(data-[\w-]+)/g);
  return [...found].map(([, written, attribute]) => attribute ?? unescaped(written!));
}

const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/g, (_all, code?: string, char?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : char!,
  );

/** Everything in a source that can be a name: what stands between spaces, quotes and what is filled in. */
export function namesWritten(source: string): string[] {
  return [...source.split(/[\s'"`=]+/), ...source.split(/[\s'"`=]+|\$\{|\}/)];
}

/** The rules that a page can use whose files write these names. */
export function usableRules(rules: readonly StyleRule[], names: ReadonlySet<string>): string[] {
  return rules
    .filter((rule) => rule.names.length > 0 && rule.names.every((name) => names.has(name)))
    .map(({ text }) => text);
}
