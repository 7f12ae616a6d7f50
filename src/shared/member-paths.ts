// Addresses of what belongs to the member. One by one, so that a page's script takes along only those it names.
export const profile = '/member/profile';
export const editProfile = '/member/profile/edit';
export const password = '/member/profile/password';
export const picture = '/member/profile/picture';
export const phone = '/member/profile/phone';
export const email = '/member/profile/email';
export const devices = '/member/profile/devices';
export const deleteAccount = '/member/profile/delete';
export const exportData = '/member/profile/export';
export const secondFactor = '/member/second-factor';
export const loginMethods = '/member/sign-in-ways';
export const audit = '/member/audit';
export const wishlist = '/member/wishlist';
export const addresses = '/member/my-address';
export const newAddress = '/member/my-address/new';
export const address = (addressId: string) => `/member/my-address/${addressId}`;
export const consultant = '/member/consultant';
export const consultantSales = '/member/consultant/sales';
export const consultantAccount = '/member/consultant/account';
export const refundAccount = '/member/refund-account';
export const privateUmrahs = '/member/order-custom-umroh';
export const privateUmrah = (requestId: string) => `/member/order-custom-umroh/${requestId}`;
export const orders = '/member/my-order';
export const storeOrder = (storeOrderId: string) => `/member/my-order/merchant/${storeOrderId}`;
export const returnPicture = (pictureId: string) => `/member/return-pictures/${pictureId}`;
export const order = (bookingId: string) => `/member/my-order/${bookingId}`;
export const participant = (bookingId: string, number: number | string) =>
  `${order(bookingId)}/participants/${number}`;
export const newDate = (bookingId: string) => `${order(bookingId)}/new-date`;
export const orderTerms = (bookingId: string) => `${order(bookingId)}/terms`;
export const orderReview = (bookingId: string) => `${order(bookingId)}/review`;
/** Of everybody who travels. */
export const documents = (bookingId: string) => `${order(bookingId)}/documents`;
export const document = (bookingId: string, documentId: string) => `${documents(bookingId)}/${documentId}`;
export const invoice = (bookingId: string) => `${order(bookingId)}/invoice.pdf`;
export const confirmation = (bookingId: string) => `${order(bookingId)}/confirmation.pdf`;
export const calendar = (bookingId: string) => `${order(bookingId)}/calendar.ics`;
export const financings = '/member/financing-history';
export const financing = (id: string) => `/member/financing-history/${id}`;
export const financingDocument = (id: string, documentId: string) =>
  `/member/financing-history/${id}/documents/${documentId}`;
export const financingContract = (code: string) => `/member/financing-history/${code}/contract`;
export const savings = '/member/saving-history';
export const saving = (id: string) => `/member/saving-history/${id}`;
export const savingDocument = (id: string, documentId: string) =>
  `/member/saving-history/${id}/documents/${documentId}`;
