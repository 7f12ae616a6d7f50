// The addresses that are measured, with a product found in the seeded catalogue.
import type { Server } from './server.ts';

const list = '/umroh';

export interface Addresses {
  constant: string;
  home: string;
  list: string;
  filteredList: string;
  product: string;
  apiList: string;
  apiProduct: string;
}

/** Finds a departure that can be bought and writes the addresses for it. */
export async function findAddresses(server: Server): Promise<Addresses> {
  const page = await (await fetch(server.url + list)).text();
  const slug = /href="\/product\/([a-z0-9-]+)"/.exec(page)?.[1];
  if (!slug) throw new Error(`${list} shows no product`);
  return {
    constant: '/healthz',
    home: '/',
    list,
    filteredList: `${list}?from=CGK&stars=4,5&price_max=60000000&sort=cheapest`,
    product: `/product/${slug}`,
    apiList: '/api/v3/products/umroh/search?from=CGK&stars=4,5&price_max=60000000&sort=cheapest&limit=24',
    apiProduct: `/api/v3/products/${slug}/detail`,
  };
}

export interface ItemAddresses {
  list: string;
  searchedList: string;
  item: string;
  apiList: string;
  apiItem: string;
}

/** The first item of the shop, and the addresses around it. */
export async function findItemAddresses(server: Server): Promise<ItemAddresses> {
  const shop = '/oleh-oleh';
  const page = await (await fetch(server.url + shop)).text();
  const [, store, item] = /href="\/oleh-oleh\/([a-z0-9-]+)\/([a-z0-9-]+)"/.exec(page) ?? [];
  if (!store || !item) throw new Error(`${shop} shows no item`);
  return {
    list: shop,
    searchedList: `${shop}?search=kurma&sort=cheapest`,
    item: `${shop}/${store}/${item}`,
    apiList: '/api/v1/merchandise?limit=24',
    apiItem: `/api/v1/merchandise/partners/${store}/${item}/details`,
  };
}
