// Limits of an item that its pages name in the browser too: no schemas.

/** Our choice: what one chooses from on a phone. */
export const variantsMost = 20;

/** Our choice, as the column of the database has it. */
export const referenceMost = 40;
