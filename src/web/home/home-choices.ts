// The closed choices of the home page, for its loader and its components.

/** Tab selector (spec §4): haji (index 0) or other (index 1). */
export const hajjTab = 0;
export const otherTab = 1;
export type HomeTab = typeof hajjTab | typeof otherTab;

/** The tiles that lead to the lists. */
export const tileNames = ['umroh', 'haji', 'plus', 'abroad', 'home'] as const;
export type TileName = (typeof tileNames)[number];
