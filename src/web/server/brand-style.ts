// A brand's colours as CSS custom properties: the values behind the tokens of styles/app.css.
import type { ColorSettings } from '#domain/brands';

const tokens = {
  text_primary: '--ink',
  text_secondary: '--ink-soft',
  text_disabled: '--ink-faint',
  background_primary: '--primary',
  background_primary_dark: '--primary-dark',
  background_secondary: '--accent',
  background_web: '--paper',
  background_paper: '--card',
  background_outline: '--line',
} as const satisfies Record<keyof ColorSettings, string>;

export function brandStyle(colors: ColorSettings): string {
  const rules = Object.entries(tokens).map(([key, token]) => `${token}:${colors[key as keyof ColorSettings]}`);
  return `:root{${rules.join(';')}}`;
}
