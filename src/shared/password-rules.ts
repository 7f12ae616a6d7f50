// The password rules (spec §5), as a table: the form ticks its rows off, the server refuses by the same ones.

/**
 * Our choice of the "allowed" special characters: every punctuation mark of a keyboard. A password may contain other
 * characters, but they do not count as special.
 */
export const specialCharacters = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

export const passwordMinLength = 8;
/** Our choice: longer than any password that people or their managers create. */
export const passwordMaxLength = 128;

export interface PasswordRule {
  name: 'length' | 'upper' | 'lower' | 'digit' | 'special';
  /** Message key when the rule is broken. */
  message: string;
  values?: Record<string, number>;
  isKept(password: string): boolean;
}

export const passwordRules: readonly PasswordRule[] = [
  {
    name: 'length',
    message: 'error_password_length',
    values: { min: passwordMinLength },
    isKept: (password) => [...password].length >= passwordMinLength,
  },
  { name: 'upper', message: 'error_password_upper', isKept: (password) => /\p{Lu}/u.test(password) },
  { name: 'lower', message: 'error_password_lower', isKept: (password) => /\p{Ll}/u.test(password) },
  { name: 'digit', message: 'error_password_digit', isKept: (password) => /\d/.test(password) },
  {
    name: 'special',
    message: 'error_password_special',
    isKept: (password) => [...password].some((letter) => specialCharacters.includes(letter)),
  },
];
