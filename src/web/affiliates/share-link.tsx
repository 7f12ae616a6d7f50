// An address to share: copied, sent by WhatsApp, or shown as a QR code with the page's picture. Without script it is marked by hand.
import * as m from '#messages/messages';
import type { QrDrawing } from '#art/qr';
import { CopyText } from '#web/ui/copy-text.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';

interface ShareLinkProps {
  id: string;
  title: string;
  address: string;
  qr: QrDrawing;
  /** The picture of the page, without the code. */
  picture: string;
}

export function ShareLink({ title, address, id, qr, picture }: ShareLinkProps) {
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
        <CopyText value={address} label={m.consultant_copy({ title })} copied={m.consultant_copied()} />
      </div>
      <details className="mt-2">
        <summary className="flex min-h-12 cursor-pointer items-center pr-8 font-semibold text-primary">
          {m.consultant_qr()}
          <span className="sr-only">: {title}</span>
        </summary>
        <div className="flex flex-wrap items-center gap-4 py-2">
          <QrCode drawing={qr} />
          <div className="max-w-xs space-y-3">
            <p>{m.consultant_qr_text()}</p>
            <a href={picture} download className={buttonClass('secondary')}>
              {m.consultant_picture()}
            </a>
          </div>
        </div>
      </details>
    </div>
  );
}
