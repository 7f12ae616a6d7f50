// What fraud looks like in a message (docs/product/conversations.md): a pure function. It never blocks anything: the
// recipient is warned, and the operator sees who does it again and again.
import type { MessageWarning } from '#shared/conversations';

/** Digits as they are spelled out, in Indonesian and English. */
const digitWords: Record<string, string> = {
  nol: '0',
  kosong: '0',
  zero: '0',
  satu: '1',
  one: '1',
  dua: '2',
  two: '2',
  tiga: '3',
  three: '3',
  empat: '4',
  four: '4',
  lima: '5',
  five: '5',
  enam: '6',
  six: '6',
  tujuh: '7',
  seven: '7',
  delapan: '8',
  lapan: '8',
  eight: '8',
  sembilan: '9',
  nine: '9',
};

/** Prefixes of Indonesian mobile networks; a date such as 08-2027 is none of them. */
const mobile = /^(?:62|0)8(?:1[1-9]|2[1-38]|3[1238]|5[1-9]|7[6-9]|8[1-9]|9[4-9])\d{6,9}/;
const landline = /\b0\d{2,3}[ )-]{1,2}\d{3,4}[ -]?\d{3,5}\b/;
/** Endings of addresses that people write without https://. */
const endings = new Set(
  'com co id net org me ly link site info xyz shop online app io biz click web my sch'.split(' '),
);
const bankWords =
  /\b(?:rek|norek|rekening|bca|bri|bni|bsi|btn|mandiri|permata|cimb|danamon|muamalat|jago|seabank|dana|ovo|gopay|shopeepay|linkaja|a\.?n|atas nama|virtual account|va)\b/;
const payVerb = /\b(?:transfer|transfernya|ditransfer|tf|trf|kirim|setor|bayar|dp)\b/;
const payTo =
  /\b(?:rek|norek|rekening|bca|bri|bni|bsi|btn|mandiri|permata|cimb|danamon|muamalat|jago|seabank|dana|ovo|gopay|pribadi|di luar|langsung ke)\b/;

/** `ownHosts`: links to them are our own pages. */
export function detectWarnings(text: string, ownHosts: readonly string[]): MessageWarning[] {
  const lower = text.normalize('NFKC').toLowerCase();
  const runs = digitRuns(lower);
  const found = new Set<MessageWarning>();
  if (runs.some(holdsPhone) || landline.test(lower)) found.add('phone');
  const addresses = addressesIn(lower);
  if (addresses.some(isEmail)) found.add('email');
  if (addresses.some((address) => isForeignLink(address, ownHosts))) found.add('link');
  if (bankWords.test(lower) && runs.some(holdsAccountNumber)) found.add('bank_account');
  if (payVerb.test(lower) && payTo.test(lower)) found.add('transfer');
  return [...found];
}

/** Neighbouring numbers, however they are separated or spelled: "0812 tiga-4" is one run of four parts. */
function digitRuns(lower: string): string[][] {
  const runs: string[][] = [[]];
  for (const token of lower.split(/[^\p{L}\p{N}]+/u)) {
    const digits = digitsOf(token);
    if (digits) runs.at(-1)!.push(digits);
    else if (token && runs.at(-1)!.length > 0) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

function digitsOf(token: string): string | null {
  if (Object.hasOwn(digitWords, token)) return digitWords[token]!;
  // Letters that look like digits, among digits: o812, 08l2.
  const read = /\d/.test(token) ? token.replaceAll('o', '0').replace(/[il]/g, '1') : token;
  return /^\d+$/.test(read) ? read : null;
}

function holdsPhone(run: string[]): boolean {
  return run.some((_part, start) => mobile.test(run.slice(start).join('')));
}

/** Indonesian account numbers have ten to sixteen digits; a price in a message has fewer, or a zero at the end of each group. */
function holdsAccountNumber(run: string[]): boolean {
  const digits = run.join('');
  return digits.length >= 10 && digits.length <= 16 && !digits.endsWith('00000');
}

/** Words that may be addresses, with what is spelled out put back: "amin (at) gmail titik com". */
function addressesIn(lower: string): string[] {
  const spelled = lower
    .replace(/ ?(?:\(at\)|\[at\]|\bat\b(?! ?(?:https?:|www\.))|@) ?/g, '@')
    .replace(/ ?(?:\(dot\)|\[dot\]|\bdot\b|\btitik\b) ?/g, '.');
  return spelled.split(/[\s,;!?()<>"']/).filter((word) => word.includes('.'));
}

function isEmail(word: string): boolean {
  const [name, host = ''] = word.split('@');
  return Boolean(name) && host.split('.').filter(Boolean).length > 1;
}

function isForeignLink(word: string, ownHosts: readonly string[]): boolean {
  if (word.includes('@')) return false;
  const isMarked = /^https?:\/\/|^www\./.test(word);
  const [host] = word
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .split(/[/:#?]/);
  // A sentence's own full stop ends no address.
  const labels = host!.split('.').filter(Boolean);
  const named = labels.join('.');
  const isHost = labels.length > 1 && labels.every((label) => /^[a-z0-9-]{1,63}$/.test(label));
  if (!isHost || !(isMarked || endings.has(labels.at(-1)!))) return false;
  return !ownHosts.some((own) => named === own || named.endsWith(`.${own}`));
}
