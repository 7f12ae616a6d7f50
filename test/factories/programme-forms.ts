// Programmes as partners write them: a whole form, and programmes begun and published through the domain.
import { createProgramme, publishProgramme, type WorkingCopy } from '#domain/programmes';
import type { Db } from '#platform/database/database';
import type { ProgrammeForm } from '#shared/programme-form';
import type { SignedIn } from './accounts.ts';

interface FormDeps {
  db: Db;
  now: () => Date;
}

const both = (id: string, en: string) => ({ id, en });

/** Two hotels near the mosque; the database's own if it has them. */
async function hotel(db: Db): Promise<string> {
  const { id } = await db
    .insertInto('hotels')
    .values({
      slug: 'anjum-makkah',
      name: 'Anjum',
      destination_slug: 'makkah',
      stars: 5,
      metres_to_mosque: 300,
    })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name: 'Anjum' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Complete in both languages; a test changes what it is about. */
export async function programmeFormFor(db: Db, change: Partial<ProgrammeForm> = {}): Promise<ProgrammeForm> {
  return {
    kind: 'umrah_regular',
    title: both('Umrah Tenang 9 Hari', 'Calm umrah, 9 days'),
    summary: both('Hotel dekat, rombongan kecil', 'Near hotels, small groups'),
    description: both('Sembilan hari dengan pembimbing.', 'Nine days with a guide.'),
    days: 9,
    nights: 7,
    max_per_room: 4,
    is_financing_available: false,
    is_savings_available: true,
    destinations: ['makkah'],
    hotels: [{ hotel_id: await hotel(db), nights: 7 }],
    extras: [
      { name: both('Perlengkapan', 'Kit'), amount: 1_500_000, is_mandatory: true },
      { name: both('Kursi roda', 'Wheelchair'), amount: 500_000, is_mandatory: false },
    ],
    supplies: [],
    agenda: Array.from({ length: 9 }, (_, index) => ({
      day: index + 1,
      title: both(`Hari ${index + 1}`, `Day ${index + 1}`),
      text: both('Ibadah di masjid', 'Worship at the mosque'),
    })),
    includes: [both('Tiket pesawat', 'Flights')],
    excludes: [both('Paspor', 'Passport')],
    facilities: [{ icon: 'guide', text: both('Pembimbing', 'Guide') }],
    faq: [{ question: both('Berapa lama?', 'How long?'), answer: both('Sembilan hari', 'Nine days') }],
    cancellation: [
      { days_before: 60, refund_basis_points: 7_500 },
      { days_before: 30, refund_basis_points: 5_000 },
    ],
    others: [both('Paspor berlaku enam bulan', 'Passport valid for six months')],
    ...change,
  };
}

/** Begun, as a working copy. */
export async function writeProgramme(
  deps: FormDeps,
  { actor }: Pick<SignedIn, 'actor'>,
  change: Partial<ProgrammeForm> = {},
): Promise<WorkingCopy> {
  return createProgramme(deps, actor, await programmeFormFor(deps.db, change));
}

/** Version 1 of it is what pilgrims read. */
export async function publishNewProgramme(
  deps: FormDeps,
  staff: Pick<SignedIn, 'actor'>,
  change: Partial<ProgrammeForm> = {},
): Promise<WorkingCopy> {
  const { id, revision } = await writeProgramme(deps, staff, change);
  return publishProgramme(deps, staff.actor, { id, revision });
}
