// Tax numbers (NPWP) as people write them and as the state's system wants them.
import * as z from 'zod/mini';
import { filled } from '#shared/form-faults';

/** 15 digits, or 16 in its newer form, with dots and hyphens as on the card: 12.345.678.9-012.000. Answers the digits. */
export const writtenTaxNumber = () =>
  filled().check(
    z.overwrite((text) => text.replaceAll(/[\s.-]/g, '')),
    z.regex(/^[0-9]{15,16}$/, { error: 'error_tax_number' }),
  );

/** In 16 digits: a company's older number has a nought before it. */
export const longTaxNumber = (digits: string): string => digits.padStart(16, '0');

/** NITKU of the head office. */
export const headOffice = (digits: string): string => `${longTaxNumber(digits)}000000`;
