// Room × people: what each room costs per person, and the total of a party (docs/product/catalogue.md, spec §3 room price per
// pax). A real GET form: the server works it out without script; product.island.ts does it on every change.
import * as m from '#messages/messages';
import { affiliateParam } from '#shared/affiliate';
import {
  maxPerTraveller,
  type Party,
  priceEach,
  type PriceList,
  priceOfParty,
  type Traveller,
  travellers,
} from '#shared/trip-price';
import { formatRupiah, rupiah } from '#shared/money';
import { roomLabel } from '#labels/catalogue';
import { Button } from '#web/ui/button.tsx';
import { StepButton, steppedInputClass } from '#web/ui/step-button.tsx';
import { useFrame } from '#web/frame';

const travellerWord = {
  adult: m.product_prices_adult,
  child: m.product_prices_child,
  infant: m.product_prices_infant,
} as const;

/** `bookPath`: where the party goes on to; null while the departure cannot be booked. */
export function PriceCalculator({
  prices,
  party,
  bookPath,
}: {
  prices: PriceList;
  party: Party;
  bookPath: string | null;
}) {
  const { affiliateCode } = useFrame();
  const offered = travellers.filter((who) => who === 'adult' || prices[who] !== null);
  return (
    <price-calculator
      data-prices={JSON.stringify(prices)}
      data-free={m.product_prices_free()}
      className="block"
    >
      <form method="get" action="#harga" className="rounded-card border border-line bg-card">
        {affiliateCode && <input type="hidden" name={affiliateParam} value={affiliateCode} />}
        <RoomChoice prices={prices} chosen={party.room} />
        <fieldset className="min-w-0 border-t border-line p-4">
          <legend className="sr-only">{m.product_prices_people()}</legend>
          <div className="space-y-1">
            {offered.map((who) => (
              <TravellerRow key={who} who={who} prices={prices} party={party} />
            ))}
          </div>
          {prices.child === null && (
            <p className="mt-2 text-sm text-ink-soft">{m.product_prices_none_child()}</p>
          )}
          {prices.infant === null && (
            <p className="mt-2 text-sm text-ink-soft">{m.product_prices_none_infant()}</p>
          )}
        </fieldset>
        <Total prices={prices} party={party} bookPath={bookPath} />
      </form>
    </price-calculator>
  );
}

function RoomChoice({ prices, chosen }: { prices: PriceList; chosen: Party['room'] }) {
  return (
    <fieldset className="divide-y divide-line">
      <legend className="sr-only">{m.product_prices_room()}</legend>
      {prices.rooms.map(({ roomType, amount }) => (
        <label
          key={roomType}
          className="flex min-h-16 cursor-pointer items-center gap-3 px-4 py-2 has-checked:bg-paper"
        >
          <input
            type="radio"
            name="room"
            value={roomType}
            defaultChecked={roomType === chosen}
            className="size-6 shrink-0 accent-primary"
          />
          <span className="grow first-letter:uppercase">{roomLabel[roomType]()}</span>
          <span className="shrink-0 text-right tabular-nums">
            <span className="block font-semibold">{formatRupiah(amount)}</span>
            {prices.extrasEach > 0 && (
              <span className="block text-sm text-ink-soft">
                {m.product_prices_all_in({ amount: formatRupiah(amount + prices.extrasEach) })}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function TravellerRow({ who, prices, party }: { who: Traveller; prices: PriceList; party: Party }) {
  const line = priceOfParty(prices, party)?.lines.find((one) => one.who === who);
  const least = leastOf(who);
  const count = party.people[who];
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 md:grid-cols-[1fr_auto_9rem]">
      {/* `for`: an output within is labelled too, and would take the label from the field. */}
      <label htmlFor={`people-${who}`}>
        {travellerWord[who]()}
        <output data-each={who} className="block text-sm tabular-nums text-ink-soft">
          {eachText(prices, party, who)}
        </output>
      </label>
      <div className="flex items-center">
        <StepButton step="down" of={travellerWord[who]()} isAtEnd={count <= least} />
        <input
          id={`people-${who}`}
          type="number"
          inputMode="numeric"
          name={who}
          defaultValue={count}
          min={least}
          max={maxPerTraveller}
          className={steppedInputClass}
        />
        <StepButton step="up" of={travellerWord[who]()} isAtEnd={count >= maxPerTraveller} />
      </div>
      <output data-line={who} className="hidden text-right tabular-nums md:block">
        {formatRupiah(line?.total ?? 0)}
      </output>
    </div>
  );
}

/** An infant needs an adult. */
const leastOf = (who: Traveller) => (who === 'adult' ? 1 : 0);

function eachText(prices: PriceList, party: Party, who: Traveller): string {
  const room = prices.rooms.find(({ roomType }) => roomType === party.room);
  const each = room ? priceEach(prices, who, rupiah(room.amount)) : null;
  return each === 0 ? m.product_prices_free() : formatRupiah(each ?? 0);
}

function Total({ prices, party, bookPath }: { prices: PriceList; party: Party; bookPath: string | null }) {
  const price = priceOfParty(prices, party);
  return (
    <div className="border-t border-line p-4">
      <p className="flex justify-between gap-3 text-ink-soft">
        <span>{m.product_prices_extras()}</span>
        <output data-extras="" className="tabular-nums">
          {formatRupiah(price?.extras ?? 0)}
        </output>
      </p>
      <div className="mt-2 flex min-h-12 flex-wrap items-center justify-between gap-3">
        <p className="grow">
          <span className="block text-sm text-ink-soft">{m.product_prices_total()}</span>
          <output data-total="" aria-live="polite" className="text-2xl font-bold tabular-nums text-primary">
            {formatRupiah(price?.total ?? 0)}
          </output>
        </p>
        <Button variant="secondary">{m.product_prices_calculate()}</Button>
        {bookPath && <Button formAction={bookPath}>{m.checkout_book_party()}</Button>}
      </div>
    </div>
  );
}
