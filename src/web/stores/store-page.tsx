// A store's page (spec §2 /oleh-oleh/{partnerSlug}): who it is, what buyers rate best, everything it sells.
import { MessageCircle } from 'lucide-react';
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { ItemCards } from '#web/items/item-card.tsx';
import type { ItemCardView } from '#web/items/item-view';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { Section } from '#web/ui/section.tsx';
import { Rating } from '#web/ui/stars.tsx';
import { storeCrumbs } from './store-meta.ts';
import type { StoreView } from './store-view.ts';

interface StorePageProps {
  store: StoreView;
  recommended: ItemCardView[];
  list: { items: ItemCardView[]; page: number; limit: number; total: number };
}

export function StorePage({ store, recommended, list }: StorePageProps) {
  return (
    <div className="mx-auto max-w-page px-4 pb-12 pt-2">
      <Breadcrumb items={storeCrumbs(store)} />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-3xl font-bold tracking-tight md:text-4xl">{store.name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 text-ink-soft">
            <span>{m.store_place({ city: store.city, year: store.foundedYear })}</span>
            {store.rating !== null && <Rating value={store.rating} count={store.ratingCount} />}
          </p>
          {store.replies && <p className="mt-1 text-ink-soft">{store.replies}</p>}
        </div>
        <LocalLink to={`${paths.chat}?store=${store.slug}`} className={buttonClass('secondary')}>
          <MessageCircle aria-hidden size={20} />
          {m.item_ask_store()}
        </LocalLink>
      </div>
      {!store.isSelling && (
        <div className="mt-4">
          <Notice tone="warn" title={m.store_suspended()}>
            {store.suspendedReason && <LocalizedText said={store.suspendedReason} />}
          </Notice>
        </div>
      )}
      <LocalizedText as="p" said={store.description} className="mt-4 max-w-[68ch] text-lg" />
      <p className="mt-2 max-w-[68ch] text-ink-soft">
        {m.store_details({ address: store.address, month: store.joined, hours: store.readyHours })}
      </p>
      {recommended.length > 0 && (
        <Section title={m.store_recommended()} className="mt-8">
          <ItemCards items={recommended} />
        </Section>
      )}
      <Section title={m.store_all({ count: list.total })} className="mt-8">
        {list.items.length === 0 && <p className="text-ink-soft">{m.store_empty()}</p>}
        <ItemCards items={list.items} />
        <PageLinks
          {...list}
          pathOf={(page) => (page > 1 ? `${paths.store(store.slug)}?page=${page}` : paths.store(store.slug))}
        />
      </Section>
    </div>
  );
}
