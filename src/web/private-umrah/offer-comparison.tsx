// Offers side by side: a column for each agency, what differs marked. It scrolls within itself; on phones each row's name stands above its
// row and stays in sight (base.css, the comparison of packages).
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PressForm } from '#web/ui/forms/press-form.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { cardClass } from '#web/ui/section.tsx';
import type { ComparisonView, OfferView } from './request-view.ts';

const cellClass =
  'min-w-0 border-b border-line px-2.5 py-2 align-top tabular-nums wrap-anywhere not-last:border-r md:min-w-44 md:px-3';
const headClass =
  'border-line bg-paper px-2.5 py-1.5 text-left align-top font-semibold md:sticky md:left-0 md:z-10 md:w-52 md:min-w-52 md:border-b md:border-r md:p-3';

/** With `canAccept` each live one has its button. */
export function OfferComparison({
  comparison: { columns, groups, earlier },
  canAccept,
}: {
  comparison: ComparisonView;
  canAccept: boolean;
}) {
  return (
    <>
      {columns.length > 1 && <p className="mb-3">{m.private_umrah_compare_intro()}</p>}
      <section
        aria-label={m.private_umrah_offers()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard too
        tabIndex={0}
        // What is only read out stays within it.
        className="compare-scroll relative rounded-card border border-line bg-card"
      >
        <table
          data-columns={columns.length}
          className="compare-table offer-table w-full border-collapse text-left align-top"
        >
          <thead>
            <tr>
              <th scope="col" className={`${headClass} max-md:sr-only`}>
                {m.private_umrah_compare_of()}
              </th>
              {columns.map((offer) => (
                <ColumnHead key={offer.id} offer={offer} />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className={`${headClass} max-md:sr-only`}>
                {m.private_umrah_choices()}
              </th>
              {columns.map((offer) => (
                <td key={offer.id} className={cellClass}>
                  <Choices offer={offer} canAccept={canAccept} />
                </td>
              ))}
            </tr>
          </tbody>
          {groups.map((group) => (
            <tbody key={group.title}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={columns.length + 1}
                  className="col-span-full border-b border-line px-2.5 pb-2 pt-5 text-left text-lg font-bold md:px-3"
                >
                  <span className="sticky left-2.5">{group.title}</span>
                </th>
              </tr>
              {group.rows.map(({ title, hint, differs, cells }) => (
                <tr key={title}>
                  <th scope="row" className={headClass}>
                    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
                      {title}
                      {differs && <Badge tone="accent">{m.private_umrah_compare_differs()}</Badge>}
                      {hint && <span className="w-full text-sm font-normal text-ink-soft">{hint}</span>}
                    </span>
                  </th>
                  {cells.map((said, index) => (
                    <td key={columns[index]!.id} className={`${cellClass} ${differs ? 'font-semibold' : ''}`}>
                      {said.length === 0 ? (
                        <span className="font-normal text-ink-soft">{m.private_umrah_compare_unnamed()}</span>
                      ) : (
                        said.map((each, at) => (
                          <LocalizedText
                            // The same may be said of two lines of one name.
                            key={`${at} ${each.text}`}
                            as="p"
                            said={each}
                            className={at > 0 ? 'font-normal text-ink-soft' : 'whitespace-pre-line'}
                          />
                        ))
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {earlier.length > 0 && (
        <details className="mt-4 border-y border-line">
          <summary className="flex min-h-14 cursor-pointer items-center pr-10 text-lg font-bold">
            {m.private_umrah_compare_earlier()}
          </summary>
          <ul className="grid gap-4 pb-4 md:grid-cols-2">
            {earlier.map((offer) => (
              <li key={offer.id} className={`${cardClass} p-5`}>
                <h3 className="text-lg font-bold">{offer.partner.name}</h3>
                <OfferPrice offer={offer} />
                <p className="text-ink-soft">
                  {m.private_umrah_offer_valid({ revision: offer.revision, until: offer.validUntil })}
                </p>
                {offer.note && <p className="mt-2 whitespace-pre-line">{offer.note}</p>}
                <OfferLines lines={offer.lines} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function ColumnHead({ offer }: { offer: OfferView }) {
  return (
    <th scope="col" className={`${cellClass} font-normal`}>
      <span className="block font-bold leading-snug">{offer.partner.name}</span>
      <span className="block text-primary">{m.private_umrah_offer_each({ amount: offer.each })}</span>
      {offer.isAccepted && <Badge tone="good">{m.private_umrah_accepted_offer()}</Badge>}
      {!offer.isLive && !offer.isAccepted && <Badge tone="neutral">{m.private_umrah_offer_ended()}</Badge>}
    </th>
  );
}

function Choices({ offer, canAccept }: { offer: OfferView; canAccept: boolean }) {
  return (
    <>
      {canAccept && offer.isLive && (
        <PressForm
          presses={[{ intent: 'accept', label: m.private_umrah_accept() }]}
          about={offer.partner.name}
          fields={{ offer: offer.id }}
          className="*:max-md:px-2"
        />
      )}
      <LocalLink
        to={`${paths.chat}?partner=${offer.partner.slug}`}
        className={`${buttonClass('quiet')} max-md:px-2`}
      >
        {m.private_umrah_ask()}
        <span className="sr-only">: {offer.partner.name}</span>
      </LocalLink>
      <OfferDeparture offer={offer} />
    </>
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
