// A person's name, the one schema of every form that takes one: emails greet with it and others read it, so it contains
// no URL, no email address and no invisible character.
import * as z from 'zod/mini';
import { atMost, filled, printable, unseen } from './form-faults.ts';
import { nameMaxLength } from './limits.ts';

/**
 * What mail programs turn into links. A list of endings, since titles look like hosts: 'S.Ag', 'M.Si', 'Lc.MA' are
 * names. The slash catches 'bit.ly/x' and the like, whatever their ending.
 */
const linkEndings =
  'com|net|org|info|biz|io|co|id|my|sg|sa|me|ly|gl|gg|to|cc|tk|ru|cn|xyz|top|site|online|shop|store|app|dev|page|link|click|live|club|vip|pro|win|bet|fun|icu|buzz|web';
/** One expression each: an automaton can judge them then, whatever is typed. */
const links = [
  /:\/\/|\/\/|@|\bwww\./i,
  new RegExp(`[\\p{L}\\d-]\\.(?:${linkEndings})(?![\\p{L}\\d])`, 'iu'),
  /[\p{L}\d-]\.\p{L}{2,}\//u,
  /\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}/,
];

/** Full-width letters and dots count as their ASCII forms. */
function carriesLink(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll('。', '.');
  return links.some((link) => link.test(plain));
}

/** NFC: the same name is the same text, however it was typed. */
export const personName = filled().check(
  z.overwrite<string>((text) => text.normalize('NFC')),
  atMost(nameMaxLength),
  printable,
  z.refine<string>((text) => !carriesLink(text), { error: 'error_name_link' }),
);

/** Whether an email may greet with a name: one stored before this rule may be refused. */
export function isPersonName(text: string): boolean {
  return !unseen.test(text) && !carriesLink(text);
}
