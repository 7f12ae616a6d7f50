// Doors to what one prays and reads (spec §1 "prayer times, doa, Quran, guides"): no more than are open on this brand.
import { BookOpen, BookOpenText, Clock, HandHeart } from 'lucide-react';
import * as m from '#messages/messages';
import type { AreaName } from '#web/areas';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { useFrame } from '#web/frame';
import * as paths from '#shared/paths';

const doors = [
  {
    area: 'prayerTimes',
    to: paths.prayerTimes,
    Icon: Clock,
    title: m.home_worship_prayer_times,
    text: m.home_worship_prayer_times_text,
  },
  {
    area: 'quran',
    to: paths.quran,
    Icon: BookOpenText,
    title: m.home_worship_quran,
    text: m.home_worship_quran_text,
  },
  { area: 'doa', to: paths.doa, Icon: HandHeart, title: m.home_worship_doa, text: m.home_worship_doa_text },
  {
    area: 'guides',
    to: paths.guides,
    Icon: BookOpen,
    title: m.home_worship_guides,
    text: m.home_worship_guides_text,
  },
] as const satisfies readonly { area: AreaName; [key: string]: unknown }[];

export function WorshipLinks() {
  const { areas } = useFrame();
  const open = doors.filter(({ area }) => areas.includes(area));
  if (open.length === 0) return null;
  return (
    <Section id="worship" title={m.home_worship()} className="mt-10 md:mt-16">
      <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        {open.map(({ to, Icon, title, text }) => (
          <li
            key={to}
            className="relative flex items-center gap-3 rounded-card border border-line bg-card p-3 hover:border-primary md:items-start md:p-4"
          >
            <Icon aria-hidden="true" size={24} className="shrink-0 text-primary" />
            <div>
              <h3 className="font-bold leading-5 md:leading-6">
                <LocalLink to={to} className="text-primary after:absolute after:inset-0 hover:underline">
                  {title()}
                </LocalLink>
              </h3>
              <p className="mt-1 hidden text-[0.9375rem] leading-snug text-ink-soft md:block">{text()}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
