// Forms of a partner's standing, for tests.

const evidence = { source: 'Surat Kemenhaj 12/2027', note: 'Dibaca di situs kementerian' };

export const freezeForm = (change: object = {}) => ({
  event: 'frozen',
  effective_on: '2027-03-15',
  reason_id: 'Izin dibekukan kementerian',
  reason_en: 'Licence frozen by the ministry',
  ...evidence,
  ...change,
});
export const reopenForm = { effective_on: '2027-03-20', ...evidence };
export const checkForm = (licenceId: string, change: object = {}) => ({
  licence_id: licenceId,
  next_check_on: '2027-06-15',
  ...evidence,
  ...change,
});
export const renewalForm = (change: object = {}) => ({
  kind: 'ppiu',
  number: 'U-777 Tahun 2027',
  issued_on: '2027-03-01',
  valid_until: '2032-03-01',
  next_check_on: '2027-09-01',
  ...evidence,
  ...change,
});
