// What the calls about manifests are asked (docs/product/manifests.md).
import { exportManifest } from '#domain/manifests';
import { partnersOrder } from '#test/factories/partner-orders';
import type { Ask, Call } from '#test/api/call';

const partner = '/api/v3/partner-console';
const departures = `${partner}/departures`;
const none = '00000000-0000-0000-0000-000000000000';
const names = [none, 'tidak-ada', '%00'];

const read =
  (template: string, { isTaken = false } = {}): Ask =>
  async (scene) => {
    const { staff, departureId } = await partnersOrder(scene, 'travellers');
    if (isTaken)
      await exportManifest(scene.deps, staff.actor, { departureId, code: template, format: 'csv' });
    return { url: `${departures}/${departureId}/manifests/${template}` };
  };
const take =
  (template: string, format: string): Ask =>
  async (scene) => {
    const { departureId } = await partnersOrder(scene, 'travellers');
    return { url: `${departures}/${departureId}/manifests/${template}/exports`, body: { format } };
  };

export const manifestCalls: Record<string, Call> = {
  [`GET ${partner}/manifest-templates`]: { works: [`${partner}/manifest-templates`] },
  [`GET ${departures}/:id/manifests/:template`]: {
    works: [read('siskopatuh', { isTaken: true }), read('general')],
    unknown: [...names.map((name) => `${departures}/${name}/manifests/docs`), read('tidak-ada')],
  },
  [`POST ${departures}/:id/manifests/:template/exports`]: {
    works: [take('docs', 'csv'), take('siskopatuh', 'xlsx')],
    wrong: [[take('docs', 'ods'), 'format']],
    unknown: [
      ...names.map((name) => ({
        url: `${departures}/${name}/manifests/docs/exports`,
        body: { format: 'csv' },
      })),
      take('tidak-ada', 'csv'),
    ],
  },
};
