// Takes the Quran out of the packages quran-json 3.1.2 (text and Indonesian translation, CC BY-SA 4.0) and quran-meta 6.0.17
// (juz, pages, sajdah, MIT) into src/domain/quran/data (spec §7 third-party Quran service, replaced by our own). Run by hand:
//   npm pack quran-json@3.1.2 quran-meta@6.0.17, unpack each, then: node scripts/extract-quran.mjs <quran-json> <quran-meta>
// Its output is committed; src/domain/quran/data/SOURCES.md says what was taken and what was left out.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [textPackage, marksPackage] = process.argv.slice(2);
if (!textPackage || !marksPackage) throw new Error('Name the two unpacked packages');
const target = join(import.meta.dirname, '../src/domain/quran/data');

const surahs = JSON.parse(readFileSync(join(textPackage, 'dist/quran_id.json'), 'utf8'));
const verses = surahs.flatMap((surah) => surah.verses);
const oneLineEach = (lines) => {
  if (lines.some((line) => /[\r\n]/.test(line))) throw new Error('A verse would stand on two lines');
  return lines.join('\n');
};
// Without a line break at the end: the digest of the file is the digest of the text.
const text = oneLineEach(verses.map((verse) => verse.text));
writeFileSync(join(target, 'verses.txt'), text);
writeFileSync(join(target, 'translation-id.txt'), oneLineEach(verses.map((verse) => verse.translation)));

const { createHafs } = await import(pathToFileURL(resolve(marksPackage, 'dist/hafs.js')).href);
const hafs = createHafs();
const numbers = verses.map((_verse, index) => index + 1);
const marked = (is) => numbers.filter((number) => is(hafs.getAyahMeta(number)));
const marks = {
  verseCounts: surahs.map((surah) => surah.total_verses),
  madinan: surahs.filter((surah) => surah.type === 'medinan').map((surah) => surah.id),
  juzStarts: marked((verse) => verse.isStartOfJuz),
  pageStarts: marked((verse) => verse.isStartOfPage),
  sajdahs: marked((verse) => verse.isSajdahAyah),
};
writeFileSync(
  join(target, 'marks.json'),
  `{\n${Object.entries(marks)
    .map(([name, list]) => `  "${name}": ${JSON.stringify(list)}`)
    .join(',\n')}\n}\n`,
);
console.log(`${verses.length} verses, SHA-256 ${createHash('sha256').update(text).digest('hex')}`);
