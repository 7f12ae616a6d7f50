// Front door of support (docs/product/support.md): finding a person, looking at what they see for a reason, helping.
export { findPeople } from './find-people.ts';
export type { FoundPerson } from './masked.ts';
export { closeLook, openLook } from './looks.ts';
export { lookAtPerson, type SupportedPerson } from './look-at-person.ts';
export { signOutEverywhere } from './help.ts';
