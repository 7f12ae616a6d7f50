// A phone number in readable groups. Apart from #shared/phone, whose library no browser needs.

/** +622150001001 → +62 21 5000 1001; mobile numbers +62 812 3456 7890. Other numbers stay as they are. */
export function readablePhone(phone: string): string {
  const parts = /^\+62(8\d{2}|2[124]|\d{3})(\d{3,4})(\d{3,5})$/.exec(phone);
  return parts ? `+62 ${parts.slice(1).join(' ')}` : phone;
}
