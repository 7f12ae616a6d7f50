// An address to share: to be marked and copied by hand, or sent by WhatsApp. Needs no script.
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';

export function ShareLink({ title, address, id }: { title: string; address: string; id: string }) {
  const text = m.consultant_share_text({ title, address });
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {title}
      </label>
      <div className="flex flex-wrap gap-3">
        <input id={id} readOnly value={address} className={`${inputClass} grow basis-64`} />
        <a
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener"
          className={buttonClass('secondary')}
        >
          {m.consultant_whatsapp()}
        </a>
      </div>
    </div>
  );
}
