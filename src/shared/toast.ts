// Toasts (spec §3, §9): a short message that comes and goes by itself.

export const toastTypes = ['success', 'error', 'warning'] as const;

export interface Toast {
  type: (typeof toastTypes)[number];
  message: string;
  /** Comes a moment later (spec §8, 417: after 400 ms), when the page has settled. */
  isLate?: boolean;
}

/** How long it stays; styles/app.css says the same. */
export const toastTimeoutMs = 3_000;
