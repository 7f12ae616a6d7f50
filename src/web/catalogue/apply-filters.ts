// The filters of a list in the browser: in the phone's sheet a change is counted, beside the list it applies by itself.
// Without this the form is sent by its button.
import { affiliateParam } from '#shared/affiliate';
import { formSearch } from './filter-fields.ts';
import { storeScrollPosition } from '#web/ui/elements/scroll-position';
import { LiveCount } from './live-count.ts';

/** After the last change, and after the last key: who walks through the chips by keyboard is not interrupted. */
const pauseMs = 300;
const pauseAfterKeyMs = 1000;

/** Makes the form move. The answer stops what is about to be applied: for when the visitor goes elsewhere. */
export function moveFilters(form: HTMLFormElement, button: HTMLButtonElement): () => void {
  const live = new LiveCount(form, button);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastKey = -pauseAfterKeyMs;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const applySoon = () => {
    stop();
    timer = setTimeout(
      () => show(form),
      performance.now() - lastKey < pauseAfterKeyMs ? pauseAfterKeyMs : pauseMs,
    );
  };
  form.addEventListener('change', () => (isSheetOpen(form) ? live.ask() : applySoon()));
  form.addEventListener('keydown', () => {
    lastKey = performance.now();
    if (timer !== undefined) applySoon();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    stop();
    show(form);
  });
  // Not 'toggle', which comes some time after the sheet has gone.
  form.addEventListener('beforetoggle', (event) => {
    if ((event as ToggleEvent).newState === 'closed') live.forget();
  });
  // Out of the browser's memory the form must say what the list beside it shows.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    form.reset();
    live.forget();
  });
  return stop;
}

/** A browser without popovers shows the form in place, and does not know the selector. */
function isSheetOpen(form: HTMLFormElement): boolean {
  return 'popover' in form && form.matches(':popover-open');
}

/** Goes to the list of the chosen filters; fields without a value do not travel. */
function show(form: HTMLFormElement): void {
  const next = new URL(form.action);
  next.search = formSearch(form);
  const consultant = new FormData(form).get(affiliateParam);
  const code =
    typeof consultant === 'string'
      ? `${next.search ? '&' : '?'}${affiliateParam}=${encodeURIComponent(consultant)}`
      : '';
  const address = next.href + code;
  storeScrollPosition(address, focusOf(form));
  if (isSheetOpen(form)) form.hidePopover();
  location.assign(address);
}

/** The control in use; after the sheet, the button that opens it. */
function focusOf(form: HTMLFormElement): string {
  if (isSheetOpen(form)) return `[data-sheet-trigger][popovertarget="${form.id}"]`;
  const control = form.contains(document.activeElement) ? document.activeElement : null;
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return `#${form.id} [name="${control.name}"][value="${CSS.escape(control.value)}"]`;
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
    return `#${form.id} [name="${control.name}"]`;
  return `#${form.id} [type=submit]`;
}
