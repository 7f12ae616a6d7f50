// What stands in the program in place of the compiled words: made by messages-in-tables.mjs, bundled by bundle-program.mjs.

/**
 * The words by name, each a function as the compiled one is. `rows`: name, Indonesian, English; each of the two is a text, or texts and the
 * names of their inputs in turn, or a compiled function. `getLocale` answers the language of the request.
 */
export function messagesFromTable(rows, getLocale) {
  const words = Object.create(null);
  for (const [name, id, en] of rows) words[name] = wordOf(id, en, getLocale);
  return words;
}

function wordOf(id, en, getLocale) {
  return (inputs = {}, options = {}) => {
    const text = (options.locale ?? getLocale()) === 'id' ? id : en;
    if (typeof text === 'string') return text;
    return typeof text === 'function' ? text(inputs) : filled(text, inputs);
  };
}

function filled(parts, inputs) {
  let text = parts[0];
  for (let at = 1; at < parts.length; at += 2) text += `${inputs?.[parts[at]]}${parts[at + 1]}`;
  return text;
}
