// The popup of a 500 leads home after its time, unless the visitor stays (spec §2 error page, §9). Without script a
// refresh in the document leads home, and staying is a page of its own.

/** Runs in the browser as it stands: it may use nothing from outside itself. */
function leadHome(): void {
  const popup = document.querySelector<HTMLElement>('[data-leads-home]');
  if (!popup) return;
  const timer = setTimeout(
    () => location.assign(popup.dataset['leadsHome'] ?? '/'),
    Number(popup.dataset['afterMs']),
  );
  popup.querySelector('[data-stay]')?.addEventListener('click', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    for (const part of popup.querySelectorAll<HTMLElement>('[data-swaps]')) part.hidden = !part.hidden;
    popup.querySelector('a')?.focus();
  });
}

/** As text for an inline script of the server's answer: after a fault, the fewer requests the better. */
export const leadHomeScript = import.meta.env.SSR ? `(${leadHome.toString()})()` : '';
