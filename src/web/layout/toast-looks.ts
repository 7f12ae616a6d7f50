// How a toast looks, whoever writes it: the server (toasts.tsx) or a script in the page (ui/elements/show-toast.ts).
import type { Toast } from '#shared/toast';

export const toastClass =
  'toast flex items-center gap-3 rounded-card border border-line bg-card px-4 py-3 font-semibold shadow-float';

const circle = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20';

/** `icon` is one path in a square of 24: those of circle-check, triangle-alert and circle-alert of the other icons. */
export const toastLooks: Record<Toast['type'], { icon: string; role: 'status' | 'alert'; colour: string }> = {
  success: { icon: `${circle}M9 12l2 2 4-4`, role: 'status', colour: 'text-good' },
  warning: {
    icon: 'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
    role: 'status',
    colour: 'text-warn',
  },
  error: { icon: `${circle}M12 8v4M12 16h.01`, role: 'alert', colour: 'text-bad' },
};

/** Attributes of the drawing, as SVG writes them. */
export const toastIcon = {
  width: '22',
  height: '22',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '2',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'aria-hidden': 'true',
};
