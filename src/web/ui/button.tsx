// Buttons, and links that look like them: at least 48 px high, one look for each weight of an action (docs/product/pages.md).
import type { ComponentProps } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const base =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-lg font-semibold no-underline disabled:cursor-not-allowed disabled:opacity-60';
const looks: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-white hover:bg-primary-dark',
  secondary: 'border border-ink-faint bg-card text-ink hover:border-primary hover:text-primary',
  quiet: 'text-primary underline-offset-4 hover:underline',
  danger: 'bg-bad text-white hover:bg-ink',
};
const sizes = { md: 'min-h-12 px-5', lg: 'min-h-14 px-7 text-lg' } as const;

// Every combination once, so that a card does not build strings.
const classes = Object.fromEntries(
  (Object.keys(looks) as ButtonVariant[]).flatMap((variant) =>
    (['md', 'lg'] as const).map((size) => [`${variant} ${size}`, `${base} ${looks[variant]} ${sizes[size]}`]),
  ),
);

export function buttonClass(variant: ButtonVariant, size: keyof typeof sizes = 'md'): string {
  return classes[`${variant} ${size}`]!;
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: keyof typeof sizes;
}

/** A button that sends its form unless `type` says otherwise. */
export function Button({
  variant = 'primary',
  size = 'md',
  className,
  type = 'submit',
  ...rest
}: ButtonProps) {
  const look = buttonClass(variant, size);
  return <button type={type} className={className ? `${look} ${className}` : look} {...rest} />;
}
