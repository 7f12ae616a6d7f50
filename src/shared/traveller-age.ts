// Who travels as an infant, a child or an adult (decision 0058): the age on the date of return decides. Pure.
import { ageOn } from './age.ts';
import { type Traveller, travellers } from './trip-price.ts';

/** In whole years: younger ones are infants, or children. */
export interface AgeBounds {
  infantBelow: number;
  childBelow: number;
}

/** Our choice where a programme states none: as airlines sell their seats. */
export const defaultAgeBounds: AgeBounds = { infantBelow: 2, childBelow: 12 };

export interface AgeFinding {
  /** Whole years on the day of return. */
  age: number;
  /** Their category by age. */
  is: Traveller;
  /** `older`: they pay for a younger category than they are. `younger`: for an older one. */
  verdict: 'fits' | 'older' | 'younger';
}

function travellerOf(age: number, { infantBelow, childBelow }: AgeBounds): Traveller {
  if (age < infantBelow) return 'infant';
  return age < childBelow ? 'child' : 'adult';
}

/** Compares a birth date with the category paid for, `paidAs`; null while the birth date is unknown. */
export function judgeAge(
  paidAs: Traveller,
  birthDate: string | null,
  returnsOn: string,
  bounds: AgeBounds,
): AgeFinding | null {
  if (birthDate === null) return null;
  const age = ageOn(birthDate, returnsOn);
  const is = travellerOf(age, bounds);
  // Ordered from the oldest to the youngest.
  const older = travellers.indexOf(paidAs) - travellers.indexOf(is);
  return { age, is, verdict: older === 0 ? 'fits' : older > 0 ? 'older' : 'younger' };
}
