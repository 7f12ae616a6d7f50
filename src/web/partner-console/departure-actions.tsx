// What a partner can do with a departure, each on a page of its own that says first what will happen.
import {
  BadgeCheck,
  BedDouble,
  CalendarClock,
  FileSpreadsheet,
  ListChecks,
  Pencil,
  TableProperties,
  X,
} from 'lucide-react';
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';

const acts = [
  {
    to: paths.partnerConsole.rooms,
    label: m.rooms_title,
    Icon: BedDouble,
    needsOrders: true,
  },
  {
    to: paths.partnerConsole.departureEvidence,
    label: m.evidence_title,
    Icon: BadgeCheck,
    needsOrders: false,
  },
  {
    to: paths.partnerConsole.manifest,
    label: m.manifest_title,
    Icon: TableProperties,
    needsOrders: true,
  },
  {
    to: paths.partnerConsole.participantTable,
    label: m.participant_table,
    Icon: FileSpreadsheet,
    needsOrders: true,
  },
  {
    to: paths.partnerConsole.departureMilestones,
    label: m.pconsole_bulk,
    Icon: ListChecks,
    needsOrders: true,
  },
  {
    to: paths.partnerConsole.rescheduleDeparture,
    label: m.pconsole_move,
    Icon: CalendarClock,
    needsOrders: false,
  },
  { to: paths.partnerConsole.cancelDeparture, label: m.pconsole_cancel_title, Icon: X, needsOrders: false },
] as const;

interface DepartureActionsProps {
  id: string;
  hasOrders: boolean;
  /** Where its prices and quota are changed; null to whoever does not write them. */
  changePath: string | null;
}

export function DepartureActions({ id, hasOrders, changePath }: DepartureActionsProps) {
  return (
    <ul className="flex flex-wrap gap-3">
      {changePath && (
        <li className="max-md:w-full">
          <LocalLink to={changePath} className={`${buttonClass('secondary')} max-md:w-full`}>
            <Pencil size={20} aria-hidden="true" />
            {m.departure_change_link()}
          </LocalLink>
        </li>
      )}
      {acts
        .filter(({ needsOrders }) => hasOrders || !needsOrders)
        .map(({ to, label, Icon }) => (
          <li key={to(id)} className="max-md:w-full">
            <LocalLink
              to={to(id)}
              className={`${buttonClass(to === paths.partnerConsole.cancelDeparture ? 'danger' : 'secondary')} max-md:w-full`}
            >
              <Icon size={20} aria-hidden="true" />
              {label()}
            </LocalLink>
          </li>
        ))}
    </ul>
  );
}
