// What comes with the journey (spec §2 facilities), each with its icon and words.
import {
  Accessibility,
  BookOpen,
  Bus,
  Droplets,
  FileCheck,
  Hotel,
  Luggage,
  Plane,
  ShieldCheck,
  Stethoscope,
  Ticket,
  TrainFront,
  UserRound,
  Utensils,
} from 'lucide-react';
import type { ProductView } from './product-view.ts';

const icons: Record<string, typeof Plane> = {
  flight: Plane,
  hotel: Hotel,
  meals: Utensils,
  bus: Bus,
  guide: UserRound,
  doctor: Stethoscope,
  visa: FileCheck,
  insurance: ShieldCheck,
  luggage: Luggage,
  manasik: BookOpen,
  train: TrainFront,
  zamzam: Droplets,
  wheelchair: Accessibility,
  ticket: Ticket,
};

export function Facilities({ facilities }: { facilities: ProductView['facilities'] }) {
  return (
    <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
      {facilities.map(({ icon, text }) => {
        const Icon = icons[icon] ?? Ticket;
        return (
          <li key={text.text} className="flex gap-3">
            <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-accent" />
            <span lang={text.lang}>{text.text}</span>
          </li>
        );
      })}
    </ul>
  );
}
