// Toasts of the default layout: in after 100 ms, out after 400 ms and their time, by CSS alone (styles/app.css, spec §3).
import * as m from '#messages/messages';
import type { Toast } from '#shared/toast';
import { useFrame } from '#web/frame';
import { toastClass, toastIcon, toastLooks } from './toast-looks.ts';

export function Toasts() {
  const { toast } = useFrame();
  return (
    <section aria-label={m.frame_messages()} className="toasts">
      {toast && <ToastBox toast={toast} />}
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
