// Forms of a store's standing, for tests.

const evidence = { source: 'Laporan pembeli 4711', note: 'Tiga paket tidak pernah dikirim' };

export const storeFreezeForm = (change: object = {}) => ({
  reason_id: 'Paket tidak dikirim',
  reason_en: 'Parcels were not sent',
  ...evidence,
  ...change,
});
export const storeReopenForm = evidence;
