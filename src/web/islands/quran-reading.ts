// How a reader likes the page of a surah: the controls obey by CSS alone; this keeps them on the device.

const readingKey = 'quran-reading';

/** Notes every change of the controls. */
export function keepReading(controls: HTMLElement): void {
  controls.addEventListener('change', () => {
    const size = controls.querySelector<HTMLInputElement>('[name=size]:checked')?.value;
    const dark = controls.querySelector<HTMLInputElement>('[name=dark]')?.checked;
    try {
      localStorage.setItem(readingKey, JSON.stringify({ size, dark }));
    } catch {
      // Storage switched off: the choice holds for this page.
    }
  });
}

/** Runs in the browser as it stands: it may use nothing from outside itself. */
function restoreReading(key: string): void {
  try {
    const { size, dark } = JSON.parse(localStorage.getItem(key) ?? '{}') as { size?: string; dark?: boolean };
    const control = (id: string) => document.querySelector<HTMLInputElement>(`#reading-${id}`);
    const chosen = control(size ?? '1');
    if (chosen) chosen.checked = true;
    const screen = control('dark');
    if (screen) screen.checked = dark === true;
  } catch {
    // Storage switched off or spoilt: the page as it comes.
  }
}

/** As text for an inline script behind the controls: a file would come after the first paint, and the page would change its look. */
export const restoreReadingScript = import.meta.env.SSR ? `(${restoreReading.toString()})(${JSON.stringify(readingKey)})` : '';
