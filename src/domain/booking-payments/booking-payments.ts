// Front door of booking payments: what a payment means for a booking, and money that matches no invoice.
export { bookingInvoices, settleInvoice } from './invoice-paid.ts';
export { notifyPaymentDecided } from './unmatched-payments.ts';
