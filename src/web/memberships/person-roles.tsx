// One person found by mail: who they are, which roles they hold, and what may be given to them.
import { ShieldCheck } from 'lucide-react';
import * as m from '#messages/messages';
import { isStaffRole } from '#shared/roles';
import { Badge } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card, cardClass, Section } from '#web/ui/section.tsx';
import { PageProblem } from '#web/ui/forms/page-problem.tsx';
import type { RowAnswer } from '#web/ui/forms/row-form';
import { ConsultantForm, StaffForm } from './grant-forms.tsx';
import { RoleTable } from './role-table.tsx';
import type { OrganisationView, PersonView } from './roles-view.ts';

interface PersonRolesProps {
  person: PersonView;
  organisations: readonly OrganisationView[];
  answer: RowAnswer | undefined;
}

export function PersonRoles({ person, organisations, answer }: PersonRolesProps) {
  const { accountId, name, isOneself, memberships } = person;
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)] lg:items-start">
      <section aria-labelledby="person">
        {answer?.intent === 'revoke' && <PageProblem answer={answer} />}
        <h2 id="person" className="text-xl font-bold break-words">
          {name}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          <span className="break-all">{person.email}</span>
          {person.hasSecondFactor && (
            <Badge tone="good" icon={<ShieldCheck size={16} aria-hidden="true" />}>
              {m.factor_on_title()}
            </Badge>
          )}
          {!person.hasSecondFactor && memberships.some(({ role }) => isStaffRole(role)) && (
            <Badge tone="warn">{m.roles_without_factor()}</Badge>
          )}
        </p>
        <div className={`mt-4 ${cardClass}`}>
          <RoleTable person={person} answer={answer} />
        </div>
      </section>
      {isOneself ? (
        <Notice tone="accent" title={m.roles_oneself()} />
      ) : (
        <div className="space-y-8">
          <Section title={m.roles_grant_title()} className="">
            <Card>
              <StaffForm accountId={accountId} organisations={organisations} answer={answer} />
            </Card>
          </Section>
          {!memberships.some(({ role }) => role === 'consultant') && (
            <Section title={m.roles_make_consultant()} className="">
              <Card>
                <ConsultantForm accountId={accountId} name={name} answer={answer} />
              </Card>
            </Section>
          )}
        </div>
      )}
    </div>
  );
}
