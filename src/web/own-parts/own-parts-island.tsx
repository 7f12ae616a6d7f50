// Where a page that is the same for every member asks for what is their own on it (own-parts.island.ts). Of the header, which app pages have too:
// nothing of the parts themselves may come along.
import * as paths from '#shared/paths';
import { useFrame, usePath } from '#web/frame';
import { ownPartsIsland } from '#web/ui/island-urls';

/** Only the server knows islands: app pages have none. */
export function OwnPartsIsland() {
  const { path, search } = useFrame();
  const pathOf = usePath();
  return import.meta.env.SSR ? (
    <own-parts hidden data-from={pathOf(`${paths.ownParts}?${new URLSearchParams({ page: path + search })}`)}>
      <script type="module" src={ownPartsIsland} fetchPriority="low" />
    </own-parts>
  ) : null;
}
