// The words as the program holds them (decision 0259): compiled, each is three functions that Node reads at every start; here it is a row of a
// table, which messages-from-table.mjs reads.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const chosen = (name) =>
  'const locale = experimentalStaticLocale ?? options.locale ?? getLocale()\n' +
  `\tif (locale === "id") return __id.${name}(inputs)\n\treturn __en.${name}(inputs)\n});`;

/**
 * The compiled words of `directory` (src/messages). `texts`: rows of name, Indonesian and English; each of the two is a text, or texts and the names
 * of their inputs in turn. `counted`: such rows, as script, of the words that depend on a number, with the compiled functions. Refuses what is
 * compiled in another way than it knows.
 */
export function messagesInTables(directory) {
  const source = (file) => readFileSync(join(directory, 'messages', file), 'utf8');
  const [id, en] = ['id.js', 'en.js'].map((file) => exportsOf(source(file), file));
  const texts = [];
  const counted = [];
  for (const name of namesOf(source('_index.js'))) {
    const both = [id.get(name), en.get(name)];
    const parts = both.map((word) => partsOf(word.tree));
    if (parts.includes(null)) counted.push(`[${[`'${name}'`, ...both.map((word) => word.code)].join(', ')}]`);
    else texts.push([name, ...parts]);
  }
  return { texts, counted: `[${counted.join(',\n')}]` };
}

/** Every word, each of which chooses its language in the same way. */
function namesOf(index) {
  const [, ...words] = index.split('export const ');
  return words.map((word) => {
    const [name] = word.split(' ', 1);
    if (!word.includes(chosen(name)))
      throw new Error(`The word ${name} no longer chooses its language the way this script knows`);
    return name;
  });
}

/** What a file exports, by name. */
function exportsOf(source, file) {
  const { program, errors } = parseSync(file, source, { preserveParens: false });
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  return new Map(
    program.body.flatMap(({ type, declaration }) => {
      if (type !== 'ExportNamedDeclaration') return [];
      const [{ id, init }] = declaration.declarations;
      return [[id.name, { tree: init, code: source.slice(init.start, init.end) }]];
    }),
  );
}

/** Of `() => 'text'` the text, of `(i) => 'text ${i?.name} text'` text and names in turn, of anything else null. */
function partsOf({ body: { body } }) {
  const [{ argument }] = body;
  if (body.length !== 1 || argument.type !== 'TemplateLiteral') return null;
  const names = argument.expressions.map(inputName);
  if (names.includes(null)) return null;
  const [first, ...others] = argument.quasis.map(({ value }) => value.cooked);
  return names.length === 0 ? first : [first, ...others.flatMap((text, at) => [names[at], text])];
}

/** Of `i?.name` the name, of anything else null. */
function inputName({ type, expression }) {
  const isInput = type === 'ChainExpression' && expression.object?.name === 'i' && !expression.computed;
  return isInput ? expression.property.name : null;
}
