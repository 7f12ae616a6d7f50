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
