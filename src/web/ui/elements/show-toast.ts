// A toast written by a script, like those of the server (spec §3 toasts).
import { type Toast, toastTimeoutMs } from '#shared/toast';
import { toastClass, toastIcon, toastLooks } from '#web/layout/toast-looks';

export function showToast(text: string, type: Toast['type'] = 'success'): void {
  const { icon, role, colour } = toastLooks[type];
  const toast = document.createElement('p');
  toast.className = toastClass;
  toast.setAttribute('role', role);
  const words = document.createElement('span');
  toast.append(drawn(icon, colour), words);
  (document.querySelector('.toasts') ?? document.body).append(toast);
  // A status is read aloud when its text changes, not when it arrives with it.
  setTimeout(() => {
    words.textContent = text;
  }, 100);
  setTimeout(() => toast.remove(), toastTimeoutMs + 800);
}

function drawn(icon: string, colour: string): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  for (const [name, value] of Object.entries(toastIcon)) svg.setAttribute(name, value);
  svg.setAttribute('class', `shrink-0 ${colour}`);
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', icon);
  svg.append(path);
  return svg;
}
