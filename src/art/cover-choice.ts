// Which cover a programme gets when its partner uploaded no photograph (docs/product/pages.md).
import type { CoverChoice, Scene } from './cover-address.ts';
import { chanceFrom, hashText } from './seeded.ts';
import { SKIES } from './skies.ts';

/** City slugs by the scene that stands for them; a city listed nowhere falls back by kind. */
const CITIES: Record<Scene, readonly string[]> = {
  makkah: ['makkah', 'mecca', 'mekkah', 'jeddah', 'taif', 'thaif'],
  arafah: ['arafah', 'mina', 'muzdalifah'],
  masa: ['safa', 'marwah'],
  madinah: ['madinah', 'medina', 'badr'],
  istanbul: ['istanbul', 'bursa', 'ankara', 'konya', 'edirne', 'izmir', 'sarajevo'],
  cairo: ['cairo', 'kairo', 'alexandria', 'giza', 'luxor', 'aswan', 'sharm-el-sheikh'],
  jerusalem: ['jerusalem', 'aqsa', 'al-aqsa', 'masjidil-aqsa', 'hebron', 'bethlehem', 'yerusalem'],
  samarkand: ['tashkent', 'samarkand', 'bukhara', 'khiva', 'tasykent', 'isfahan', 'shiraz'],
  garden: [
    'cordoba',
    'granada',
    'seville',
    'sevilla',
    'madrid',
    'toledo',
    'malaga',
    'casablanca',
    'marrakech',
    'fes',
    'rabat',
    'tangier',
  ],
  east: [
    'seoul',
    'busan',
    'nami',
    'tokyo',
    'osaka',
    'kyoto',
    'beijing',
    'xian',
    'xi-an',
    'shanghai',
    'guangzhou',
    'lanzhou',
    'hong-kong',
    'taipei',
  ],
  desert: [
    'dubai',
    'abu-dhabi',
    'doha',
    'muscat',
    'riyadh',
    'al-ula',
    'alula',
    'amman',
    'petra',
    'wadi-rum',
    'kuwait',
    'manama',
    'tabuk',
  ],
  mountain: [
    'cappadocia',
    'kapadokia',
    'malang',
    'bromo',
    'bukittinggi',
    'toraja',
    'tana-toraja',
    'dieng',
    'bandung',
    'wonosobo',
    'almaty',
    'zurich',
    'interlaken',
  ],
  sea: [
    'lombok',
    'mataram',
    'makassar',
    'banda-aceh',
    'sabang',
    'belitung',
    'raja-ampat',
    'ternate',
    'bali',
    'denpasar',
    'maldives',
    'labuan-bajo',
    'phuket',
    'krabi',
  ],
  'old-city': [
    'demak',
    'kudus',
    'yogyakarta',
    'surakarta',
    'solo',
    'cirebon',
    'banten',
    'serang',
    'jakarta',
    'surabaya',
    'gresik',
    'tuban',
    'lamongan',
    'semarang',
    'padang',
    'palembang',
    'kuala-lumpur',
    'melaka',
    'singapore',
    'bangkok',
    'hat-yai',
    'bandar-seri-begawan',
  ],
};

const SCENE_OF_CITY = new Map(
  Object.entries(CITIES).flatMap(([scene, cities]) => cities.map((city) => [city, scene as Scene] as const)),
);

/**
 * A cover for a programme, always the same for the same seed text (its slug, say). Journeys to the two holy
 * cities show them; a journey that adds other countries shows those instead, since they tell it from its neighbours.
 */
export function coverFor(input: { kind: string; cities: readonly string[]; seedText: string }): CoverChoice {
  const chance = chanceFrom(`cover ${input.seedText}`);
  const scenes = [...new Set(input.cities.flatMap((city) => SCENE_OF_CITY.get(city) ?? []))];
  const elsewhere = scenes.filter((scene) => scene !== 'makkah' && scene !== 'madinah');
  const isPilgrimage = input.kind.startsWith('hajj') || input.kind.startsWith('umrah');
  const candidates = isPilgrimage ? holyCities(input.kind) : elsewhere.length > 0 ? elsewhere : scenes;
  const scene = chance.pick(
    atLeastOne(
      candidates,
      input.kind === 'tour_domestic'
        ? 'old-city'
        : input.kind === 'tour_international'
          ? 'desert'
          : 'madinah',
    ),
  );
  return { scene, sky: chance.pick(SKIES), seed: hashText(input.seedText).toString(16) };
}

/** Hajj is Arafah and the House; an umrah visits both cities alike. */
function holyCities(kind: string): Scene[] {
  return kind.startsWith('hajj') ? ['makkah', 'arafah'] : ['makkah', 'madinah'];
}

function atLeastOne(scenes: readonly Scene[], fallback: Scene): [Scene, ...Scene[]] {
  const [first, ...rest] = scenes;
  return first ? [first, ...rest] : [fallback];
}
