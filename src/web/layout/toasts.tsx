// Toasts of all layouts: in after 100 ms, out after 400 ms and their time, by CSS alone (styles/base.css, spec §3).
import { useEffect } from 'react';
import * as m from '#messages/messages';
import type { Toast } from '#shared/toast';
import { useFrame } from '#web/frame';
import { toastClass, toastIcon, toastLooks } from './toast-looks.ts';
import { showPageToast, useShownToast } from './toast-list.ts';

/** The first one comes with the document; where pages follow one another without one, the next ones come with their data. */
export function Toasts() {
  const { toast, reference } = useFrame();
  useEffect(() => {
    if (toast) showPageToast(toast, reference);
  }, [toast, reference]);
  const later = useShownToast();
  const shown = later === undefined ? toast && { ...toast, key: reference } : later;
  return (
    <section aria-label={m.frame_messages()} aria-live="polite" className="toasts">
      {shown && <ToastBox key={shown.key} toast={shown} />}
    </section>
  );
}

function ToastBox({ toast }: { toast: Toast }) {
  const { icon, role, colour } = toastLooks[toast.type];
  const {
    'stroke-width': strokeWidth,
    'stroke-linecap': _cap,
    'stroke-linejoin': _join,
    ...drawing
  } = toastIcon;
  return (
    <p role={role} data-late={toast.isLate || undefined} className={toastClass}>
      <svg
        {...drawing}
        aria-hidden="true"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={`shrink-0 ${colour}`}
      >
        <path d={icon} />
      </svg>
      <span>{toast.message}</span>
    </p>
  );
}
