// An item's page (spec §2 product page of souvenirs): picture, sizes with price and stock, certificates, store, reviews.
import { MessageCircle, ShoppingBasket } from 'lucide-react';
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { Photograph } from '#web/pictures/photograph.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { MoreLink } from '#web/ui/more-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { SharePage } from '#web/ui/share-page.tsx';
import { Rating } from '#web/ui/stars.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { ItemCards } from './item-card.tsx';
import { itemCrumbs } from './item-meta.ts';
import { ItemPicture } from './item-picture.tsx';
import { ItemProofs } from './item-proofs.tsx';
import { ItemReviews } from './item-reviews.tsx';
import type { ItemCardView, ItemPageView, itemReviewView } from './item-view.ts';
import { OwnItemWish } from './own-items.tsx';

export interface ItemPageProps {
  item: ItemPageView;
  reviews: ReturnType<typeof itemReviewView>[];
  /** Of the address that shows more of them; null: that is all. */
  nextReviewPage: number | null;
  recommended: ItemCardView[];
  isWished: boolean;
}

export function ItemPage({ item, reviews, nextReviewPage, recommended, isWished }: ItemPageProps) {
  return (
    <div className="mx-auto max-w-page px-4 pb-12 pt-2">
      <Breadcrumb items={itemCrumbs(item)} />
      <div className="mt-2 grid gap-x-10 gap-y-6 md:grid-cols-2">
        <div className="min-w-0">
          <ItemPicture
            address={item.picture}
            photo={item.photo}
            sizes="(width < 768px) 100vw, 560px"
            priority
            className="overflow-hidden rounded-card border border-line"
          />
          {item.photos.length > 1 && (
            <ul className="mt-3 grid grid-cols-3 gap-3">
              {item.photos.slice(1).map((photo) => (
                <li key={photo.id}>
                  <Photograph
                    photo={photo}
                    sizes="(width < 768px) 33vw, 180px"
                    className="aspect-square w-full rounded-lg"
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div>
          <LocalizedText
            as="h1"
            said={item.name}
            className="text-2xl font-bold leading-tight tracking-tight text-balance md:text-3xl"
          />
          <p className="mt-1 flex flex-wrap items-center gap-x-4 text-ink-soft">
            {item.rating !== null && <Rating value={item.rating} count={item.ratingCount} />}
            <span>{m.item_sold_by({ store: item.storeName, city: item.city })}</span>
          </p>
          <p className="mt-3 text-2xl font-bold tabular-nums">{item.price}</p>
          {!item.isSelling && (
            <div className="mt-4">
              <Notice tone="warn" title={m.item_not_sold()}>
                {m.item_not_sold_text()}
              </Notice>
            </div>
          )}
          <AddToCart item={item} />
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1">
            <OwnItemWish path={item.path} isWished={isWished} />
            <LocalLink
              to={paths.cart}
              className="inline-flex min-h-12 items-center gap-2 font-semibold underline-offset-4 hover:underline"
            >
              <ShoppingBasket aria-hidden size={20} />
              {m.cart_title()}
            </LocalLink>
            <SharePage text={item.name.text} label={m.item_share()} />
          </div>
        </div>
      </div>
      <Section title={m.item_description()} className="mt-10">
        <LocalizedText as="p" said={item.description} className="max-w-[68ch]" />
      </Section>
      {item.proofs.length > 0 && <ItemProofs proofs={item.proofs} />}
      <Section title={m.item_store()}>
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-card p-4">
          <div>
            <p className="text-lg font-bold">
              <LocalLink
                to={paths.store(item.store.slug)}
                className="inline-flex min-h-12 items-center underline underline-offset-4"
              >
                {item.storeName}
              </LocalLink>
            </p>
            <p className="text-ink-soft">{m.item_store_ready({ city: item.city, hours: item.readyHours })}</p>
          </div>
          <LocalLink to={`${paths.chat}?item=${item.slug}`} className={buttonClass('secondary')}>
            <MessageCircle aria-hidden size={20} />
            {m.item_ask_store()}
          </LocalLink>
        </div>
      </Section>
      <ItemReviews
        reviews={reviews}
        total={item.ratingCount}
        more={nextReviewPage === null ? null : `${item.path}?reviews=${nextReviewPage}`}
      />
      {recommended.length > 0 && (
        <Section
          title={m.item_recommended()}
          action={<MoreLink to={paths.store(item.store.slug)}>{m.item_all_of_store()}</MoreLink>}
        >
          <ItemCards items={recommended} />
        </Section>
      )}
      <seen-beacon
        data-address={`/api/v1/merchandise/partners/${item.store.slug}/products/${item.slug}/seen`}
        data-method="GET"
      />
    </div>
  );
}
