// Where a member's souvenir orders stand: a tab of the orders (spec §2 /member/my-order). Without language prefix.
import * as paths from '#shared/paths';

/** The tab's name in the address. */
export const souvenirTab = 'oleh-oleh';

export function souvenirOrdersUrl(page = 1): string {
  return `${paths.member.orders}?tab=${souvenirTab}${page > 1 ? `&page=${page}` : ''}`;
}
