// What an Indonesian identity number (NIK) says of its holder (docs/product/participants.md): digits 7 to 12 are day,
// month and year of birth, the day plus 40 for women. Registry offices have made mistakes: a mismatch warns and never
// blocks.

/** Masked until somebody asks to see all of it: enough to tell two people apart. */
export const maskNik = (nik: string) => `${'•'.repeat(12)} ${nik.slice(-4)}`;

export type NikMismatch = 'birth_date' | 'gender';

export function nikMismatches(
  nik: string,
  { birthDate, gender }: { birthDate: string; gender: 'male' | 'female' },
): NikMismatch[] {
  const day = Number(nik.slice(6, 8));
  const isWoman = day > 40;
  const [year, month, date] = [birthDate.slice(2, 4), birthDate.slice(5, 7), Number(birthDate.slice(8, 10))];
  const found: NikMismatch[] = [];
  if ((isWoman ? day - 40 : day) !== date || nik.slice(8, 10) !== month || nik.slice(10, 12) !== year)
    found.push('birth_date');
  if (isWoman !== (gender === 'female')) found.push('gender');
  return found;
}
