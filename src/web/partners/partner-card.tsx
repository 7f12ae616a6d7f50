// A partner in the list of partners (spec §2 /partner): name, city, permit, packages, rating.
import * as m from '#messages/messages';
import { Badge } from '#web/ui/badge.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Rating } from '#web/ui/stars.tsx';
import type { PartnerCardView } from './partner-view.ts';
import * as paths from '#shared/paths';

export function PartnerCard({ partner }: { partner: PartnerCardView }) {
  return (
    <li className="relative flex flex-col rounded-card border border-line bg-card p-5 hover:border-primary">
      <h3 className="text-lg font-bold leading-snug">
        <LocalLink to={paths.partner(partner.slug)} className="hover:underline after:absolute after:inset-0">
          {partner.name}
        </LocalLink>
      </h3>
      <p className="text-ink-soft">
        {m.partners_card_place({ city: partner.city, year: partner.foundedYear })}
      </p>
      <p className="mt-3">
        <span className="text-ink-soft">{m.partners_permit()}</span>
        <br />
        <span className="font-semibold">{partner.permitNumber ?? m.partners_permit_none()}</span>
      </p>
      <p className="mt-3 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
        {partner.isSuspended ? (
          <Badge tone="bad">{m.partners_suspended()}</Badge>
        ) : (
          <span className="tabular-nums">{m.partners_card_packages({ count: partner.activePackages })}</span>
        )}
        {partner.rating === null ? (
          <span className="text-ink-soft">{m.partners_no_rating()}</span>
        ) : (
          <Rating value={partner.rating} count={partner.ratingCount} />
        )}
      </p>
    </li>
  );
}
