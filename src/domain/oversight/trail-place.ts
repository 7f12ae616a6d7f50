// Where a page of the trail begins, as it stands in an address: the moment and the number of the line before it.

/** A place between two lines. */
export interface TrailPlace {
  at: Date;
  id: string;
}

export function writePlace({ at, id }: TrailPlace): string {
  return `${at.getTime()}-${id}`;
}

/** Null for anything else: the newest page. */
export function readPlace(text: string | null): TrailPlace | null {
  const [, at, id] = /^(\d{1,15})-(\d{1,18})$/.exec(text ?? '') ?? [];
  const moment = new Date(Number(at));
  return at && id && !Number.isNaN(moment.getTime()) ? { at: moment, id } : null;
}
