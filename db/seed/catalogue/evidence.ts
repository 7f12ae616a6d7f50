// The five dated pieces of evidence of a departure, "5 Pasti" (docs/product/catalogue.md): what a partner has proven by now,
// given how far away the departure is.
import { addDays, daysBetween } from '#shared/dates';
import type { LocalText } from '#shared/locale';
import { both } from './day-block.ts';
import type { ProgrammeSeed } from './programme-seed.ts';
import { randomFrom } from './random.ts';

export interface Evidence {
  kind: 'licence' | 'flight' | 'price' | 'hotel' | 'visa';
  state: 'confirmed' | 'pending' | 'missing';
  dated_on: string | null;
  note: LocalText | null;
}

export interface EvidenceCircumstances {
  departsOn: string;
  today: string;
  publishedOn: string;
  hasFlights: boolean;
  /** The end of the licence this kind needs; null = has none; undefined = none is needed. */
  licenceValidUntil: string | null | undefined;
}

export function evidenceOf(
  programme: ProgrammeSeed,
  { departsOn, today, publishedOn, hasFlights, licenceValidUntil }: EvidenceCircumstances,
): Evidence[] {
  const chance = randomFrom(`evidence/${programme.slug}/${departsOn}`);
  const yesterday = addDays(today, -1);
  const daysLeft = daysBetween(today, departsOn);
  const by = (kind: Evidence['kind'], date: string, note: LocalText | null = null): Evidence => ({
    kind,
    state: 'confirmed',
    dated_on: date < yesterday ? date : yesterday,
    note,
  });
  const open = (kind: Evidence['kind'], state: 'pending' | 'missing', note: LocalText): Evidence => ({
    kind,
    state,
    dated_on: null,
    note,
  });
  return [
    licence(by, open, { licenceValidUntil, checkedOn: addDays(today, -12), today }),
    !hasFlights
      ? by(
          'flight',
          publishedOn,
          both(
            'Perjalanan darat; jadwal kendaraan sudah ditetapkan.',
            'By road; the coach schedule is fixed.',
          ),
        )
      : daysLeft <= 75
        ? by(
            'flight',
            addDays(departsOn, -chance.whole(76, 110)),
            both('Kode pemesanan rombongan sudah terbit.', 'The group’s booking code has been issued.'),
          )
        : open(
            'flight',
            daysLeft > 300 ? 'missing' : 'pending',
            both(
              'Blok kursi diminta ke maskapai; kode pemesanan menyusul.',
              'Seats have been requested from the airline; the booking code follows.',
            ),
          ),
    daysLeft > 330
      ? open(
          'price',
          'pending',
          both(
            'Harga musim depan dikunci setelah tarif hotel diumumkan.',
            'Next season’s price is fixed once hotel rates are announced.',
          ),
        )
      : by('price', publishedOn, both('Harga dan isi paket dikunci.', 'Price and contents are fixed.')),
    daysLeft <= 130
      ? by(
          'hotel',
          addDays(departsOn, -chance.whole(131, 160)),
          both(
            'Konfirmasi kamar dari hotel sudah diterima.',
            'The hotel’s room confirmation has been received.',
          ),
        )
      : open(
          'hotel',
          chance.whole(1, 5) === 1 ? 'missing' : 'pending',
          both('Menunggu konfirmasi kamar dari hotel.', 'Waiting for the hotel’s room confirmation.'),
        ),
    programme.kind === 'tour_domestic'
      ? by(
          'visa',
          publishedOn,
          both('Perjalanan dalam negeri tidak memerlukan visa.', 'No visa is needed for a domestic journey.'),
        )
      : daysLeft <= 16
        ? by(
            'visa',
            addDays(departsOn, -chance.whole(17, 24)),
            both('Visa seluruh rombongan sudah terbit.', 'Visas of the whole group have been issued.'),
          )
        : open(
            'visa',
            daysLeft <= 100 ? 'pending' : 'missing',
            both(
              'Visa diajukan setelah dokumen jamaah lengkap.',
              'Visas are applied for when documents are complete.',
            ),
          ),
  ];
}

function licence(
  by: (kind: 'licence', date: string, note: LocalText) => Evidence,
  open: (kind: 'licence', state: 'missing', note: LocalText) => Evidence,
  {
    licenceValidUntil,
    checkedOn,
    today,
  }: { licenceValidUntil: string | null | undefined; checkedOn: string; today: string },
): Evidence {
  if (licenceValidUntil === undefined)
    return by(
      'licence',
      checkedOn,
      both(
        'Jenis perjalanan ini tidak mensyaratkan izin PPIU; nomor induk berusaha sudah diperiksa.',
        'This kind of journey needs no umrah licence; the business registration has been checked.',
      ),
    );
  if (licenceValidUntil === null)
    return open(
      'licence',
      'missing',
      both('Izin penyelenggara belum terbit.', 'The licence has not been issued yet.'),
    );
  if (licenceValidUntil < today)
    return open(
      'licence',
      'missing',
      both(
        'Masa berlaku izin sudah habis; perpanjangan belum terbit.',
        'The licence has expired; its renewal has not been issued.',
      ),
    );
  return by(
    'licence',
    checkedOn,
    both(
      'Nomor izin dicocokkan dengan daftar resmi penyelenggara.',
      'The licence number was compared with the official register.',
    ),
  );
}
