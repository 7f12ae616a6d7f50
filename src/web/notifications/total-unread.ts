// How much is unread, as the server counts it (spec §3 notification total): for the bell's island and for app pages. A jwt that ran out while the
// page stood open is renewed as for every other call.
import { browser, createApiClient } from '#web/api-client';

/** Whoever reads or writes something is not taken from it because a session has ended: their next step says so. */
const callApi = createApiClient({ ...browser, goToSignIn: () => undefined });
let asking: Promise<number | null> | null = null;

/** One question at a time, for every place that shows it. Null without an answer: then the last count stays, the page says what is so. */
export function askTotalUnread(): Promise<number | null> {
  asking ??= callApi<{ total_unread: number }>('/api/v3/user/notification?limit=1')
    .then(
      ({ data }) => data.total_unread,
      () => null,
    )
    .finally(() => {
      asking = null;
    });
  return asking;
}
