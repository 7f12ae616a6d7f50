// What a partner bank's savings account needs and costs, as texts (spec §3 partner bank card).
import { listBankOffers } from '#domain/bank-terms';
import * as m from '#messages/messages';
import { savingsContractLabel } from '#labels/savings';
import { todayInIndonesia } from '#shared/dates';
import { formatRupiah, formatShare, rupiah } from '#shared/money';
import { bankLines } from '#web/bank-terms/bank-lines.server';
import type { PageRequest } from '#web/request/page-context.server';

/** Every bank with savings today, by name. */
export async function savingsBanks({ deps, locale }: PageRequest) {
  const offers = await listBankOffers(deps, 'savings', todayInIndonesia(deps.now()));
  return offers.map(({ bank, licence, terms }) => ({
    id: bank.id,
    name: bank.name,
    ...bankLines(licence, locale),
    isInsured: licence.isLpsMember,
    contract: savingsContractLabel[terms.contract](),
    minimum: formatRupiah(rupiah(terms.minimumSavings)),
    cost:
      terms.administrativeCost === 0 ? m.savings_bank_free() : formatRupiah(rupiah(terms.administrativeCost)),
    share:
      terms.profitSharingBasisPoints === null
        ? m.savings_bank_no_share()
        : formatShare(terms.profitSharingBasisPoints, locale),
    lastReturn:
      terms.indicativeReturnBasisPoints === null
        ? null
        : m.savings_bank_return_value({ share: formatShare(terms.indicativeReturnBasisPoints, locale) }),
  }));
}
export type SavingsBankView = Awaited<ReturnType<typeof savingsBanks>>[number];
