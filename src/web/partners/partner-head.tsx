// The head of a travel partner's page: who it is, its rating, sharing (spec §2 "chat and share-profile actions").
import { MapPin } from 'lucide-react';
import * as m from '#messages/messages';
import { getLocale } from '#messages/runtime';
import { replyTimeText } from '#labels/reply-time';
import { formatDate } from '#shared/dates';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { Photograph } from '#web/pictures/photograph.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Rating } from '#web/ui/stars.tsx';
import { SharePage } from '#web/ui/share-page.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { LicenceMark } from './licence-mark.tsx';
import { PartnerLogo } from './partner-logo.tsx';
import type { PartnerPageView } from './partner-view.ts';

export function PartnerHead({ partner }: { partner: PartnerPageView }) {
  const locale = getLocale();
  return (
    <header className="space-y-4">
      {partner.suspension && (
        <Notice
          tone="bad"
          title={m.partners_suspended_title({ date: formatDate(partner.suspension.on, locale) })}
        >
          <LocalizedText as="p" said={partner.suspension.reason} />
          <p>{m.partners_suspended_text()}</p>
        </Notice>
      )}
      {partner.cover && (
        <Photograph
          photo={partner.cover}
          sizes="(max-width: 1200px) 100vw, 1200px"
          className="aspect-[16/10] rounded-card md:aspect-[4/1]"
          priority
        />
      )}
      <div className="flex gap-4">
        <PartnerLogo name={partner.name} logo={partner.logo} isLarge />
        <div className="min-w-0">
          <h1 className="text-2xl font-bold leading-tight tracking-tight text-balance md:text-4xl">
            {partner.name}
          </h1>
          <p className="mt-1">
            <LicenceMark permit={partner.permitNumber} />
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1">
            <span className="inline-flex items-center gap-2">
              <MapPin aria-hidden size={20} className="text-accent" />
              {partner.city}
            </span>
            {partner.rating === null ? (
              <span className="text-ink-soft">{m.partners_no_rating()}</span>
            ) : (
              <Rating value={partner.rating} count={partner.ratingCount} />
            )}
            {partner.externalReview && (
              <span className="text-ink-soft">
                {m.partners_external_rating({
                  source: partner.externalReview.source ?? m.partners_external_source(),
                  rating: partner.externalReview.rating,
                  count: partner.externalReview.count,
                })}
              </span>
            )}
          </p>
          {partner.replyHours !== null && (
            <p className="mt-1 text-ink-soft">{replyTimeText(partner.replyHours)}</p>
          )}
        </div>
      </div>
      <div className="flex min-h-12 text-primary">
        <LocalLink
          to={`${paths.chat}?partner=${partner.slug}`}
          rel="nofollow"
          className={buttonClass('secondary')}
        >
          {m.chat_with_partner()}
        </LocalLink>
        <SharePage label={m.partners_share()} text={m.partners_share_text({ name: partner.name })} />
      </div>
    </header>
  );
}
