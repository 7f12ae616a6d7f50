// "5 Pasti" in plain words (docs/product/catalogue.md): what every departure must show before anybody pays.
import { BadgeCheck, BedDouble, PlaneTakeoff, ReceiptText, Stamp } from 'lucide-react';
import * as m from '#messages/messages';
import { Section } from '#web/ui/section.tsx';

export function FivePasti() {
  const points = [
    { Icon: BadgeCheck, title: m.home_pasti_licence(), text: m.home_pasti_licence_text() },
    { Icon: PlaneTakeoff, title: m.home_pasti_flight(), text: m.home_pasti_flight_text() },
    { Icon: ReceiptText, title: m.home_pasti_price(), text: m.home_pasti_price_text() },
    { Icon: BedDouble, title: m.home_pasti_hotel(), text: m.home_pasti_hotel_text() },
    { Icon: Stamp, title: m.home_pasti_visa(), text: m.home_pasti_visa_text() },
  ];
  return (
    <Section id="pasti" title={m.home_pasti_title()} className="mt-10 md:mt-16">
      <p className="-mt-2 mb-4 max-w-prose text-ink-soft md:mb-6">{m.home_pasti_intro()}</p>
      <ol className="grid divide-y divide-line border-y border-line md:grid-cols-5 md:divide-x md:divide-y-0">
        {points.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3 py-3 md:block md:px-5 md:py-6 md:first:pl-0 md:last:pr-0">
            <Icon aria-hidden="true" size={24} className="mt-0.5 shrink-0 text-accent" />
            <div>
              <h3 className="font-bold leading-6 md:mt-3">{title}</h3>
              <p className="text-[0.9375rem] leading-snug text-ink-soft md:mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
