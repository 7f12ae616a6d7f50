// The memory of elements whose inside was made before (#web/page-cache/remembered): what a rendering could not find is taken from its page.
import { byteBoundedMap } from '#platform/byte-bounded-map';
import type { RememberedMarkup } from '#web/page-cache/remembered-markup';

/** Our choice: a thousand cards. */
const most = 8 * 1_048_576;

interface Entry {
  markup: string;
  bytes: number;
}

const remembered = byteBoundedMap<Entry>(most);

/** Renders a page with what is remembered; answers it as it would be without. */
export function rememberMarkup(render: (memory: RememberedMarkup) => string): string {
  const missed: string[] = [];
  const page = render({
    find: (key) => remembered.get(key)?.markup,
    miss: (key) => missed.push(key) - 1,
  });
  return missed.length === 0 ? page : withoutMarks(page, missed);
}

function withoutMarks(page: string, missed: readonly string[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const [number, key] of missed.entries()) {
    const [begin, end] = [`<made-${number}>`, `</made-${number}>`];
    const at = page.indexOf(begin, from);
    const until = page.indexOf(end, at);
    // A part that failed was rendered again without it.
    if (at === -1 || until === -1) continue;
    const markup = page.slice(at + begin.length, until);
    parts.push(page.slice(from, at), markup);
    from = until + end.length;
    // A copy of its own: a slice would hold the whole page.
    const own = Buffer.from(markup).toString();
    remembered.set(key, { markup: own, bytes: (key.length + own.length) * 2 });
  }
  return parts.join('') + page.slice(from);
}
