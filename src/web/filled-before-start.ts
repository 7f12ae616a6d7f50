// What somebody fills in while the page's scripts are still on their way must stay, and must count. React leaves the controls it finds as they
// are, but hears nothing of what happened before it came: a sum stays that of the old number, and a field whose text is React's own goes back
// to it at the next rendering. So whatever is not as the server wrote it is filled in once more, in front of React (decision 0244).

type Text = HTMLInputElement | HTMLTextAreaElement;
type Control = Text | HTMLSelectElement;
/** What was done to a control, to be done again. */
type Act = () => void;

/** Takes note of texts from now on. The answer is called once, when React has started: from then on it hears everything itself. */
export function rememberFilled(page: Document): Act {
  // React writes the first text of a textarea into it once more (react-dom, `initTextarea`): by then the page no longer knows what was typed.
  const typed = new Map<EventTarget | null, string>();
  const note = ({ target }: { target: EventTarget | null }) => {
    if (target instanceof HTMLTextAreaElement) typed.set(target, target.value);
  };
  for (const target of page.querySelectorAll('textarea')) note({ target });
  page.addEventListener('input', note, true);
  return () => {
    page.removeEventListener('input', note, true);
    const acts = [...page.querySelectorAll<Control>('input, select, textarea')].flatMap(
      (control) => (!control.disabled && actOn(control, typed.get(control) ?? control.value)) || [],
    );
    // Not in the effect that called: React would take no change of its state in before the next one comes.
    queueMicrotask(() => {
      for (const act of acts) act();
    });
  };
}

/** False where the control is as the server wrote it. */
function actOn(control: Control, text: string): Act | false {
  const say = (event: string) => control.dispatchEvent(new Event(event, { bubbles: true }));
  // Where the server chose nothing, the browser shows the first.
  if (control instanceof HTMLSelectElement)
    return (
      [...control.options].some((one, place) => place > 0 && one.selected !== one.defaultSelected) &&
      (() => say('change'))
    );
  if (control.type === 'file') return control.value !== '' && (() => say('change'));
  if ('checked' in control && /^(checkbox|radio)$/.test(control.type))
    // A radio that lost its mark is told by the one that has it.
    return (
      control.checked !== control.defaultChecked &&
      (control.checked || control.type === 'checkbox') &&
      (() => {
        control.checked = !control.checked;
        control.click();
      })
    );
  // A hidden field's first text is whatever stands in it.
  return (
    text !== control.defaultValue &&
    (() => {
      // React takes a text for a new one when it differs from what was last written through the element itself.
      control.value = control.defaultValue;
      Reflect.set(Object.getPrototypeOf(control) as object, 'value', text, control);
      say('input');
    })
  );
}
