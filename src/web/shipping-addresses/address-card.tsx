// One address in the member's list: what a courier reads, and what may be done with it.
import { Pencil, Trash2 } from 'lucide-react';
import { Form } from 'react-router';
import * as m from '#messages/messages';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import type { AddressView } from './address-view.ts';
import * as paths from '#shared/paths';

const act =
  'inline-flex min-h-12 cursor-pointer items-center gap-2 font-semibold underline-offset-4 hover:underline';

export function AddressCard({ address, query }: { address: AddressView; query: string }) {
  const { id, label, recipient, phone, street, area, note, isActive } = address;
  return (
    <li className="rounded-card border border-line bg-card p-5">
      <h2 className="flex flex-wrap items-center gap-x-3 text-lg font-bold break-words">
        {label}
        {isActive && <Badge tone="good">{m.address_main()}</Badge>}
      </h2>
      <p className="mt-1 break-words">
        {recipient}, <span className="tabular-nums">{phone}</span>
      </p>
      <p className="mt-1 whitespace-pre-line break-words">{street}</p>
      <p>{area}</p>
      {note && <p className="mt-1 whitespace-pre-line break-words text-ink-soft">{note}</p>}
      <div className="mt-3 flex flex-wrap items-start gap-x-5 gap-y-1 border-t border-line pt-2">
        <LocalLink to={`${paths.member.address(id)}${query}`} className={`${act} text-primary`}>
          <Pencil size={18} aria-hidden="true" />
          {m.address_change()}
          <span className="sr-only"> {label}</span>
        </LocalLink>
        {!isActive && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="address" value={id} />
            <button name="intent" value="activate" className={`${act} text-primary`}>
              {m.address_make_main()}
              <span className="sr-only"> {label}</span>
            </button>
          </Form>
        )}
        <details className="group">
          <summary className={`${act} text-bad pr-8`}>
            <Trash2 size={18} aria-hidden="true" />
            {m.address_delete()}
            <span className="sr-only"> {label}</span>
          </summary>
          <Form method="post" preventScrollReset className="pb-2">
            <p className="mb-3">{m.address_delete_sure()}</p>
            <input type="hidden" name="address" value={id} />
            <button type="submit" name="intent" value="delete" className={buttonClass('danger')}>
              {m.address_delete_now()}
            </button>
          </Form>
        </details>
      </div>
    </li>
  );
}
