// What the documentation says of the API beside the schemas (docs/product/api.md): who may call, with what, under which name.
import { terms } from '#shared/paths';
import { downloadTypes, type Endpoint, envelope, failureEnvelope } from './define.ts';
import { deprecationSentence } from './deprecation.ts';
import { readExamples } from './examples.ts';
import type { Operation } from './implementations.ts';

/** The keys of callers, as OpenAPI names them. */
const securitySchemes = {
  application: {
    type: 'apiKey',
    in: 'header',
    name: 'access-token',
    description:
      'The secret_key of the calling application or device, from POST /api/v3/auth/register-device. Every change needs it; reading without it has a lower limit.',
  },
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The user_token of a signed-in person. A 401 is mended by POST /api/v3/user/auth/refresh, a 417 by signing in again.',
  },
  partner_key: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'rihlah_…',
    description:
      "A key of a travel partner's program, made at /partner-console/api-keys. It opens the calls that name one of its scopes and no others, and needs no access-token. 600 calls a minute.",
  },
} as const;

/** The document that the endpoints are written into. */
export const apiDocument = {
  openapi: '3.1.0',
  info: {
    title: 'Rihlah API',
    version: '3',
    description:
      'v3 is the default version: /api/v3/… also answers without the version. Money is whole rupiah, times are ISO 8601 in UTC, days are dates in Jakarta.',
    license: { name: 'By agreement', url: terms },
  },
  servers: [{ url: '/', description: 'The host of the brand whose marketplace is meant' }],
  components: { securitySchemes },
};

/** The documentation of one operation and the schemas that check what is sent, as Fastify takes them. */
export function documented({ id, area, endpoint }: Operation) {
  return {
    operationId: id,
    summary: endpoint.summary,
    description: `For ${audience(endpoint)}${endpoint.scope ? `, and for keys with the scope ${endpoint.scope}` : ''}. Specification ${endpoint.spec}.${endpoint.deprecated ? deprecationSentence(endpoint.deprecated) : ''}`,
    ...(endpoint.deprecated && { deprecated: true }),
    tags: [area],
    security: securityOf(endpoint),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.download && { download: endpoint.download }),
    ...(endpoint.upload && { consumes: ['multipart/form-data'], upload: endpoint.upload }),
  };
}

/** What the operation answers: only read with the documentation, so nothing is made of it at start. */
export const documentedAnswers = ({ endpoint }: Operation) => ({
  200: envelope(endpoint),
  '4xx': failureEnvelope,
});

/** The route with its example beside the schemas of body and answer, read from the area's file when the documentation is. */
export function withExample<R extends { schema: object }>(route: R, id: string | undefined): R {
  const [area, name] = id?.split('.') ?? [];
  const example = area && name ? readExamples(area)[name] : undefined;
  if (!example) return route;
  const schema = route.schema as { body?: object; response?: Record<string, object> };
  const withOne = (part: object, value: object) => ({ ...part, examples: [value] });
  return {
    ...route,
    schema: {
      ...schema,
      ...(schema.body && example.body && { body: withOne(schema.body, example.body) }),
      response: {
        ...schema.response,
        ...(example.answer && { 200: withOne(schema.response?.['200'] ?? {}, example.answer) }),
      },
    },
  };
}

export type Upload = NonNullable<Endpoint['upload']>;

/** A file is no part of the schemas that check a body, but of the documentation. */
export function withUpload<R extends { schema: object }>(route: R, upload: Upload | undefined): R {
  if (!upload) return route;
  const file = { type: 'string', format: 'binary', description: `At most ${upload.maxBytes} bytes` };
  const body = { type: 'object', required: [upload.field], properties: { [upload.field]: file } };
  return { ...route, schema: { ...route.schema, body } };
}

export type Downloads = NonNullable<Endpoint['download']>;

/** A file in place of the envelope. */
export function withDownload<R extends { schema: object }>(route: R, download: Downloads | undefined): R {
  if (!download) return route;
  const schema = route.schema as { response?: Record<string, object> };
  const content = Object.fromEntries(
    download.map((type) => [downloadTypes[type], { schema: { type: 'string', format: 'binary' } }]),
  );
  return {
    ...route,
    schema: { ...schema, response: { ...schema.response, 200: { description: 'The file', content } } },
  };
}

const audiences = { everyone: 'everyone', guest: 'whoever is not signed in', member: 'whoever is signed in' };

function audience({ who, task }: Endpoint): string {
  if (typeof who === 'string') return audiences[who];
  return `${who.join(', ')}${task ? ` whose duties include ${task}` : ''}`;
}

/** The sets of keys of which one has to be sent. */
function securityOf({ method, who, needsNoAccessToken, scope }: Endpoint): Record<string, string[]>[] {
  const needsApplication = method !== 'GET' && !needsNoAccessToken;
  const needsSession = who !== 'everyone' && who !== 'guest';
  const least = { ...(needsApplication && { application: [] }), ...(needsSession && { session: [] }) };
  const withKey = scope ? [{ partner_key: [scope] }] : [];
  return [...(needsApplication ? [least] : [least, { ...least, application: [] }]), ...withKey];
}
