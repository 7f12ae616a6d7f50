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

export function WaysToTravel() {
  const { areas } = useFrame();
  return (
    <Section id="ways" title={m.home_pay()} className="mt-12 md:mt-16">
      <ul className="grid gap-3 md:grid-cols-2 md:gap-4">
        {doors
          .filter(({ area }) => areas.includes(area))
          .map(({ to, Icon, title, text }) => (
            <li
              key={to}
              className="relative flex gap-3 rounded-card border border-line bg-card p-4 hover:border-primary"
            >
              <Icon aria-hidden="true" size={24} className="shrink-0 text-primary" />
              <div>
                <h3 className="font-bold leading-6">
                  <LocalLink to={to} className="text-primary after:absolute after:inset-0 hover:underline">
                    {title()}
                  </LocalLink>
                </h3>
                <p className="text-[0.9375rem] leading-snug text-ink-soft">{text()}</p>
              </div>
            </li>
          ))}
      </ul>
      {areas.includes('planner') && (
        <div className="mt-4 rounded-card border border-line bg-card p-4">
          <PlannerStart />
        </div>
      )}
    </Section>
  );
}
