// Reviews by people who have come home (README.md), put together from sentences that pilgrims write. What is praised and what is
// missed comes from the pool of the review's own stars.
import { addDays } from '#shared/dates';
import type { Family } from './costs.ts';
import { type Random, randomFrom } from './random.ts';
import { english, pools, praise, type Stars } from './review-sentences.ts';

export interface ReviewSeed {
  author_name: string;
  rating: Stars;
  text: string;
  locale: 'id' | 'en';
  created_on: string;
}

const names = [
  'Siti',
  'Ahmad',
  'Nur',
  'Budi',
  'Dewi',
  'Hasan',
  'Fatimah',
  'Agus',
  'Yuni',
  'Ridwan',
  'Aminah',
  'Joko',
  'Maryam',
  'Taufik',
  'Lestari',
  'Ibrahim',
  'Rahma',
  'Slamet',
  'Zainab',
  'Hendra',
  'Kartini',
  'Yusuf',
  'Ratna',
  'Mulyadi',
  'Halimah',
  'Darmawan',
  'Sri',
  'Usman',
  'Endang',
  'Fauzan',
  'Wati',
  'Bambang',
  'Nadia',
  'Irfan',
  'Suryani',
  'Andi',
];
const initials = 'ABDEFGHIJKLMNPRSTWYZ';

/** Reviews of one departure, no two with the same words as any in `used`. */
export function reviewsOf(input: {
  key: string;
  family: Family;
  returnedOn: string;
  today: string;
  count: number;
  isTroubled: boolean;
  used: Set<string>;
}): ReviewSeed[] {
  const chance = randomFrom(`reviews/${input.key}`);
  const reviews: ReviewSeed[] = [];
  while (reviews.length < input.count) {
    const isEnglish = chance.whole(1, 16) === 1 && input.family !== 'domestic';
    const englishStars = chance.pick<4 | 5>([4, 5, 5]);
    const rating = isEnglish
      ? englishStars
      : input.isTroubled
        ? chance.pick<Stars>([2, 2, 3, 3, 4])
        : chance.pick<Stars>([5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 2]);
    const text = isEnglish
      ? chance.shuffled(english[englishStars]).slice(0, chance.whole(1, 2)).join(' ')
      : indonesianText(rating, input.family, chance);
    if (input.used.has(text)) continue;
    input.used.add(text);
    const written = addDays(input.returnedOn, chance.whole(2, 30));
    const yesterday = addDays(input.today, -1);
    reviews.push({
      author_name: `${chance.pick(names)} ${chance.pick([...initials])}.`,
      rating,
      text,
      locale: isEnglish ? 'en' : 'id',
      created_on: written < yesterday ? written : yesterday,
    });
  }
  return reviews;
}

/** Who was content names what was good; who was not, names what went wrong. */
function indonesianText(stars: Stars, family: Family, chance: Random): string {
  const { opening, praises, misses, closing } = pools[stars];
  const good = chance.shuffled(praise[family]).slice(0, chance.whole(...praises));
  const missed = chance.shuffled(misses).slice(0, stars === 5 ? 0 : chance.whole(1, stars === 4 ? 1 : 2));
  const end = chance.shuffled(closing).slice(0, chance.whole(0, 1));
  return [chance.pick(opening), ...good, ...missed, ...end].join(' ');
}
