// A person's age on a date (spec §1 "children under 13"; docs/product/registration.md). Dates are calendar dates.

export const minimumAge = 13;
const maximumAge = 120;

/** Whole years on the date; whoever was born on 29 February has the birthday on 1 March in other years. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Message key that says why nobody with this birth date may have an account on the date; null when one may. */
export function birthDateFault(
  birthDate: string,
  day: string,
): 'error_birth_date_invalid' | 'error_birth_date_child' | null {
  const age = ageOn(birthDate, day);
  if (age < 0 || age > maximumAge) return 'error_birth_date_invalid';
  return age < minimumAge ? 'error_birth_date_child' : null;
}
