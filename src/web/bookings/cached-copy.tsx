// Hidden while the page comes from the network: a copy shown without one says from when it is (decision 0035, `asCopy`).
import * as m from '#messages/messages';
import { Notice } from '#web/ui/notice.tsx';

export function CachedCopy({ at }: { at: string }) {
  return (
    <div hidden data-kept-copy className="mb-6">
      <Notice tone="warn" title={m.orders_copy_as_of({ at })}>
        {m.orders_copy_text()}
      </Notice>
    </div>
  );
}
