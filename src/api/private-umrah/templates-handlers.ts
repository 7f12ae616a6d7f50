// Templates of an agency's offers over HTTP (docs/product/private-umrah.md).
import {
  deleteOfferTemplate,
  listOfferTemplates,
  renameOfferTemplate,
  saveOfferTemplate,
} from '#domain/private-umrah';
import { implement } from '#api/implement';
import { umrahTemplatesContract } from './templates-contract.ts';

export const umrahTemplatesApi = implement(umrahTemplatesContract, {
  templates: async (_input, { deps, actor }) => ({
    data: (await listOfferTemplates(deps, actor)).map((template) => ({
      id: template.id,
      name: template.name,
      lines: template.lines,
      child_amount: template.childAmount,
      infant_amount: template.infantAmount,
      valid_days: template.validDays,
      note: template.note,
      changed_at: template.changedAt.toISOString(),
    })),
  }),
  saveTemplate: async ({ body: { note = null, ...form } }, { deps, actor }) => ({
    data: await saveOfferTemplate(deps, actor, { ...form, note }),
  }),
  renameTemplate: async ({ params: { id }, body: form }, { deps, actor }) => {
    await renameOfferTemplate(deps, actor, { id, form });
    return { data: null };
  },
  deleteTemplate: async ({ params: { id } }, { deps, actor }) => {
    await deleteOfferTemplate(deps, actor, id);
    return { data: null };
  },
});
