// The page of an organisation's staff: what it shows, and how its forms are answered (docs/product/partner-team.md).
import * as m from '#messages/messages';
import type { Team } from '#domain/colleagues';
import { dutyLabel } from '#labels/duties';
import { formatDate, todayInIndonesia } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { answerActions } from '#web/request/answer-actions.server';
import type { PageRequest } from '#web/request/page-context.server';
import type { Duty, Lead } from './work-fields.tsx';

type AnyDuty = keyof typeof dutyLabel;

/** `meanings` has the duties of the place, in their order. */
export function teamView(
  { colleagues, invitations }: Team<AnyDuty>,
  locale: Locale,
  meanings: Partial<Record<AnyDuty, () => string>>,
  leads: readonly Lead[] = [],
) {
  const day = (date: Date | string) => formatDate(todayInIndonesia(new Date(date)), locale, 'short');
  const named = (names: readonly AnyDuty[]) => names.map((name) => ({ name, label: dutyLabel[name]() }));
  return {
    colleagues: colleagues.map((one) => ({
      ...one,
      since: day(one.since),
      duties: named(one.duties),
    })),
    invitations: invitations.map(({ id, email, duties, expiresAt }) => ({
      id,
      email,
      duties: named(duties),
      expires: day(expiresAt),
    })),
    duties: Object.entries(meanings).map(([name, text]): Duty => ({
      name,
      label: dutyLabel[name as AnyDuty](),
      text: text(),
    })),
    leads,
  };
}

export type TeamView = ReturnType<typeof teamView>;

interface TeamChanges {
  invite: (form: { name: unknown; email: unknown; duties: string[]; leads: string[] }) => Promise<void>;
  change: (asked: { id: string; form: { duties: string[]; leads: string[] } }) => Promise<void>;
  remove: (id: string) => Promise<void>;
  withdraw: (id: string) => Promise<void>;
}

/** What the forms of the page do, and what they say when it is done. */
export function answerTeam(request: PageRequest, sent: Request, page: string, does: TeamChanges) {
  const acts = {
    invite: async (_about: string, form: FormData) => {
      const who = { name: form.get('name') ?? '', email: form.get('email') ?? '' };
      await does.invite({ ...who, ...workIn(form) });
      return m.team_invited();
    },
    change: async (id: string, form: FormData) => {
      await does.change({ id, form: workIn(form) });
      return m.team_duties_saved();
    },
    remove: async (id: string) => {
      await does.remove(id);
      return m.team_removed();
    },
    withdraw: async (id: string) => {
      await does.withdraw(id);
      return m.team_withdrawn();
    },
  };
  return answerActions(request, sent, acts, page);
}

/** A box for each duty and departure: what was ticked stands there again beside what is wrong. */
function workIn(form: FormData): { duties: string[]; leads: string[] } {
  const ticked = (prefix: string) =>
    [...form.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  return { duties: ticked('duty_'), leads: ticked('lead_') };
}
