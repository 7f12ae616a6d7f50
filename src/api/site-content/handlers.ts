// Banners and galleries over HTTP (spec §7).
import { siteContentContract } from './contract.ts';
import { listBanners, listGalleries } from '#domain/site-content';
import { todayInIndonesia } from '#shared/dates';
import { textIn } from '#shared/locale';
import { presentPagination } from '#api/answers';
import { implement } from '#api/implement';

export const siteContentApi = implement(siteContentContract, {
  banners: async (_input, { deps, brand, locale }) => {
    const banners = await listBanners(deps, brand, { today: todayInIndonesia(deps.now()) });
    return {
      data: banners.map(({ id, title, text, link, picture }) => ({
        id,
        title: textIn(title, locale).text,
        text: textIn(text, locale).text,
        link,
        picture,
      })),
    };
  },
  galleries: async ({ query }, { deps, brand, locale }) => {
    const page = await listGalleries(deps, brand, query);
    const data = page.items.map(({ id, title, caption, picture }) => ({
      id,
      title: textIn(title, locale).text,
      caption: textIn(caption, locale).text,
      picture,
    }));
    return { data, pagination: presentPagination(page) };
  },
});
