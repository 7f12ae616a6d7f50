// What somebody fills in while the page's scripts are still on their way must stay, and must count. React leaves the controls it finds as they
// are, but hears nothing of what happened before it came: a sum stays that of the old number, and a field whose text is React's own goes back
// to it at the next rendering. So whatever is not as the server wrote it is filled in once more, in front of React (decision 0244).

type Text = HTMLInputElement | HTMLTextAreaElement;
/** What was done to a control, to be done again. */
type Act = () => void;

/** Takes note of texts from now on. The answer is called once, when React has started: from then on it hears everything itself. */
export function rememberFilled(page: Document): Act {
  const areas = rememberAreas(page);
  return () => {
    const acts = [...page.querySelectorAll<Text | HTMLSelectElement>('input, select, textarea')].flatMap(
      (control) => actOn(control, areas.typed.get(control as HTMLTextAreaElement)) ?? [],
    );
    areas.forget();
    // Not in the effect that called: React would take no change of its state in before the next one comes.
    queueMicrotask(() => {
      for (const act of acts) act();
    });
  };
}

/** React writes the first text of a textarea into it once more (react-dom, `initTextarea`): by then the page no longer knows what was typed. */
function rememberAreas(page: Document) {
  const typed = new Map<HTMLTextAreaElement, string>();
  for (const area of page.querySelectorAll('textarea'))
    if (area.value !== area.defaultValue) typed.set(area, area.value);
  const note = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) typed.set(target, target.value);
  };
  page.addEventListener('input', note, true);
  return { typed, forget: () => page.removeEventListener('input', note, true) };
}

/** Null where the control is as the server wrote it. */
function actOn(control: Text | HTMLSelectElement, typed: string | undefined): Act | null {
  if (control.disabled) return null;
  if (control instanceof HTMLSelectElement) return isChosen(control) ? () => say(control, 'change') : null;
  if (control instanceof HTMLTextAreaElement) return actOnText(control, typed ?? control.value);
  if (control.type === 'file') return control.files?.length ? () => say(control, 'change') : null;
  if (control.type === 'checkbox' || control.type === 'radio') return actOnBox(control);
  // A hidden field's first text is whatever stands in it.
  return actOnText(control, control.value);
}

function isChosen({ options }: HTMLSelectElement): boolean {
  const wasChosen = [...options].some(({ defaultSelected }) => defaultSelected);
  return [...options].some(({ selected, defaultSelected }, place) =>
    wasChosen ? selected !== defaultSelected : selected && place > 0,
  );
}

/** React takes a text for a new one when it differs from what was last written through the element itself. */
function actOnText(field: Text, text: string): Act | null {
  const first = field.defaultValue;
  if (text === first) return null;
  return () => {
    const cursor = document.activeElement === field && field.selectionStart !== null;
    const { selectionStart, selectionEnd } = field;
    field.value = first;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text);
    if (cursor) field.setSelectionRange(selectionStart, selectionEnd);
    say(field, 'input');
  };
}

/** A radio that lost its mark is told by the one that has it. */
function actOnBox(box: HTMLInputElement): Act | null {
  if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) return null;
  const { defaultChecked } = box;
  return () => {
    box.checked = defaultChecked;
    box.click();
  };
}

function say(control: Element, event: 'input' | 'change'): void {
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
