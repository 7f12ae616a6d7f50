// Keeps the reading size on the device (ui/reading-size.tsx); the size itself is set by CSS, without any script.

/** Runs in the browser as it stands: it may use nothing from outside itself. */
function keepReadingSize(): void {
  const sizes = document.querySelectorAll<HTMLInputElement>('input[name=reading-size]');
  try {
    const kept = localStorage.getItem('reading-size');
    for (const size of sizes) {
      if (size.value === kept) size.checked = true;
      size.addEventListener('change', () => {
        try {
          localStorage.setItem('reading-size', size.value);
        } catch {
          // Storage is full or switched off: the size holds for this page.
        }
      });
    }
  } catch {
    // Storage switched off: every page begins with the normal size.
  }
}

/** As text for an inline script behind the choice: a file would come after the first paint, and the page would jump. */
export const readingSizeScript = import.meta.env.SSR ? `(${keepReadingSize.toString()})()` : '';
