// What somebody types while the page's scripts are still on their way must stay. React leaves inputs alone when it starts, but writes
// the first text of a textarea into it once more (react-dom, `initTextarea`): that one is put back.

/** Notes what is typed into textareas from now on, and what was already. The answer is called once, when React has started. */
export function rememberTypedText(page: Document): () => void {
  const typed = new Map<HTMLTextAreaElement, string>();
  for (const area of page.querySelectorAll('textarea'))
    if (area.value !== area.defaultValue) typed.set(area, area.value);
  const note = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) typed.set(target, target.value);
  };
  page.addEventListener('input', note, true);
  return () => {
    page.removeEventListener('input', note, true);
    // Writing what stands there already would move the cursor.
    for (const [area, text] of typed) if (area.value !== text) area.value = text;
  };
}
