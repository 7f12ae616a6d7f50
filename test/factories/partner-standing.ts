// Forms of a partner's standing and documents of its licences, for tests.
import sharp from 'sharp';
import type { Deps } from '#domain/deps';
import { getStanding, recordLicenceCheck, uploadLicenceDocument } from '#domain/partner-standing';
import { createMember } from './accounts.ts';
import { createPartner } from './programmes.ts';

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

/** As a partner sends it. */
export const licencePicture = (background = '#0b5d47') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

/** Of a partner of its own unless another is named: a document that waits to be looked at. */
export async function createLicenceDocument(deps: Deps, of?: { partnerId: string }) {
  const partnerId = of?.partnerId ?? (await createPartner(deps.db)).id;
  const owner = await createMember(deps, { roles: ['partner_staff'], partnerId });
  const { id: licenceId } = await deps.db
    .selectFrom('licences')
    .select('id')
    .where('partner_id', '=', partnerId)
    .orderBy('valid_until', 'desc')
    .executeTakeFirstOrThrow();
  await uploadLicenceDocument(deps, owner.actor, { licenceId, file: await licencePicture() });
  const { id: documentId } = await deps.db
    .selectFrom('licence_documents')
    .select('id')
    .where('licence_id', '=', licenceId)
    .where('replaced_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { partnerId, owner, licenceId, documentId };
}

/** A check of a partner's licence without a file. */
export async function createLicenceCheck(deps: Deps, of?: { partnerId: string }) {
  const partnerId = of?.partnerId ?? (await createPartner(deps.db)).id;
  const { actor } = await createMember(deps, { roles: ['operator_acquisition'] });
  const [licence] = (await getStanding(deps, actor, partnerId)).licences;
  await recordLicenceCheck(deps, actor, { partnerId, form: checkForm(licence!.id) });
  const [line] = (await getStanding(deps, actor, partnerId)).history;
  return { partnerId, lineId: line!.id, licenceId: licence!.id };
}
