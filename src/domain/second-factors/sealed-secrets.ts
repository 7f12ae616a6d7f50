// Where secrets of second factors stand encrypted (docs/product/second-factors.md).
import type { EncryptedColumn } from '#platform/encrypted-columns';

/** A secret is encrypted for its account and no other. */
export const sealedAbout = (accountId: string) => `second_factors ${accountId}`;

/** Of active factors and of pending enrolments. */
export const encryptedSecrets: EncryptedColumn[] = (
  ['second_factors', 'second_factor_enrolments'] as const
).map((table) => ({ table, column: 'secret', row: 'account_id', about: sealedAbout }));
