// Who a page was answered for, and who asks for it, between the server and its service worker (decision 0035).

/** Names the session a page was answered for, so that what is kept of it goes with the session. Scripts cannot read the cookie. */
export const readerHeader = 'x-reader';
/** In its place when nobody is signed in. An answer without the header says nothing: a fault, or another network's sign-in page. */
export const guestReader = 'guest';

/** The worker asks for a copy to keep: nobody looks at it now, so it takes no message away from the page that is looked at. */
export const copyHeader = 'x-copy';
