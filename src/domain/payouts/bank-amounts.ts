// How banks and gateways write sums and days in their files: read exactly, or not at all.
import { isCalendarDate } from '#shared/calendar-date';

/**
 * '1.500.000,00', '1,500,000.00', '1500000' → 1500000; null for anything else, and for parts of a rupiah, which the ledger does not
 * have. Where one separator alone could be either, three digits after it make it one of thousands.
 */
export function readBankAmount(text: string): number | null {
  const [, sign, digits] = /^([+-]?)\s{0,3}(?:Rp\.?|IDR)?\s{0,3}([\d.,]+)$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const [, whole, cents] = /^(.*?)(?:[.,](\d{0,2}))?$/.exec(digits)!;
  if (!/^\d{1,15}$|^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/.test(whole!)) return null;
  if (cents && Number(cents) !== 0) return null;
  const amount = Number(whole!.replaceAll(/[.,]/g, ''));
  return Number.isSafeInteger(amount) ? (sign === '-' && amount !== 0 ? -amount : amount) : null;
}

/** '2027-03-15', '15/03/2027', '15-03-2027' → '2027-03-15'; null for anything else. */
export function readBankDate(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text.trim()) ?? [];
  const date = year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text.trim();
  return isCalendarDate(date) ? date : null;
}
