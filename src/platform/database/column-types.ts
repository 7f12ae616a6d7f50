// How column values become TypeScript values (docs/product/ledger.md: "pg returns bigint as a string: parse it once,
// centrally"). types.ts declares the same types; column-types.db.test.ts holds the two together.
import pg from 'pg';

const { INT8, DATE } = pg.types.builtins;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;
const TEXT_ARRAY: number = 1009;

const parseTextArray: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY);

/**
 * int8 becomes a number, and throws when a number cannot hold it; a calendar date stays 'YYYY-MM-DD', because a Date
 * would shift it by the time zone. numeric stays a string, timestamptz is a Date: the driver's defaults.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format === 'binary') return pg.types.getTypeParser(oid, format);
    switch (oid) {
      case INT8:
        return safeWholeNumber;
      case DATE:
        return (text: string) => text;
      case INT8_ARRAY:
        return (text: string) =>
          parseTextArray(text).map((item) => (item === null ? null : safeWholeNumber(item)));
      case DATE_ARRAY:
        return parseTextArray;
      default:
        return pg.types.getTypeParser(oid, 'text');
    }
  },
};

function safeWholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a JavaScript number`);
  return value;
}
