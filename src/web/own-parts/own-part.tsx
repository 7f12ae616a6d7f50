// The places on a page for what is its visitor's own. Where the page is the same for every member they are empty, and filled after it
// (own-parts.island.ts) from the same pieces.
import * as m from '#messages/messages';
import { CardList } from '#web/catalogue/card-list.tsx';
import type { CardView } from '#web/catalogue/card-view';
import { RecentSearches } from '#web/catalogue/recent-searches.tsx';
import { ContinueNotice, type UnfinishedView } from '#web/checkout/continue-notice.tsx';
import { Section } from '#web/ui/section.tsx';

export function OwnUnfinished({
  unfinished,
  className = '',
}: {
  unfinished: UnfinishedView | null;
  /** Where it stands. */
  className?: string;
}) {
  return (
    <div data-own="unfinished" className={`empty:hidden ${className}`}>
      {unfinished && <ContinueNotice unfinished={unfinished} />}
    </div>
  );
}

export function OwnSearches({ searches }: { searches: string[] }) {
  return (
    <div data-own="searches">
      <RecentSearches searches={searches} title={m.home_recent_searches()} />
    </div>
  );
}

export function OwnSeen({ seen }: { seen: CardView[] }) {
  return (
    <div data-own="seen">
      {seen.length > 0 && (
        <Section id="seen" title={m.home_recent_seen()} className="mt-10 md:mt-16">
          <CardList cards={seen} columns={3} isRow />
        </Section>
      )}
    </div>
  );
}
