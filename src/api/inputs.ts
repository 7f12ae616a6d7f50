// Parts of inputs that many endpoints share (spec §7, §9 page sizes).
import * as z from 'zod';
import { affiliateParam } from '#shared/affiliate';
import { facetNames } from '#shared/catalogue';
import { queryNames } from '#shared/departure-query';
import { maxPage, maxPageSize, searchMaxLength } from '#shared/limits';

export const limitOf = (size: number) =>
  z.coerce.number<string>().int().min(1).max(maxPageSize).default(size);
const pageNumber = z.coerce.number<string>().int().min(1).max(maxPage).default(1);

export const limited = (size: number) => z.object({ limit: limitOf(size) });
export const paged = (size: number) => z.object({ page: pageNumber, limit: limitOf(size) });

/** Free text: no control characters, which no keyboard sends and PostgreSQL refuses. */
export const searchText = z
  .string()
  .max(searchMaxLength)
  .regex(/^\P{Cc}*$/u);

/** A slug or an id: anything else identifies nothing and answers 404. */
export const named = z.object({ id: z.string() });

export const withAffiliate = z.object({ [affiliateParam]: z.string().optional() });

const texts = z.union([z.string(), z.array(z.string())]).optional();

/**
 * Filters of a list of departures. parseDepartureQuery reads them, as on pages: several values comma-separated or
 * repeated; an invalid value is refused with its field named.
 */
export const departureFilters = z.object(
  Object.fromEntries([...queryNames, ...facetNames].map((name) => [name, texts])) as Record<
    (typeof queryNames)[number] | (typeof facetNames)[number],
    typeof texts
  >,
);

/** The revision of a draft, or the number of a version, that was read: as much as the database counts. */
export const revisionOf = z.int().min(0).max(2_147_483_647);
/** The same in an address. */
export const readRevision = z.coerce.number<string>().pipe(revisionOf);
