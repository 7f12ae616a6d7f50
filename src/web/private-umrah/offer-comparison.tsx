// Offers side by side: all-in for one person first, then each line beside the estimate. On phones one below the other.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PressForm } from '#web/ui/forms/press-form.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { cardClass } from '#web/ui/section.tsx';
import type { OfferView } from './request-view.ts';

/** With `canAccept` each live one has its button. */
export function OfferComparison({ offers, canAccept }: { offers: OfferView[]; canAccept: boolean }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {offers.map((offer) => (
        <li key={offer.id} className={`${cardClass} p-5`}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 className="text-lg font-bold">{offer.partner.name}</h3>
            {offer.isAccepted && <Badge tone="good">{m.private_umrah_accepted_offer()}</Badge>}
            {!offer.isLive && !offer.isAccepted && (
              <Badge tone="neutral">{m.private_umrah_offer_ended()}</Badge>
            )}
          </div>
          <OfferPrice offer={offer} />
          <p className="text-ink-soft">
            {m.private_umrah_offer_valid({ revision: offer.revision, until: offer.validUntil })}
          </p>
          <OfferDeparture offer={offer} />
          {offer.accuracy && <p className="text-ink-soft">{offer.accuracy}</p>}
          {offer.note && <p className="mt-2 whitespace-pre-line">{offer.note}</p>}
          <details className="mt-2 border-t border-line">
            <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary pr-8">
              {m.private_umrah_offer_lines()}
            </summary>
            <OfferLines lines={offer.lines} />
          </details>
          <div className="mt-4 flex flex-wrap gap-3">
            {canAccept && offer.isLive && (
              <PressForm
                presses={[{ intent: 'accept', label: m.private_umrah_accept() }]}
                about={offer.partner.name}
                fields={{ offer: offer.id }}
              />
            )}
            <LocalLink to={`${paths.chat}?partner=${offer.partner.slug}`} className={buttonClass('quiet')}>
              {m.private_umrah_ask()}
            </LocalLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What the agency of an accepted offer confirms: the offer as the family accepted it. `forAll`: of a group each family has its own sum. */
export function AcceptedOffer({ offer, forAll }: { offer: OfferView; forAll: boolean }) {
  return (
    <section className={`${cardClass} p-5`}>
      <h2 className="text-lg font-bold">{m.private_umrah_accepted_here({ revision: offer.revision })}</h2>
      {forAll ? (
        <p className="mt-2 text-xl font-bold tabular-nums">
          {m.private_umrah_offer_each({ amount: offer.each })}
        </p>
      ) : (
        <OfferPrice offer={offer} />
      )}
      <OfferDeparture offer={offer} />
      {offer.note && <p className="mt-2 whitespace-pre-line">{offer.note}</p>}
      <h3 className="mt-4 font-semibold">{m.private_umrah_offer_lines()}</h3>
      <OfferLines lines={offer.lines} />
    </section>
  );
}

function OfferPrice({ offer }: { offer: OfferView }) {
  return (
    <>
      <p className="mt-2 text-xl font-bold tabular-nums">
        {m.private_umrah_offer_each({ amount: offer.each })}
      </p>
      <p className="tabular-nums">{m.private_umrah_offer_total({ amount: offer.total })}</p>
    </>
  );
}

function OfferDeparture({ offer: { departure } }: { offer: OfferView }) {
  if (!departure) return null;
  return (
    <p>
      <LocalLink to={paths.product(departure.slug)} className="inline-block py-1 text-primary underline">
        {departure.text}
      </LocalLink>
    </p>
  );
}

function OfferLines({ lines }: Pick<OfferView, 'lines'>) {
  return (
    <dl className="divide-y divide-line">
      {lines.map(({ label, offered, estimated, kind }) => (
        <div key={label} className="py-2">
          <dt className="flex flex-wrap justify-between gap-x-4">
            <span>{label}</span>
            <span className="font-semibold tabular-nums">{offered ?? '–'}</span>
          </dt>
          <dd className="text-ink-soft">
            {kind}
            {estimated && (
              <span className="tabular-nums"> ({m.private_umrah_estimated({ range: estimated })})</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
