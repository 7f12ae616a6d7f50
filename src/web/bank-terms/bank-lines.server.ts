// What members are told of a bank before anything else: its OJK status as the operator recorded it, and where to complain.
import type { BankLicence } from '#domain/bank-terms';
import { bankLicenceStatusLabel } from '#labels/bank-terms';
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';

export const licenceLine = (
  { status, number, validFrom }: Pick<BankLicence, 'status' | 'number' | 'validFrom'>,
  locale: Locale,
) =>
  m.financing_bank_licence({
    status: bankLicenceStatusLabel[status](),
    number,
    day: formatDate(validFrom, locale),
  });

export const bankLines = (licence: BankLicence, locale: Locale) => ({
  licence: licenceLine(licence, locale),
  complaint: m.financing_bank_complaint({ phone: licence.complaintPhone, email: licence.complaintEmail }),
});
