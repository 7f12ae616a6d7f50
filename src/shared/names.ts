// Identifiers of rows in URLs: a readable slug or an id (spec §7 `{id}`).

/** False for anything that cannot identify a row, whatever bytes it contains: the database is not queried then. */
export function isSlugOrId(text: string): boolean {
  return /^[a-z0-9-]{1,200}$/.test(text);
}

/** An order code a member can read aloud: RH-7K2M9QXA. */
export function isBookingCode(text: string): boolean {
  return /^RH-[2-9A-HJ-NP-Z]{8}$/.test(text);
}

/** One store's part of a souvenir order, as its parcel's label says it: OL-7K2M9QXA-1. */
export function isStoreOrderCode(text: string): boolean {
  return /^OL-[2-9A-HJ-NP-Z]{8}-[1-9]\d{0,2}$/.test(text);
}

export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

/** Slug of a text: lower-case Latin letters and digits, joined by hyphens. Empty when the text has none. */
export function hyphenated(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
