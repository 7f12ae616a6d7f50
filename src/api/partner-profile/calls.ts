// What the calls about a partner's own page are asked.
import { createPartner } from '#test/factories/programmes';
import { createLicenceDocument, licencePicture } from '#test/factories/partner-standing';
import { multipart } from '#test/multipart';
import type { Ask, Call } from '#test/api/call';

const path = '/api/v3/partner-console/profile';

const form =
  (more: object = {}): Ask =>
  async ({ deps, caller }) => {
    const partnerId = caller?.actor.memberships.find(({ role }) => role === 'partner_staff')?.partnerId;
    const { profile_version: version, regency_code: city } = await deps.db
      .selectFrom('partners')
      .select(['profile_version', 'regency_code'])
      .$if(Boolean(partnerId), (query) => query.where('id', '=', partnerId!))
      .orderBy('slug')
      .limit(1)
      .executeTakeFirstOrThrow();
    return {
      body: {
        version,
        description: 'Kami memberangkatkan jamaah dari Solo sejak 2005, tanpa perantara.',
        description_en: '',
        email: 'kantor@amanah.example',
        phone: '+6281234567890',
        address: 'Jl. Slamet Riyadi 10, Surakarta',
        city,
        founded_year: '2005',
        ...more,
      },
    };
  };

const sent = async (bytes: Buffer) => multipart({ file: { bytes, name: 'izin.png', type: 'image/png' } });
/** Of the caller's partner, where it has one. */
const upload =
  (file?: Buffer): Ask =>
  async ({ deps, caller }) => {
    const partnerId =
      caller?.actor.memberships.find(({ role }) => role === 'partner_staff')?.partnerId ??
      (await createPartner(deps.db)).id;
    const { id } = await deps.db
      .selectFrom('licences')
      .select('id')
      .where('partner_id', '=', partnerId)
      .limit(1)
      .executeTakeFirstOrThrow();
    return { url: `${path}/licences/${id}/document`, ...(await sent(file ?? (await licencePicture()))) };
  };

export const partnerProfileCalls: Record<string, Call> = {
  [`GET ${path}`]: { works: [path] },
  [`GET ${path}/licences`]: { works: [`${path}/licences`] },
  [`POST ${path}/licences/:id/document`]: {
    works: [upload()],
    wrong: [[upload(Buffer.from('<html>')), 'file']],
    unknown: ['00000000-0000-0000-0000-000000000000', 'tidak-ada', '%00'].map((name) => async () => ({
      url: `${path}/licences/${name}/document`,
      ...(await sent(await licencePicture())),
    })),
  },
  [`PUT ${path}`]: {
    works: [form()],
    wrong: [
      [form({ description: 'Pendek' }), 'description'],
      [form({ email: 'x' }), 'email'],
      [form({ phone: '1' }), 'phone'],
      [form({ city: '0000' }), 'city'],
      [form({ founded_year: 'x' }), 'founded_year'],
    ],
  },
  [`GET ${path}/licence-documents/:id`]: {
    works: [
      async ({ deps, caller }) => {
        const partnerId =
          caller?.actor.memberships.find(({ role }) => role === 'partner_staff')?.partnerId ??
          (await createPartner(deps.db)).id;
        const { documentId } = await createLicenceDocument(deps, { partnerId });
        return { url: `${path}/licence-documents/${documentId}` };
      },
    ],
    unknown: ['00000000-0000-0000-0000-000000000000', 'tidak-ada', '%00'].map(
      (name) => `${path}/licence-documents/${name}`,
    ),
  },
};
