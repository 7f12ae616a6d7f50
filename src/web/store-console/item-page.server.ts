// What the pages of one item load, and what a press on them does.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import {
  countStock,
  descriptionLeast,
  duplicateItem,
  getStoreItem,
  type ItemFault,
  itemFaultMessages,
  publishItem,
  type StoreItem,
  withdrawItem,
} from '#domain/store-items';
import { localized } from '#labels/localized';
import { formatInstant } from '#shared/dates';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import { textIn } from '#shared/locale';
import * as paths from '#shared/paths';
import { nameWhoWasFirst } from '#web/request/name-who-was-first.server';
import type { PageRequest } from '#web/request/page-context.server';
import type { CheckView } from '#web/ui/check-list.tsx';
import { messageByKey } from '#web/ui/forms/message-by-key.server';
import { wholeNumberOf } from '#shared/written-numbers';

const kindName = { halal: m.item_evidence_halal, bpom: m.item_evidence_bpom };

/** Of every page of an item. */
export function storeItemView(item: StoreItem, { locale }: Pick<PageRequest, 'locale'>) {
  return {
    id: item.id,
    title: textIn(item.form.name, locale).text,
    state: item.state,
    revision: item.revision,
    address: item.state === 'draft' ? null : paths.item(item.storeSlug, item.slug),
    last: item.last && { when: formatInstant(item.last.at, locale), by: item.last.by },
    checks: item.faults.map((fault) => checkView(item.id, fault)),
    stock: item.variants.map(({ id, name, onHand, reserved }) => ({
      id,
      name: localized(name, locale),
      onHand,
      reserved,
    })),
  };
}

export type StoreItemView = ReturnType<typeof storeItemView>;

function checkView(id: string, { code, kind, isBlocking }: ItemFault): CheckView {
  const storeConsole = paths.storeConsole;
  const place = {
    photo_missing: { to: storeConsole.itemPictures(id), where: m.sconsole_pictures() },
    stock_missing: { to: `${storeConsole.item(id)}#stock`, where: m.sconsole_stock() },
  }[code as string] ?? {
    to: storeConsole.editItem(id),
    where: kind ? m.sconsole_evidence() : m.sconsole_edit(),
  };
  const message = messageByKey(itemFaultMessages[code], {
    min: descriptionLeast,
    ...(kind && { kind: kindName[kind]() }),
  });
  return { field: `${code} ${kind ?? ''}`, ...place, message, isBlocking };
}

/** The acts of an item's overview. */
export async function changeItem(
  request: PageRequest,
  actor: Actor,
  { id, form }: { id: string; form: FormData },
): Promise<Response> {
  const { deps, locale, leaveToast } = request;
  const revision = Number(form.get('revision') ?? 0);
  const done = (message: string, to = paths.storeConsole.item(id)) => {
    leaveToast({ type: 'success', message });
    return redirect(localePath(to, locale), 303);
  };
  const intent = String(form.get('intent'));
  const variantId = /^stock-(.+)$/.exec(intent)?.[1];
  if (variantId) {
    const counted = { on_hand: wholeNumberOf(form.get('on_hand')), was: wholeNumberOf(form.get('was')) };
    await countStock(deps, actor, { variantId, form: counted });
    return done(m.sconsole_counted());
  }
  switch (intent) {
    case 'publish':
      await namingColleague(request, actor, id, () => publishItem(deps, actor, { id, revision }));
      return done(m.sconsole_published());
    case 'withdraw':
      await namingColleague(request, actor, id, () => withdrawItem(deps, actor, { id, revision }));
      return done(m.sconsole_withdrawn());
    case 'duplicate': {
      const copy = await duplicateItem(deps, actor, id);
      return done(m.sconsole_duplicated(), paths.storeConsole.editItem(copy.id));
    }
    default:
      throw new AppError('invalid_input');
  }
}

/** Does it, and says who was first when somebody else saved meanwhile. */
export function namingColleague<Answer>(
  request: Pick<PageRequest, 'deps' | 'locale'>,
  actor: Actor,
  id: string,
  change: () => Promise<Answer>,
): Promise<Answer> {
  const last = async () => (await getStoreItem(request.deps, actor, id)).last;
  return nameWhoWasFirst(request, { code: 'item_changed', message: 'sconsole_conflict', last }, change);
}
