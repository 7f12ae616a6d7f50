// The supplications in data/, one file for each moment, in the order of the trip (spec §2 /doa; decision 0025).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#shared/locale';

type Both = Record<Locale, string>;

export type HadithCollection =
  | 'abdurrazzaq'
  | 'abu-dawud'
  | 'ahmad'
  | 'baihaqi'
  | 'bukhari'
  | 'daraquthni'
  | 'hakim'
  | 'ibnu-abi-syaibah'
  | 'ibnu-majah'
  | 'ibnu-sunni'
  | 'muslim'
  | 'nasai'
  | 'nawawi-adzkar'
  | 'nawawi-idhah'
  | 'syafii-umm'
  | 'tirmidzi';

/** Verses of the Quran, or a book; a number only where editions agree on one. */
export type DoaSource =
  | { surah: number; from: number; to?: number }
  | { collection: HadithCollection; number?: string };

export interface Doa {
  /** Also its anchor on the page. */
  id: string;
  title: Both;
  /** Fully vowelled; verses exactly as in the Quran's text here. */
  arabic: string;
  /** Pronunciation in Indonesian spelling. */
  latin: string;
  meaning: Both;
  sources: DoaSource[];
  /** Its authenticity, its narrator, its use. */
  note?: Both;
}

export interface DoaMoment {
  id: string;
  title: Both;
  intro: Both;
  doas: Doa[];
}

const order = [
  'berangkat',
  'perjalanan',
  'ihram',
  'talbiyah',
  'masjidil-haram',
  'tawaf',
  'maqam-ibrahim',
  'zamzam',
  'sai',
  'arafah',
  'muzdalifah',
  'mina',
  'tahallul',
  'madinah',
  'pulang',
  'sehari-hari',
];

export const doaMoments: readonly DoaMoment[] = order.map(
  (name) => JSON.parse(readFileSync(join(import.meta.dirname, 'data', `${name}.json`), 'utf8')) as DoaMoment,
);

const byId = new Map(doaMoments.flatMap(({ doas }) => doas).map((doa) => [doa.id, doa]));

/** Throws for an id that is not in the data: only shipped texts contain ids. */
export function getDoa(id: string): Doa {
  const doa = byId.get(id);
  if (!doa) throw new Error(`There is no doa ${id}`);
  return doa;
}
