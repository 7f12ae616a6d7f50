// What is shown of a person before a reason is given: enough to ask "is that you?", not enough to write to them.
import { maskedPhone, maskedName } from '#shared/masked-text';

export interface FoundPerson {
  accountId: string;
  name: string;
  email: string;
  phone: string | null;
}

/** 'Siti Rahmawati' → 'Si… Ra…', 'siti@contoh.id' → 'si…@contoh.id', '+6281234567890' → '+62…890'. */
export function masked<Person extends FoundPerson>(person: Person): Person {
  return {
    ...person,
    name: maskedName(person.name),
    email: person.email.replace(/^(.{1,2})[^@]*/u, '$1…'),
    phone: person.phone && maskedPhone(person.phone),
  };
}
