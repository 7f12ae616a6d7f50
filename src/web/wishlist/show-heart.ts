// What a heart of a page that is read (wish-button.tsx) shows.

/** Not before a member's own parts came onto a page that is the same for all of them: until then its form only saves. */
export const isKnown = (heart: HTMLElement) => heart.querySelector('[name=keep]') === null;

export function showHeart(heart: HTMLElement, isWished: boolean): void {
  heart.querySelector('[name=keep]')?.remove();
  heart.querySelector('svg')?.setAttribute('fill', isWished ? 'currentColor' : 'none');
  const word = heart.querySelector('[data-word]');
  if (word) word.textContent = heart.dataset[isWished ? 'kept' : 'keep'] ?? '';
}
