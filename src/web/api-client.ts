// The browser's way to the API (docs/product/api.md): what is done about each refusal of spec §8 says failed-calls.ts.
import type { FieldFault } from '#shared/errors';
import { remedyFor, type Tried, tokenCookie, withoutToken } from './failed-calls.ts';

/** What a call may change; it may be sent twice, so a body is a text or a form, never a stream. */
export interface ApiCall {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: string | FormData;
  signal?: AbortSignal;
  keepalive?: boolean;
}

export interface ApiAnswer<Data> {
  data: Data;
  message: string;
  pagination: { total: number; total_is_capped: boolean } | null;
}

/** A refusal that nothing more can be done about; `message` is the server's own sentence. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: (FieldFault & { message: string })[];

  constructor(
    status: number,
    {
      message = '',
      code = '',
      errors = [],
    }: { message?: string; code?: string; errors?: ApiRefusal['errors'] },
  ) {
    super(message);
    this.name = 'ApiRefusal';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** The browser, as far as calls need it. */
export interface Surroundings {
  fetch(address: string, init: RequestInit): Promise<Response>;
  /** The page's: what the server says is shown there. The browser by itself would ask for its own. */
  language(): string;
  /** All cookies that scripts may read, as one text. */
  cookies: { value: string };
  /** Leaves for the sign-in page, which signs out what is left of the session and says why (server/session.ts). */
  goToSignIn(): void;
}

const refresh = '/api/v3/user/auth/refresh';

/** Throws an `ApiRefusal`; what `fetch` throws (no network, a call given up) goes through as it is. */
export type CallApi = <Data = unknown>(address: string, call?: ApiCall) => Promise<ApiAnswer<Data>>;

export function createApiClient({ fetch, language, cookies, goToSignIn }: Surroundings): CallApi {
  /** One at a time: calls that are refused together wait for the same new jwt. */
  let renewing: Promise<ApiRefusal | null> | null = null;
  let renewals = 0;

  function send(address: string, { body, ...call }: ApiCall): Promise<Response> {
    const token = new RegExp(`(?:^|; )${tokenCookie}=([^;]*)`).exec(cookies.value)?.[1];
    const headers = {
      'accept-language': language(),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(token && { [tokenCookie]: token }),
    };
    return fetch(address, { ...call, headers, ...(body !== undefined && { body }) });
  }

  /** Answers why there is no new jwt, null where there is one; a call that was sent before the last one came needs no other. */
  async function renew(sentAfter: number): Promise<ApiRefusal | null> {
    if (renewals > sentAfter) return null;
    renewing ??= send(refresh, { method: 'POST' })
      .then((response) => {
        if (!response.ok) return refusalOf(response);
        renewals += 1;
        return null;
      })
      .finally(() => {
        renewing = null;
      });
    return renewing;
  }

  async function refusalOf(response: Response): Promise<ApiRefusal> {
    return new ApiRefusal(response.status, (await response.json().catch(() => ({}))) as object);
  }

  /** Nobody stays on the page: its own sentence is said again where they go. */
  function ended(refusal: ApiRefusal): ApiRefusal {
    goToSignIn();
    return refusal;
  }

  return async <Data>(address: string, call: ApiCall = {}) => {
    const tried: Tried = { isSignedAgain: false, isTokenDropped: false };
    for (;;) {
      const sentAfter = renewals;
      const response = await send(address, call);
      if (response.ok) return (await response.json()) as ApiAnswer<Data>;
      const refusal = await refusalOf(response);
      const remedy = remedyFor(response.status, refusal.code, tried);
      if (remedy === 'sign_again') {
        const failure = await renew(sentAfter);
        if (failure?.status === 417) throw ended(failure);
        if (failure) throw refusal;
        tried.isSignedAgain = true;
      } else if (remedy === 'drop_token') {
        cookies.value = withoutToken;
        tried.isTokenDropped = true;
      } else {
        throw remedy === 'sign_in' ? ended(refusal) : refusal;
      }
    }
  };
}

export const browser: Surroundings = {
  fetch: (address, init) => fetch(address, init),
  language: () => document.documentElement.lang,
  cookies: {
    get value() {
      return document.cookie;
    },
    set value(cookie) {
      document.cookie = cookie;
    },
  },
  goToSignIn() {
    const prefix = document.documentElement.lang === 'en' ? '/en' : '';
    location.assign(
      `${prefix}/auth/login?redirect=${encodeURIComponent(location.pathname + location.search)}`,
    );
  },
};

export const callApi: CallApi = createApiClient(browser);
