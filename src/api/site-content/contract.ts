// What the brand shows of itself (spec §7 Site content).
import * as z from 'zod';
import { pageSizes } from '#shared/limits';
import { endpoint } from '#api/define';
import { paged } from '#api/inputs';

const spec = '§7 Site content';

export const siteContentContract = {
  banners: endpoint({
    method: 'GET',
    path: '/api/v3/banners',
    who: 'everyone',
    summary: 'Banners of the home page, in their order',
    spec,
    data: z.array(
      z.object({ id: z.uuid(), title: z.string(), text: z.string(), link: z.string(), picture: z.string() }),
    ),
  }),
  galleries: endpoint({
    method: 'GET',
    path: '/api/v3/galleries',
    who: 'everyone',
    summary: 'Pictures of the gallery',
    spec,
    query: paged(pageSizes.galleries),
    data: z.array(z.object({ id: z.uuid(), title: z.string(), caption: z.string(), picture: z.string() })),
    paged: true,
  }),
};
