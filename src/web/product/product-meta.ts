// What search engines and link previews read of a departure (docs/product/pages.md): the facts the page itself shows.
import type { MetaDescriptor } from 'react-router';
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { roomLabel } from '#labels/catalogue';
import { frameIn, pageMeta } from '#web/seo';
import { breadcrumbList, departureProduct, departureTrip } from '#web/structured-data';
import { crumbsOf } from './crumbs.ts';
import type { ProductView } from './product-view.ts';

export function productMeta(matches: Parameters<typeof pageMeta>[0], product: ProductView): MetaDescriptor[] {
  const frame = frameIn(matches);
  if (!frame) return pageMeta(matches, { title: product.title.text, description: product.summary.text });
  const date = formatDate(product.departsOn, frame.locale);
  const facts = {
    name: product.title.text,
    description: product.summary.text,
    path: paths.product(product.slug),
    picture: product.cover,
    departsOn: product.departsOn,
    returnsOn: product.returnsOn,
    availability: product.availability,
    block: product.block,
    partner: product.partner,
    rooms: product.prices.rooms.map(({ roomType, amount }) => ({ name: roomLabel[roomType](), amount })),
    rating: product.rating,
    ratingCount: product.ratingCount,
  };
  return pageMeta(matches, {
    title: `${product.title.text}, ${date}`,
    description: m.product_meta({
      title: product.title.text,
      days: product.days,
      date,
      airport: product.airport,
      price: formatRupiah(product.allInPrice),
    }),
    image: `product/${product.slug}`,
    structured: [
      departureProduct(frame, facts),
      departureTrip(frame, facts),
      breadcrumbList(frame, crumbsOf(product)),
    ],
  });
}
