// Toasts of the default layout: in after 100 ms, out after 400 ms and their time, by CSS alone (styles/app.css, spec §3).
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import * as m from '#messages/messages';
import type { Toast } from '#shared/toast';
import { useFrame } from '#web/frame';

const looks = {
  success: { Icon: CircleCheck, role: 'status', colour: 'text-good' },
  warning: { Icon: TriangleAlert, role: 'status', colour: 'text-warn' },
  error: { Icon: CircleAlert, role: 'alert', colour: 'text-bad' },
} as const;

export function Toasts() {
  const { toast } = useFrame();
  return (
    <section aria-label={m.frame_messages()} className="toasts">
      {toast && <ToastBox toast={toast} />}
    </section>
  );
}

function ToastBox({ toast }: { toast: Toast }) {
  const { Icon, role, colour } = looks[toast.type];
  return (
    <p role={role} data-late={toast.isLate || undefined} className="toast flex items-center gap-3 rounded-card border border-line bg-card px-4 py-3 font-semibold shadow-float">
      <Icon size={22} aria-hidden="true" className={`shrink-0 ${colour}`} />{toast.message}
    </p>
  );
}
