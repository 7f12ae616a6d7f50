// Front door of booking payments: what a payment changes on a booking, and money that matches no invoice.
export { bookingInvoices, settleInvoice } from './invoice-paid.ts';
export { receiveFromBank } from './receive-from-bank.ts';
