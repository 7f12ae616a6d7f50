// A partner in the list of partners (spec §2 /partner): face, name, licence, city, packages, rating.
import * as m from '#messages/messages';
import { Badge } from '#web/ui/badge.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Rating } from '#web/ui/stars.tsx';
import { LicenceMark } from './licence-mark.tsx';
import { PartnerLogo } from './partner-logo.tsx';
import type { PartnerCardView } from './partner-view.ts';
import * as paths from '#shared/paths';

export function PartnerCard({ partner }: { partner: PartnerCardView }) {
  return (
    <li className="relative flex gap-3 rounded-card border border-line bg-card p-3 hover:border-ink-faint md:p-4">
      <PartnerLogo name={partner.name} logo={partner.logo} />
      <div className="min-w-0 grow">
        <h3 className="font-bold leading-snug md:text-lg">
          <LocalLink
            to={paths.partner(partner.slug)}
            className="hover:underline after:absolute after:inset-0"
          >
            {partner.name}
          </LocalLink>
        </h3>
        <p className="text-sm leading-snug">
          <LicenceMark permit={partner.permitNumber} />
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span>{partner.city}</span>
          {partner.isSuspended ? (
            <Badge tone="bad">{m.partners_suspended()}</Badge>
          ) : (
            <span className="tabular-nums">
              {m.partners_card_packages({ count: partner.activePackages })}
            </span>
          )}
          {partner.rating === null ? (
            <span>{m.partners_no_rating()}</span>
          ) : (
            <Rating value={partner.rating} count={partner.ratingCount} />
          )}
        </p>
      </div>
    </li>
  );
}
