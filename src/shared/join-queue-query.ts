// The query of the acquisition team's queue, as it stands in the address.
import { type JoinKind, joinKinds, type JoinState, joinStates } from './joining.ts';
import { askedPage, typedSearch } from './list-query.ts';

export interface JoinQueueQuery {
  search: string;
  state: Exclude<JoinState, 'draft'> | null;
  kind: JoinKind | null;
  page: number;
}

export const queueStates = joinStates.filter((state) => state !== 'draft');

export function readQueueQuery(query: URLSearchParams): JoinQueueQuery {
  return {
    search: typedSearch(query),
    state: queueStates.find((state) => state === query.get('state')) ?? null,
    kind: joinKinds.find((kind) => kind === query.get('kind')) ?? null,
    page: askedPage(query),
  };
}

/** Begins with `?`; empty for the whole list. */
export function writeQueueQuery({ search, state, kind, page }: JoinQueueQuery): string {
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (state) query.set('state', state);
  if (kind) query.set('kind', kind);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text && `?${text}`;
}
