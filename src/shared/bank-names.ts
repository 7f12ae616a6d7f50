// Banks that money is paid out to: their proper names, the same in every language.
export const bankNames = {
  bca: 'Bank Central Asia (BCA)',
  bca_syariah: 'BCA Syariah',
  bni: 'Bank Negara Indonesia (BNI)',
  bri: 'Bank Rakyat Indonesia (BRI)',
  bsi: 'Bank Syariah Indonesia (BSI)',
  btn: 'Bank Tabungan Negara (BTN)',
  cimb: 'CIMB Niaga',
  danamon: 'Bank Danamon',
  mandiri: 'Bank Mandiri',
  mega_syariah: 'Bank Mega Syariah',
  muamalat: 'Bank Muamalat',
  permata: 'Bank Permata',
} as const;

export type BankCode = keyof typeof bankNames;
export const bankCodes = Object.keys(bankNames) as BankCode[];
