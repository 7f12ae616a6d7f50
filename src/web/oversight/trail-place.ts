// Where a page of the trail begins, as it stands in the address: the moment and the number of the line before it.

export function writePlace({ at, id }: { at: Date; id: string }): string {
  return `${at.getTime()}-${id}`;
}

/** Null for anything else: the newest page. */
export function readPlace(text: string | null): { at: Date; id: string } | null {
  const [, at, id] = /^(\d{1,15})-(\d{1,18})$/.exec(text ?? '') ?? [];
  const moment = new Date(Number(at));
  return at && id && !Number.isNaN(moment.getTime()) ? { at: moment, id } : null;
}
