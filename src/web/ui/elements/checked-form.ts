// Checks a form as one types (spec §5): a field is spoken of once it was left or the form was sent, never while it is first
// filled in; what was wrong is taken back as soon as it is right. The server checks again, and alone without script.
import { passwordRules } from '#shared/password-rules';
import { faultsOf } from './form-checks.ts';

export class CheckedForm extends HTMLElement {
  private readonly words = JSON.parse(this.dataset['words'] ?? '{}') as Record<string, string>;
  /** Fields that were left, or sent: of these it speaks. */
  private readonly left = new Set<string>();
  /** Fields the server found wrong, as long as they stand unchanged: it knows more (which digits are a phone number). */
  private readonly refused = new Set<string>();
  /** While a finger or the mouse is down nothing may move: the button under it would slip away, and the click with it. */
  private isPressed = false;

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    for (const input of form.querySelectorAll<HTMLInputElement>('[aria-invalid]'))
      this.refused.add(input.name);
    form.addEventListener('focusout', ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      if (!name || !value) return;
      this.left.add(name);
      if (!this.isPressed) this.show(form);
    });
    form.addEventListener('pointerdown', () => {
      this.isPressed = true;
    });
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => this.release(form));
    form.addEventListener('input', ({ target }) => {
      const { name } = target as HTMLInputElement;
      if (this.refused.delete(name)) this.left.add(name);
      this.tickRules(form);
      this.show(form);
    });
    form.addEventListener('submit', (event) => this.checkAll(form, event));
    this.showPasswords(form);
    this.tickRules(form);
  }

  /** The click comes right behind, and is waited for. */
  private release(form: HTMLFormElement): void {
    if (!this.isPressed) return;
    this.isPressed = false;
    setTimeout(() => this.show(form));
  }

  private show(form: HTMLFormElement): void {
    const faults = new Map(faultsOf(this.dataset['form'] ?? '', form).map((fault) => [fault.field, fault]));
    for (const name of this.left) {
      if (this.refused.has(name)) continue;
      const fault = faults.get(name);
      this.say(form, name, fault ? this.sentence(fault.message, fault.values) : null);
    }
  }

  private checkAll(form: HTMLFormElement, event: SubmitEvent): void {
    const faults = faultsOf(this.dataset['form'] ?? '', form);
    for (const { field } of faults) this.left.add(field);
    this.show(form);
    if (faults.length === 0) return;
    event.preventDefault();
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  private sentence(message: string, values: Record<string, string | number> = {}): string {
    return (this.words[message] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
  }

  /** Beside the field, read out with it; null when it is right. Only a change is written, so that nothing is read out twice. */
  private say(form: HTMLFormElement, name: string, text: string | null): void {
    const input = form.elements.namedItem(name);
    if (!(input instanceof HTMLElement)) return;
    const id = `${input.id}-error`;
    const shown = document.getElementById(id);
    if ((shown?.textContent ?? null) === text) return;
    const hints = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((part) => part !== '' && part !== id);
    if (text === null) {
      shown?.remove();
      input.removeAttribute('aria-invalid');
    } else {
      const error = shown ?? this.newError(input, id);
      error.textContent = text;
      input.setAttribute('aria-invalid', 'true');
      hints.unshift(id);
    }
    if (hints.length > 0) input.setAttribute('aria-describedby', hints.join(' '));
    else input.removeAttribute('aria-describedby');
  }

  /** A polite status is read out when its text changes, so it must stand there before. */
  private newError(input: HTMLElement, id: string): HTMLElement {
    const error = document.createElement('p');
    error.id = id;
    error.className = 'mt-1 font-semibold text-bad';
    error.setAttribute('aria-live', 'polite');
    (input.closest('label') ?? input).after(error);
    return error;
  }

  private tickRules(form: HTMLFormElement): void {
    const password = (form.elements.namedItem('password') as HTMLInputElement | null)?.value ?? '';
    for (const { name, isKept } of passwordRules) {
      form.querySelector(`[data-rule=${name}]`)?.toggleAttribute('data-kept', isKept(password));
    }
  }

  private showPasswords(form: HTMLFormElement): void {
    const passwords = form.querySelectorAll<HTMLInputElement>('input[type=password]');
    form.querySelector('[data-show-passwords]')?.addEventListener('change', ({ target }) => {
      for (const input of passwords) input.type = (target as HTMLInputElement).checked ? 'text' : 'password';
    });
    // Shown while it is sent, a password may end up among what the browser remembers of ordinary fields.
    form.addEventListener('submit', () => {
      for (const input of passwords) input.type = 'password';
    });
  }
}
