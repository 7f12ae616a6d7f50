// Codes people read aloud: without 0 and O, 1 and I. Random, so that nobody learns how many there are.
import { randomInt } from 'node:crypto';

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const draw = (length: number) => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** RH-7K2M9QXA: 40 bits; the unique index prevents duplicates. */
export const newBookingCode = () => `RH-${draw(8)}`;
export const newApplicationCode = () => `FP-${draw(8)}`;
export const newSavingsCode = () => `TB-${draw(8)}`;
/** Letters and digits only: they stand in the text of a bank's transfer. */
export const newPayoutBatchCode = () => `BATCH${draw(8)}`;
export const newPayoutCode = () => `PAY${draw(10)}`;
export const newPrivateUmrahCode = () => `PU-${draw(8)}`;
export const newSouvenirOrderCode = () => `OL-${draw(8)}`;
export const newInvoiceCode = () => `INV-${draw(10)}`;
/** Asks a bank to pay from savings. */
export const newSavingsPaymentCode = () => `BT-${draw(8)}`;
export const newJoinCode = () => `MT-${draw(8)}`;
