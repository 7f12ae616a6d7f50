// The list of promos at a console: searched, narrowed and sorted by the address.
import * as m from '#messages/messages';
import { promoPayerLabel, promoStandingLabel } from '#labels/promos';
import { consoleListPath } from '#shared/console-list';
import { pageSizes } from '#shared/limits';
import { useFrame } from '#web/frame';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { type PromoConsole, promoPaths } from './promo-console.ts';
import type { loadPromoList } from './promo-list.server.ts';

const standings = ['draft', 'coming', 'running', 'paused', 'ended', 'archived'] as const;

type PromoListProps = Awaited<ReturnType<typeof loadPromoList>> & { at: PromoConsole };

export function PromoList({ at, query, total, promos }: PromoListProps) {
  const { search } = useFrame();
  const own = promoPaths[at];
  const isFiltered = query.search !== '' || query.standing !== null || query.payer !== null;
  const create = (
    <LocalLink to={own.create} className={buttonClass('primary')}>
      {m.promos_new()}
    </LocalLink>
  );
  return (
    <>
      <ConsoleHead
        title={m.promos_title()}
        text={at === 'operator' ? m.promos_text_operator() : m.promos_text_partner()}
        action={create}
      />
      <FilterForm
        path={own.list}
        className={`lg:items-end ${at === 'operator' ? 'lg:grid-cols-[2fr_1fr_1fr_auto]' : 'lg:grid-cols-[2fr_1fr_auto]'}`}
        searchLabel={m.promos_search()}
        search={query.search}
        show={m.promos_show()}
        clear={m.promos_clear()}
        isFiltered={isFiltered}
      >
        <SelectField
          label={m.promos_standing()}
          name="state"
          value={query.standing ?? ''}
          none={m.promos_standing_any()}
          choices={standings.map((value) => ({ value, label: promoStandingLabel[value].text() }))}
        />
        {at === 'operator' && (
          <SelectField
            label={m.promos_payer()}
            name="payer"
            value={query.payer ?? ''}
            none={m.promos_payer_any()}
            choices={(['platform', 'partner'] as const).map((value) => ({
              value,
              label: promoPayerLabel[value](),
            }))}
          />
        )}
      </FilterForm>
      {promos.length === 0 ? (
        <EmptyState
          title={isFiltered ? m.promos_not_found() : m.promos_none()}
          text={isFiltered ? m.promos_not_found_text() : m.promos_none_text()}
          action={isFiltered ? undefined : create}
        />
      ) : (
        <PromoTable at={at} query={query} promos={promos} />
      )}
      <PageLinks
        page={query.page}
        limit={pageSizes.console}
        total={total}
        pathOf={(page) => consoleListPath(own.list, search, { page })}
      />
    </>
  );
}

function PromoTable({ at, query, promos }: Pick<PromoListProps, 'at' | 'query' | 'promos'>) {
  return (
    <ConsoleTable
      caption={m.promos_title()}
      sort={query.sort}
      columns={[
        { key: 'code', label: m.promos_code(), isSortable: true },
        { key: 'title', label: m.promos_field_title() },
        { key: 'standing', label: m.promos_standing() },
        ...(at === 'operator' ? [{ key: 'payer', label: m.promos_payer() }] : []),
        { key: 'used', label: m.promos_used(), isNumber: true, isSortable: true },
        { key: 'held', label: m.promos_held(), isNumber: true },
        { key: 'left', label: m.promos_left(), isNumber: true, isSortable: true },
        { key: 'until', label: m.promos_until(), isSortable: true },
      ]}
      rows={promos.map(({ id, code, title, standing, payer, partner, used, maxUses, held, left, until }) => ({
        key: id,
        name: code,
        to: promoPaths[at].promo(id),
        after: promoStandingLabel[standing].text(),
        cells: [
          title,
          <Badge key="standing" tone={promoStandingLabel[standing].tone}>
            {promoStandingLabel[standing].text()}
          </Badge>,
          ...(at === 'operator' ? [payer === 'partner' ? partner : promoPayerLabel.platform()] : []),
          <span key="used" className="whitespace-nowrap">
            {maxUses === null ? used : m.promos_used_of({ used, most: maxUses })}
          </span>,
          held,
          <span key="left" className="whitespace-nowrap">
            {left ?? m.promos_unlimited()}
          </span>,
          <span key="until" className="whitespace-nowrap">
            {until}
          </span>,
        ],
      }))}
    />
  );
}
