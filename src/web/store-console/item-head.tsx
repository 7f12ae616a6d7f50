// What stands over every page of one item at the store's console: its name, its state, and its parts.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageTabs } from '#web/ui/page-tabs.tsx';
import type { StoreItemView } from './item-page.server.ts';
import { itemStateLabel, itemStateTone } from './item-state.ts';

const stateText = {
  draft: m.sconsole_state_text_draft,
  published: m.sconsole_state_text_published,
  withdrawn: m.sconsole_state_text_withdrawn,
};

export function ItemsLink() {
  return (
    <LocalLink
      to={paths.storeConsole.items}
      className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
    >
      {m.sconsole_back()}
    </LocalLink>
  );
}

export function ItemHead({ item: { id, title, state, address } }: { item: StoreItemView }) {
  const storeConsole = paths.storeConsole;
  return (
    <>
      <ItemsLink />
      <ConsoleHead
        title={title}
        text={stateText[state]()}
        action={
          <span className="flex flex-wrap items-center gap-3">
            <Badge tone={itemStateTone[state]}>{itemStateLabel[state]()}</Badge>
            {address && (
              <LocalLink to={address} className={buttonClass('secondary')}>
                {m.sconsole_see()}
              </LocalLink>
            )}
          </span>
        }
      />
      <PageTabs
        label={m.sconsole_parts()}
        tabs={[
          { to: storeConsole.item(id), label: m.sconsole_overview() },
          { to: storeConsole.editItem(id), label: m.sconsole_edit() },
          { to: storeConsole.itemPictures(id), label: m.sconsole_pictures() },
        ]}
      />
    </>
  );
}
