// The name of a person, the one schema of every form that takes one: it is greeted in emails and read by others, so it carries no
// address of a site or mailbox and no letter that nobody sees.
import * as z from 'zod/mini';
import { atMost, filled, printable, unseen } from './form-faults.ts';
import { nameMaxLength } from './limits.ts';

/**
 * What mail programs turn into links. Endings are a list, since titles look like hosts: 'S.Ag', 'M.Si', 'Lc.MA' are names.
 * 'bit.ly/x' and the like are caught by their slash, whatever their ending.
 */
const linkEndings =
  'com|net|org|info|biz|io|co|id|my|sg|sa|me|ly|gl|gg|to|cc|tk|ru|cn|xyz|top|site|online|shop|store|app|dev|page|link|click|live|club|vip|pro|win|bet|fun|icu|buzz|web';
const link = new RegExp(
  `://|//|@|\\bwww\\.|[\\p{L}\\d-]\\.(?:${linkEndings})(?![\\p{L}\\d])|[\\p{L}\\d-]\\.\\p{L}{2,}/|\\d{1,3}(?:\\.\\d{1,3}){3}`,
  'iu',
);

/** Full-width letters and dots count as what they stand for. */
const carriesLink = (text: string) => link.test(text.normalize('NFKC').replaceAll('。', '.'));

/** Composed letters: the same name is the same text, however it was typed. */
export const personName = filled().check(
  z.overwrite<string>((text) => text.normalize('NFC')),
  atMost(nameMaxLength),
  printable,
  z.refine<string>((text) => !carriesLink(text), { error: 'error_name_link' }),
);

/** Whether a name may stand in an email: one that was stored before this rule may not. */
export function isPersonName(text: string): boolean {
  return !unseen.test(text) && !carriesLink(text);
}
