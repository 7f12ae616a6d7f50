// The trail of everything that was done (docs/product/oversight.md), sign-ins among it.
import * as m from '#messages/messages';
import { readPlace, readTrail, writePlace } from '#domain/oversight';
import { actionLabels, roleLabels } from '#labels/audit';
import { detailsText } from '#labels/audit-details';
import { auditActions } from '#shared/audit';
import { formatInstant } from '#shared/dates';
import { pageSizes } from '#shared/limits';
import { typedSearch } from '#shared/list-query';
import * as paths from '#shared/paths';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Route } from './+types/audit';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'audit');
  const { deps, locale } = request;
  const params = new URLSearchParams(request.search);
  const email = typedSearch(params);
  const action = auditActions.find((one) => one === params.get('action')) ?? null;
  const { lines, next } = await readTrail(deps, actor, {
    ...{ email, action },
    before: readPlace(params.get('before')),
    limit: pageSizes.console,
  });
  return {
    email,
    action,
    next: next && writePlace(next),
    isLater: params.has('before'),
    choices: auditActions
      .map((value) => ({ value, label: actionLabels[value]() }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locale)),
    lines: lines.map(({ id, at, action: done, role, by, whose, details }) => ({
      id,
      at: formatInstant(at, locale, 'short'),
      done: actionLabels[done]?.() ?? done,
      by: by ?? m.editor_somebody(),
      // A member acts for themselves.
      role: role === 'member' ? null : (roleLabels[role as keyof typeof roleLabels]?.() ?? role),
      whose,
      details: detailsText(details, locale),
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.oversight_audit_title());
}

export default function AuditRoute({
  loaderData: { email, action, next, isLater, choices, lines },
}: Route.ComponentProps) {
  const query = new URLSearchParams({ ...(email && { q: email }), ...(action && { action }) });
  const signIns = `${paths.operator.audit}?action=session.started`;
  return (
    <>
      <ConsoleHead
        title={m.oversight_audit_title()}
        text={m.oversight_audit_text()}
        action={
          <LocalLink to={signIns} className={buttonClass('secondary')}>
            {m.oversight_sign_ins()}
          </LocalLink>
        }
      />
      <FilterForm
        path={paths.operator.audit}
        className="md:grid-cols-[2fr_1fr_auto] md:items-end"
        searchLabel={m.oversight_email()}
        search={email}
        show={m.editor_show()}
        clear={m.editor_clear()}
        isFiltered={email !== '' || action !== null}
      >
        <SelectField
          label={m.oversight_action()}
          name="action"
          value={action ?? ''}
          none={m.editor_all()}
          choices={choices}
        />
      </FilterForm>
      {lines.length === 0 ? (
        <EmptyState title={m.oversight_none()} text={m.oversight_none_text()} />
      ) : (
        <DenseTable
          caption={m.oversight_audit_title()}
          columns={[
            { key: 'done', label: m.oversight_action() },
            { key: 'at', label: m.oversight_at() },
            { key: 'by', label: m.oversight_by() },
            { key: 'whose', label: m.oversight_whose() },
            { key: 'details', label: m.oversight_details() },
          ]}
          rows={lines.map(({ id, at, done, by, role, whose, details }) => ({
            key: id,
            cells: [
              done,
              at,
              role ? `${by} (${role})` : by,
              whose ?? '–',
              <span key="details" className="text-sm break-words text-ink-soft">
                {details || '–'}
              </span>,
            ],
          }))}
        />
      )}
      <nav aria-label={m.oversight_pages()} className="mt-6 flex flex-wrap justify-between gap-3">
        {isLater ? (
          <LocalLink to={`${paths.operator.audit}?${query}`} className={buttonClass('secondary')}>
            {m.oversight_newest()}
          </LocalLink>
        ) : (
          <span />
        )}
        {next && (
          <LocalLink
            to={`${paths.operator.audit}?${new URLSearchParams([...query, ['before', next]])}`}
            rel="next"
            className={buttonClass('secondary')}
          >
            {m.oversight_older()}
          </LocalLink>
        )}
      </nav>
    </>
  );
}
