// Manifests over HTTP (docs/product/manifests.md).
import { exportManifest, listTemplates, readManifest } from '#domain/manifests';
import { implement } from '#api/implement';
import { manifestsContract } from './contract.ts';
import { presentManifest, presentTemplate } from './present.ts';

export const manifestsApi = implement(manifestsContract, {
  templates: async (_input, { deps, actor }) => ({
    data: (await listTemplates(deps, actor)).map((template) => ({
      ...presentTemplate(template),
      columns: template.columns.map(({ title, field }) => ({ title, is_by_hand: field === null })),
    })),
  }),
  read: async ({ params: { id, template } }, { deps, actor }) => ({
    data: presentManifest(await readManifest(deps, actor, { departureId: id, code: template })),
  }),
  take: async ({ params: { id, template }, body: { format } }, { deps, actor }) => {
    const { columns, rows } = await exportManifest(deps, actor, { departureId: id, code: template, format });
    return { data: { columns, rows } };
  },
});
