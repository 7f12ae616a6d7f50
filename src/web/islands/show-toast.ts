// A toast written by a script, like those of the server (spec §3 toasts).
import { toastTimeoutMs } from '#shared/toast';

export function showToast(text: string): void {
  const toast = document.createElement('p');
  toast.className = 'toast rounded-card border border-line bg-card px-4 py-3 font-semibold shadow-float';
  toast.setAttribute('role', 'status');
  (document.querySelector('.toasts') ?? document.body).append(toast);
  // A status is read aloud when its text changes, not when it arrives with it.
  setTimeout(() => { toast.textContent = text; }, 100);
  setTimeout(() => toast.remove(), toastTimeoutMs + 800);
}
