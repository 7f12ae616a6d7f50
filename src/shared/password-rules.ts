// What a password must have (spec §5), as a table: the form ticks its rows off, the server refuses by the same ones.

/** Our choice of the "allowed" special characters: every mark of a keyboard. Other letters may stand in a password, but do not count as one. */
export const specialCharacters = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

export const passwordMinLength = 8;
/** Our choice: longer than any password people or their managers make. */
export const passwordMaxLength = 128;

export interface PasswordRule {
  name: 'length' | 'upper' | 'lower' | 'digit' | 'special';
  /** Key of the message when it is not kept. */
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
