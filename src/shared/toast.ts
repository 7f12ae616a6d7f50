// Toasts (spec §3, §9): short messages that appear and disappear by themselves.

export const toastTypes = ['success', 'error', 'warning'] as const;

export interface Toast {
  type: (typeof toastTypes)[number];
  message: string;
  /** Appears a moment later (spec §8, 417: after 400 ms), when the page has settled. */
  isLate?: boolean;
}

/** How long it stays visible; styles/base.css has the same value. */
export const toastTimeoutMs = 3_000;
