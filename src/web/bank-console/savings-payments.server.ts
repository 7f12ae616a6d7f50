// A bank's orders to pay from savings as the address asks for them: for the page and its file.
import { readConsoleList } from '#shared/console-list';
import { firstSavingsPaymentSort, savingsPaymentSorts, savingsPaymentStates } from '#shared/savings-payments';

/** `?state=asked&sort=-amount&page=2`. */
export function readSavingsPaymentsQuery(search: string) {
  const params = new URLSearchParams(search);
  const { page, sort } = readConsoleList(params, savingsPaymentSorts, firstSavingsPaymentSort);
  return { page, sort, state: savingsPaymentStates.find((each) => each === params.get('state')) ?? null };
}
