// Everything that is encrypted at rest and must follow when the newest key of the ring changes (docs/product/privacy.md).
// A test compares the list with the database: no encrypted column stays under a key that is about to leave.
import { encryptedAttachments } from '#domain/conversations';
import { encryptedProofs } from '#domain/departure-evidence';
import { encryptedDisputeFiles } from '#domain/finance-console';
import { encryptedFinancing } from '#domain/financing';
import { encryptedJoinDocuments } from '#domain/joining';
import { encryptedManifests } from '#domain/manifests';
import { encryptedParticipants } from '#domain/participants';
import { encryptedBankLicenceFiles } from '#domain/bank-terms';
import { encryptedLicenceDocuments, encryptedStandingFiles } from '#domain/partner-standing';
import { encryptedCredentials, encryptedRefundAccounts } from '#domain/payments';
import { encryptedConsultantAccounts } from '#domain/payouts';
import { encryptedReturnReports } from '#domain/return-reports';
import { encryptedSavings } from '#domain/savings';
import { encryptedSecrets } from '#domain/second-factors';
import { encryptedReturnPictures } from '#domain/souvenir-orders';
import { encryptedWebhooks } from '#domain/webhooks';
import type { Db } from '#platform/database/database';
import { type EncryptedColumn, reencrypt } from '#platform/encrypted-columns';
import type { FileDeps } from '#platform/files/files';
import type { KeyRing } from '#platform/keys';

export const encryptedColumns: readonly EncryptedColumn[] = [
  encryptedAttachments,
  encryptedConsultantAccounts,
  encryptedCredentials,
  encryptedDisputeFiles,
  ...encryptedFinancing,
  encryptedJoinDocuments,
  encryptedLicenceDocuments,
  encryptedStandingFiles,
  encryptedBankLicenceFiles,
  encryptedManifests,
  encryptedProofs,
  encryptedReturnPictures,
  encryptedReturnReports,
  ...encryptedParticipants,
  encryptedRefundAccounts,
  ...encryptedSavings,
  ...encryptedSecrets,
  ...encryptedWebhooks,
];

/** Re-encrypts what is under an older key; returns how many values. Ends with the first that cannot be decrypted. */
export async function rotateKeys(deps: { db: Db; keys: KeyRing } & FileDeps): Promise<number> {
  let moved = 0;
  for (const column of encryptedColumns) moved += await reencrypt(deps, column);
  return moved;
}
