// Carries one toast from an action to the next page, without a session.
import { type Toast, toastTypes } from '#shared/toast';

export function toastValue(toast: Toast): string {
  return Buffer.from(JSON.stringify([toast.type, toast.message, toast.isLate ? 1 : 0])).toString('base64url');
}

/** Null for anything a visitor may have written into the cookie that is not a toast. */
export function readToast(value: string | undefined): Toast | null {
  if (!value || value.length > 1_000) return null;
  try {
    const [type, message, late] = JSON.parse(Buffer.from(value, 'base64url').toString()) as [
      Toast['type'],
      string,
      number,
    ];
    return toastTypes.includes(type) && typeof message === 'string'
      ? { type, message, isLate: late === 1 }
      : null;
  } catch {
    return null;
  }
}
