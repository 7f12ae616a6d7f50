// Addresses of private umrah.
export const builder = '/private-umroh';
/** With `?order=`, the request that was put together. */
export const book = '/private-umroh/book';
export const waitingApproval = (requestId: string) => `/private-umroh/waiting-approval/${requestId}`;
export const paymentMethod = (requestId: string) => `/private-umroh/payment-method/${requestId}`;
/** With `?order=`. */
export const paymentSuccess = '/private-umroh/payment-success';
/** Of a group of families. */
export const join = (link: string) => `/private-umroh/join/${link}`;
