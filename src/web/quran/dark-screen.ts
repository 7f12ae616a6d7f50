// The dark screen of a page to be read at night: CSS obeys its checkbox by itself (reading-only.css); this keeps the choice on the device.

/** Runs in the browser as it stands: it may use nothing from outside itself. */
function keepDarkScreen(): void {
  const box = document.querySelector<HTMLInputElement>('#dark-screen');
  if (!box) return;
  const key = 'dark-screen';
  try {
    box.checked = localStorage.getItem(key) === 'true';
    box.addEventListener('change', () => localStorage.setItem(key, String(box.checked)));
  } catch {
    // Storage switched off: the choice holds for this page.
  }
}

/** As text for an inline script behind the checkbox: a file would come after the first paint, and the page would flash. */
export const darkScreenScript = import.meta.env.SSR ? `(${keepDarkScreen.toString()})()` : '';
