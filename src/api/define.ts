// The declaration of an endpoint (docs/product/api.md): data that the API, its documentation, the
// authorisation matrix and the clients all read.
import * as z from 'zod';
import type { ErrorCode } from '#shared/errors';
import type { ApiScope } from '#shared/api-scopes';
import type { PartnerTask } from '#shared/partner-duties';
import type { Role } from '#shared/roles';

/** Who may call: `everyone` includes guests, `guest` excludes members, a list of roles excludes everybody else. */
export type Audience = 'everyone' | 'guest' | 'member' | readonly Role[];

export const downloadTypes = {
  pdf: 'application/pdf',
  webp: 'image/webp',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml; charset=utf-8',
} as const;
/** By the ending of its name. */
export type DownloadType = keyof typeof downloadTypes;

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Literal, with its version. `/api/v3/…` also answers without the version (spec §7: v3 is the default). */
  path: `/api/v${1 | 2 | 3 | 4}/${string}` | `/api/consultant/v1/${string}`;
  who: Audience;
  /** Of a travel partner's staff, only those whose duties allow it. */
  task?: PartnerTask;
  /** Which scope of a partner's key opens it to programs; without one, no key does. */
  scope?: ApiScope;
  /** A change allowed without an access-token: the one that issues it. */
  needsNoAccessToken?: boolean;
  summary: string;
  /** It will go: days in UTC, and the path to call from then on (docs/product/api-versions.md). */
  deprecated?: { since: string; until: string; instead?: `/api/${string}` };
  /** Section of the specification. */
  spec: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Also accepts application/x-www-form-urlencoded. */
  takesForms?: boolean;
  /** One file, sent as multipart/form-data under this name. The domain checks its content. */
  upload?: { field: string; maxBytes: number };
  /**
   * The answer is a file of one of these kinds, byte by byte, in place of the one answer shape (decision 0235); `data` is null. What is refused is
   * answered as by any call.
   */
  download?: readonly [DownloadType, ...DownloadType[]];
  /** The schema of the answer's `data`. */
  data: z.ZodType;
  paged?: boolean;
  /**
   * The answer depends on host, language and URL alone: it is stored until something it was read from changes. Its handler learns
   * nothing of whoever asks.
   */
  isShared?: boolean;
  errors?: readonly ErrorCode[];
}

type Output<S> = S extends z.ZodType ? z.output<S> : Record<never, never>;

/** Input and output of a handler, derived from the endpoint. */
export interface Input<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
  /** Empty when none was sent; one byte longer than the limit when it was too large. */
  file: E['upload'] extends object ? Buffer : undefined;
}
export type Data<E extends Endpoint> = z.input<E['data']>;

/** Named as in spec §3 (booking lists, promos). */
export interface Pagination {
  current_page: number;
  limit: number;
  total: number;
  /** True when counting stopped at a cap: there are more than `total`. */
  total_is_capped: boolean;
  last_page: number;
  first_item: number;
  last_item: number;
}

/** Names an endpoint's literal type, so that handlers are checked against it. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

const paginationSchema = z.object({
  current_page: z.int(),
  limit: z.int(),
  total: z.int(),
  total_is_capped: z.boolean(),
  last_page: z.int(),
  first_item: z.int(),
  last_item: z.int(),
});

const envelopes = new WeakMap<Endpoint, z.ZodType>();

/** The one answer shape (docs/product/api.md) around `data`: built once, however many servers a process has. */
export function envelope(definition: Endpoint): z.ZodType {
  const known = envelopes.get(definition);
  if (known) return known;
  const built = z.object({
    success: z.literal(true),
    code: z.string(),
    message: z.string(),
    message_key: z.string(),
    errors: z.array(z.never()),
    data: definition.data,
    pagination: definition.paged ? paginationSchema : z.null(),
  });
  envelopes.set(definition, built);
  return built;
}

export const failureEnvelope = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  message_key: z.string(),
  errors: z.array(z.object({ field: z.string(), message_key: z.string(), message: z.string() })),
  data: z.null(),
  pagination: z.null(),
});
