// Tells the service worker for whom the server rendered a page, and who asks for it (decision 0035).

/**
 * Identifies the session a page was rendered for, so that cached copies are deleted with the session. Scripts cannot
 * read the cookie.
 */
export const readerHeader = 'x-reader';
/**
 * The value when nobody is signed in. An answer without the header says nothing: a fault, or another network's sign-in
 * page.
 */
export const guestReader = 'guest';

/** The worker asks for a copy to cache: nobody sees it now, so it consumes no flash message of the visible page. */
export const copyHeader = 'x-copy';
