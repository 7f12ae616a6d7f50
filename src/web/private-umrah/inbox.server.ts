// An agency's inbox of private umrahs as its address asks for it, and what the agency has answered, in words: for the page and its file.
import * as m from '#messages/messages';
import { firstInboxSort, type InboxRow, inboxSorts } from '#domain/private-umrah';
import { readConsoleList } from '#shared/console-list';
import { umrahStatuses } from '#shared/private-umrah-status';

/** Nobody is sent an estimate. */
export const sentStatuses = umrahStatuses.filter((status) => status !== 'estimated');

/** `?status=offered&sort=-departs_on&page=2`. */
export function readInboxQuery(search: string) {
  const params = new URLSearchParams(search);
  const { page, sort } = readConsoleList(params, inboxSorts, firstInboxSort);
  return { page, sort, status: sentStatuses.find((each) => each === params.get('status')) ?? null };
}

export function inboxAnswer({ isAcceptedHere, revision, isDeclined }: InboxRow): string {
  if (isAcceptedHere) return m.private_umrah_inbox_accepted();
  if (revision !== null) return m.private_umrah_inbox_offered({ revision });
  return isDeclined ? m.private_umrah_inbox_declined() : m.private_umrah_inbox_open();
}
