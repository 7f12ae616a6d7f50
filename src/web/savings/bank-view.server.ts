// What a partner bank's savings account needs and costs, as texts (spec §3 partner bank card).
import { listBankOffers } from '#domain/bank-terms';
import * as m from '#messages/messages';
import { savingsContractLabel } from '#labels/savings';
import { todayInIndonesia } from '#shared/dates';
import { formatRupiah, formatShare, rupiah } from '#shared/money';
import type { PageRequest } from '#web/request/page-context.server';

/** Every bank with savings today, by name. */
export async function savingsBanks({ deps, locale }: PageRequest) {
  const offers = await listBankOffers(deps, 'savings', todayInIndonesia(deps.now()));
  return offers.map(({ bank, supervision, terms }) => ({
    id: bank.id,
    name: bank.name,
    licence: supervision
      ? m.financing_bank_licence({ number: supervision.licenceNumber })
      : m.financing_bank_unchecked(),
    isInsured: supervision?.isLpsMember ?? false,
    complaint:
      supervision &&
      m.financing_bank_complaint({ phone: supervision.complaintPhone, email: supervision.complaintEmail }),
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
