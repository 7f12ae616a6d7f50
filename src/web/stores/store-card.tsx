// A store in the list (spec §2 /oleh-oleh/toko).
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { Rating } from '#web/ui/stars.tsx';
import type { StoreView } from './store-view.ts';

export function StoreCard({ store }: { store: StoreView }) {
  return (
    <li className="relative flex flex-col gap-1 rounded-card border border-line bg-card p-4">
      <h2 className="text-lg font-bold leading-snug">
        <LocalLink to={paths.store(store.slug)} className="hover:underline after:absolute after:inset-0">
          {store.name}
        </LocalLink>
      </h2>
      <p className="text-sm text-ink-soft">{m.store_place({ city: store.city, year: store.foundedYear })}</p>
      <LocalizedText as="p" said={store.description} className="mt-1" />
      <p className="mt-auto flex flex-wrap items-center gap-x-4 border-t border-line pt-2 text-sm text-ink-soft">
        <span>{m.store_items({ count: store.itemCount })}</span>
        {store.rating !== null && <Rating value={store.rating} count={store.ratingCount} />}
      </p>
    </li>
  );
}
