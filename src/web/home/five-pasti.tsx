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
    <Section id="pasti" title={m.home_pasti_title()} className="mt-16">
      <p className="-mt-2 mb-6 max-w-prose text-ink-soft">{m.home_pasti_intro()}</p>
      <ol className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-5 lg:gap-x-6">
        {points.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4 border-t-2 border-accent pt-4 lg:block">
            <Icon aria-hidden="true" size={28} className="shrink-0 text-primary" />
            <div>
              <h3 className="font-bold lg:mt-3">{title}</h3>
              <p className="mt-1 text-[0.9375rem] text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
