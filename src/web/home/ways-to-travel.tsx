// When the money is not there at once (docs/product/catalogue.md, home): the planner that compares saving, financing and waiting, and
// what can be paid in stages.
import { CalendarClock, PiggyBank, Scale } from 'lucide-react';
import * as m from '#messages/messages';
import type { AreaName } from '#web/areas';
import { useFrame } from '#web/frame';
import { PlannerStart } from '#web/planner/planner-start.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Section } from '#web/ui/section.tsx';
import * as paths from '#shared/paths';

const doors = [
  {
    area: 'planner',
    to: paths.planner,
    Icon: Scale,
    title: m.home_pay_planner,
    text: m.home_pay_planner_text,
  },
  {
    area: 'savings',
    to: paths.savings,
    Icon: PiggyBank,
    title: m.home_pay_savings,
    text: m.home_pay_savings_text,
  },
  {
    area: 'catalogue',
    to: `${paths.umrah}?pay=down_payment`,
    Icon: CalendarClock,
    title: m.home_pay_stages,
    text: m.home_pay_stages_text,
  },
] as const satisfies readonly { area: AreaName; [key: string]: unknown }[];

/** The planner's card asks its first question at once; the others only say where they lead, on a phone in a line. */
export function WaysToTravel() {
  const { areas } = useFrame();
  return (
    <Section id="ways" title={m.home_pay()} className="mt-10 md:mt-16">
      <ul className="grid grid-cols-2 gap-3 md:gap-4">
        {doors
          .filter(({ area }) => areas.includes(area))
          .map(({ area, to, Icon, title, text }) => (
            <li
              key={to}
              className={`relative rounded-card border border-line bg-card px-4 py-3 md:py-4 hover:border-primary ${area === 'planner' ? 'col-span-2' : ''}`}
            >
              <div className="flex gap-3">
                <Icon aria-hidden="true" size={24} className="shrink-0 text-primary" />
                <div>
                  <h3 className="font-bold leading-6">
                    <LocalLink to={to} className="text-primary after:absolute after:inset-0 hover:underline">
                      {title()}
                    </LocalLink>
                  </h3>
                  <p className="hidden text-[0.9375rem] leading-snug text-ink-soft md:block">{text()}</p>
                </div>
              </div>
              {area === 'planner' && (
                <div className="relative z-10 mt-2">
                  <PlannerStart />
                </div>
              )}
            </li>
          ))}
      </ul>
    </Section>
  );
}
