// Calls Rihlah's API from any program with `fetch` (README.md). Keeps the keys, renews a session once, and throws what was refused.
import { operations } from './operations.js';

/** What the API refused: its status and its answer. */
export class RihlahError extends Error {
  constructor(status, answer) {
    super(answer.message);
    this.name = 'RihlahError';
    this.status = status;
    this.code = answer.code;
    this.messageKey = answer.message_key;
    this.errors = answer.errors;
  }
}

export function createClient({ baseUrl, locale = 'id', fetch = globalThis.fetch, onKeys, ...given }) {
  const keys = { accessToken: null, userToken: null, refreshToken: null, apiKey: null, ...given };

  /** Takes keys over, and tells whoever keeps them. */
  function take(changed) {
    Object.assign(keys, changed);
    onKeys?.({ ...keys });
  }

  async function send(id, { params = {}, query = {}, body, file, idempotencyKey }, headers = {}) {
    const [method, path, field, answers] = operations[id];
    const url = new URL(
      path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name])),
      baseUrl,
    );
    for (const [name, value] of Object.entries(query))
      for (const one of [value].flat()) if (one !== undefined) url.searchParams.append(name, one);
    const response = await fetch(url, {
      method,
      headers: {
        'accept-language': locale,
        ...(keys.accessToken && { 'access-token': keys.accessToken }),
        ...((keys.apiKey ?? keys.userToken) && { authorization: `Bearer ${keys.apiKey ?? keys.userToken}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: file ? fileForm(field, file) : body === undefined ? undefined : JSON.stringify(body),
    });
    const isFile = answers === 'file' && response.status === 200;
    return {
      status: response.status,
      answer: isFile ? fileAnswer(await response.blob()) : await response.json(),
    };
  }

  let renewal = null;
  /** A new session for the refresh token; many calls that fail at once wait for the same one. */
  function renew() {
    renewal ??= send('sessions.refresh', {}, { 'refresh-token': keys.refreshToken })
      .then(({ status, answer }) => {
        if (status !== 200) throw new RihlahError(status, answer);
        take({ userToken: answer.data.user_token, refreshToken: answer.data.refresh_token });
      })
      .finally(() => {
        renewal = null;
      });
    return renewal;
  }

  async function call(id, input = {}) {
    const { userToken } = keys;
    let { status, answer } = await send(id, input);
    if (status === 401 && keys.refreshToken) {
      // Another call may have renewed it meanwhile.
      if (keys.userToken === userToken) await renew();
      ({ status, answer } = await send(id, input));
    }
    if (status !== 200) throw new RihlahError(status, answer);
    return answer;
  }

  return {
    call,
    async registerDevice(device) {
      const { data } = await call('sessions.registerDevice', { body: device });
      take({ accessToken: data.secret_key });
    },
    async signIn(credentials) {
      const { data } = await call('sessions.login', { body: credentials });
      take({ userToken: data.user_token, refreshToken: data.refresh_token });
    },
    async signOut() {
      await call('sessions.logout');
      take({ userToken: null, refreshToken: null });
    },
  };
}

/** A file comes without the shape of other answers. */
const fileAnswer = (data) => ({
  success: true,
  code: 'ok',
  message: '',
  message_key: '',
  data,
  pagination: null,
});

function fileForm(field, file) {
  const form = new FormData();
  form.append(field, file);
  return form;
}
