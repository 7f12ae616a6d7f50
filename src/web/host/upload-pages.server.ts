// Pages whose form carries a file (spec §7 me/avatar): more bytes than other forms, but only from somebody who is signed in,
// or on the few pages that are open to all.
import type { Readable } from 'node:stream';
import * as paths from '#shared/paths';

/** Addresses without language prefix → the most their form may be. Somewhat more than the file may be, so that most who send
 *  too large a one are told so beside the field. */
export const uploadPages: Readonly<Record<string, number>> = {
  [paths.member.picture]: 8 * 1024 * 1024,
  [paths.member.participant(':orderId', ':number')]: 8 * 1024 * 1024,
  [paths.member.documents(':orderId')]: 8 * 1024 * 1024,
  // Three pictures at once.
  [paths.member.storeOrder(':merchanId')]: 26 * 1024 * 1024,
  [paths.conversation(':conversationId')]: 8 * 1024 * 1024,
  [paths.partnerConsole.conversation(':conversationId')]: 8 * 1024 * 1024,
  [paths.storeConsole.conversation(':conversationId')]: 8 * 1024 * 1024,
  [paths.operator.conversation(':conversationId')]: 8 * 1024 * 1024,
  // Several photographs at once.
  [paths.partnerConsole.programmePictures(':programmeId')]: 32 * 1024 * 1024,
  [paths.storeConsole.itemPictures(':itemId')]: 32 * 1024 * 1024,
  [paths.partnerConsole.pictures]: 32 * 1024 * 1024,
  [paths.operator.hotelPictures(':hotelId')]: 32 * 1024 * 1024,
  [paths.distributionConsole.pictures]: 32 * 1024 * 1024,
  [paths.partnerConsole.profile]: 8 * 1024 * 1024,
  [paths.partnerConsole.departureEvidence(':departureId')]: 8 * 1024 * 1024,
  [paths.partnerConsole.returnReport(':departureId')]: 8 * 1024 * 1024,
  [paths.partnerConsole.departureTable]: 6 * 1024 * 1024,
  [paths.partnerConsole.participantTable(':departureId')]: 6 * 1024 * 1024,
  [paths.storeConsole.importItems]: 6 * 1024 * 1024,
  [paths.storeConsole.payouts]: 8 * 1024 * 1024,
  [paths.distributionConsole.payouts]: 8 * 1024 * 1024,
  [paths.partnerConsole.payouts]: 8 * 1024 * 1024,
  [paths.loanApplicantForm(':productId', ':bookingId')]: 4 * 1024 * 1024,
  [paths.savingsPlanning]: 4 * 1024 * 1024,
  [paths.savingForm(':savingsId', ':productId')]: 4 * 1024 * 1024,
  [paths.bankConsole.application(':code')]: 4 * 1024 * 1024,
  [paths.bankConsole.balances]: 4 * 1024 * 1024,
  [paths.operator.umrahPriceSheet]: 6 * 1024 * 1024,
  [paths.partnerConsole.umrahPriceSheet]: 6 * 1024 * 1024,
  [paths.operator.dispute(':paymentId')]: 8 * 1024 * 1024,
  [paths.operator.bank]: 8 * 1024 * 1024,
  [paths.operator.brandPart(':brandId', ':part')]: 9 * 1024 * 1024,
  [paths.operator.partner(':partnerId')]: 8 * 1024 * 1024,
  [paths.operator.bankLicence(':bankId')]: 8 * 1024 * 1024,
  [paths.operator.newArticle]: 8 * 1024 * 1024,
  [paths.operator.article(':articleId')]: 8 * 1024 * 1024,
};

/** The same from anybody: whoever has the link of an application may send its documents. The domain limits how many. */
export const openUploadPages: Readonly<Record<string, number>> = {
  [paths.joinApplication(':token')]: 6 * 1024 * 1024,
};

interface UploadLimit {
  maxBytes: number;
  /** What the head of the request says, where it does: NaN else. */
  declaredBytes: number;
}

/** Reads a body that was left in its stream; throws 413 as soon as it is too long, and before the first byte where its head says so. */
export async function readUploadBody(
  stream: Readable,
  { maxBytes, declaredBytes }: UploadLimit,
): Promise<Buffer> {
  if (declaredBytes > maxBytes) throw tooLong();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw tooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

const tooLong = () => Object.assign(new Error('The upload is too long'), { statusCode: 413 });
