// Mounts every endpoint of the contract on Fastify: validation, one answer shape, language, brand, throttle.
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createJsonSchemaTransform,
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransformObject,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { downloadTypes } from './define.ts';
import { deprecationHeaders } from './deprecation.ts';
import {
  apiDocument,
  documented,
  documentedAnswers,
  type Downloads,
  type Upload,
  withDownload,
  withExample,
  withUpload,
} from './openapi.ts';
import type { Deps } from '#domain/deps';
import { findSessionWith, type FoundSession, type NamedSession } from '#domain/sessions';
import { guestIdOf, newGuestId } from '#platform/guest-cookie';
import { isDatabaseAway, retryAfterSeconds } from '#platform/database/unreachable';
import { matchesTag } from '#platform/entity-tags';
import { requestLocale, runWithLocale } from '#platform/request-locale';
import { senderOf } from '#platform/sender';
import { AppError, type FieldFault } from '#shared/errors';
import { isNestedDeeper } from '#shared/json-depth';
import { jsonMaxDepth } from '#shared/limits';
import {
  callLimits,
  type CallRates,
  checkAccessTokens,
  hasAccessToken,
  sendsApiKey,
} from './access-token.ts';
import { admit } from './admission.ts';
import { appErrorAnswer, failureAnswer, successAnswer } from './answers.ts';
import { callerOf, callersName, callersSession } from './caller.ts';
import { implementations, type Operation } from './implementations.ts';
import type { ApiRequest, Download } from './implement.ts';
import { inputFaults, unwritableFields } from './input-faults.ts';
import { apiLocale, refuseForeignChange } from './request-context.ts';
import { createStoredAnswers, type StoredAnswer, type StoredAnswers } from './stored-answers.ts';
import { createMethodFinder, listShadowedMethods } from './served-methods.ts';
import { readUpload } from './uploads.ts';

/** The documentation's reader loads only itself; its images and sizes are inline. */
const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const describeSchemas = createJsonSchemaTransform({ skipList: [] });

export interface ApiOptions extends CallRates {
  /** For answers that are everybody's; 0 makes each anew. */
  storedAnswerBytes: number;
}

/** Registers /api/… . Unknown URLs under /api get the one answer shape. */
export async function mountApi(
  app: FastifyInstance,
  deps: Deps,
  config: ApiOptions,
  operations: readonly Operation[] = implementations,
): Promise<void> {
  const answers = config.storedAnswerBytes > 0 ? createStoredAnswers(deps, config.storedAnswerBytes) : null;
  await app.register(async (api) => {
    api.setValidatorCompiler(validatorCompiler);
    api.addHook('onRequest', (request, reply, done) => {
      // Decision 0006: a caller with a token is an application and needs no Origin. Then no browser's cookie counts
      // either; nor with a partner's key, which no browser sends by itself.
      if (sendsApiKey(request) || (hasAccessToken(request) && senderOf(request) !== 'own'))
        request.cookies = {};
      // An answer depends on the host's brand, the language and the guest's cookie: no shared cache may store it.
      void reply.header('cache-control', 'private, no-cache');
      runWithLocale(apiLocale(request), done);
    });
    if (config.apiReadsPerMinute > 0) await api.register(rateLimit, callLimits(config));
    checkAccessTokens(api, deps);
    await api.register(swagger, {
      openapi: apiDocument,
      transform: (route) => {
        const { upload, download, operationId } = route.schema as {
          upload?: Upload;
          download?: Downloads;
          operationId?: string;
        };
        const operation = operations.find(({ id }) => id === operationId);
        // Answers are typed by the contract and checked against it in tests: the routes have no schemas of them, JSON.stringify is enough.
        const schema = { ...route.schema, ...(operation && { response: documentedAnswers(operation) }) };
        const described = withUpload(describeSchemas({ ...route, schema }), upload);
        return withDownload(withExample(described, operationId), download);
      },
      transformObject: jsonSchemaTransformObject,
    });
    await api.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      transformStaticCSP: () => docsPolicy,
      uiConfig: { validatorUrl: null },
      logLevel: 'warn',
    });
    await api.register(multipart, { throwFileSizeLimit: false });
    const parseJson = api.getDefaultJsonParser('error', 'error');
    api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
      isNestedDeeper(String(body), jsonMaxDepth)
        ? done(new AppError('unreadable'))
        : parseJson(request, String(body), done),
    );
    api.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    api.get('/api/openapi.json', { schema: { hide: true } }, async () => api.swagger());
    api.setErrorHandler(answerError);
    for (const operation of operations) mountEndpoint(api, deps, operation, answers);
    for (const shadowed of listShadowedMethods(contractAddresses))
      api.route({ ...shadowed, schema: { hide: true }, handler: refuseUnserved });
    api.all('/api', { schema: { hide: true } }, refuseUnserved);
    api.all('/api/*', { schema: { hide: true } }, refuseUnserved);
  });
}

function mountEndpoint(
  api: FastifyInstance,
  deps: Deps,
  operation: Operation,
  answers: StoredAnswers | null,
): void {
  const { endpoint, handle, reads } = operation;
  const sessions = new WeakMap<FastifyRequest, FoundSession & { known?: unknown }>();
  const named = new WeakMap<FastifyRequest, NamedSession>();
  const warning = endpoint.deprecated && deprecationHeaders(endpoint.deprecated);
  const shared = endpoint.isShared ? answers : null;
  const storedKey = (request: FastifyRequest) =>
    `${requestLocale()} ${request.protocol}://${request.host}${request.url}`;
  const sendStored = (request: FastifyRequest, reply: FastifyReply, { etag, body }: StoredAnswer) => {
    void reply.header('etag', etag);
    return matchesTag(request.headers['if-none-match'], etag)
      ? reply.code(304).send()
      : reply.type('application/json; charset=utf-8').send(body);
  };
  // Before the body: a caller without access cannot make us read a body.
  const preParsing = async (request: FastifyRequest, reply: FastifyReply) => {
    if (warning) void reply.headers(warning);
    const isNamed = endpoint.needsNoAccessToken || hasAccessToken(request) || sendsApiKey(request);
    if (endpoint.method !== 'GET' && !isNamed) refuseForeignChange(request);
    // Whom we signed a token for may send a body; whether that session lives is asked with what the call needs to know.
    const name = reads ? await callersName(deps, request) : null;
    if (name) {
      named.set(request, name);
      return;
    }
    const session = await callersSession(deps, request);
    admit(endpoint, session);
    // What is stored under this very URL was asked for with an input that is valid.
    const stored =
      shared && request.headers['content-type'] === undefined ? shared.find(storedKey(request)) : null;
    if (stored) return sendStored(request, reply, stored);
    sessions.set(request, session);
  };
  const admitNamed = async (request: FastifyRequest, name: NamedSession) => {
    const brand = deps.brands.forHost(request.hostname);
    const { accountId } = name;
    const [params, body] = [recordOf(request.params), recordOf(request.body)];
    const session = await findSessionWith(deps, name, reads!({ deps, brand, accountId, params, body }) ?? {});
    admit(endpoint, session);
    sessions.set(request, session);
  };
  const preValidation = async (request: FastifyRequest) => {
    const name = named.get(request);
    if (name) await admitNamed(request, name);
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '');
    if ((request.isMultipart() && !endpoint.upload) || (isForm && !endpoint.takesForms))
      throw new AppError('unsupported_media_type');
    // A missing body equals an empty one.
    if (endpoint.body) request.body ??= {};
  };
  const preHandler = async ({ query, body }: FastifyRequest) => {
    const faults = [...unwritableFields(query), ...unwritableFields(body)];
    if (faults.length > 0) throw new AppError('invalid_input', faults);
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const facts: ApiRequest = {
      deps,
      brand: deps.brands.forHost(request.hostname),
      locale: requestLocale(),
      guestId: guestIdOf(request),
      actor: sessions.get(request)?.actor ?? null,
      known: sessions.get(request)?.known,
      caller: callerOf(request, reply),
      ensureGuestId: () => guestIdOf(request) ?? newGuestId(request, reply),
    };
    const file = endpoint.upload && (await readUpload(request, endpoint.upload));
    const input = { params: request.params, query: request.query, body: request.body, file } as Parameters<
      typeof handle
    >[0];
    const answerTo = async (asking: ApiRequest) => {
      const answer = await handle(input, asking);
      return successAnswer(answer.data, answer.pagination ?? null, answer.messageKey);
    };
    if (endpoint.download) {
      const { download } = await handle(input, facts);
      return reply.headers(downloadHeaders(download!)).send(download!.bytes);
    }
    if (!shared) return answerTo(facts);
    return sendStored(
      request,
      reply,
      await shared.answer(storedKey(request), () => answerTo(asNobody(facts))),
    );
  };
  api.route({
    method: endpoint.method,
    url: endpoint.path,
    preParsing,
    preValidation,
    preHandler,
    handler,
    schema: documented(operation),
  });
}

/** It is taken along, never shown within our pages, and stored by no cache. */
const downloadHeaders = ({ type, name }: Download) => ({
  'content-type': downloadTypes[type],
  'content-disposition': `attachment; filename="${name}.${type}"`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
});

const recordOf = (input: unknown) =>
  (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;

/** What goes to everybody is made without knowing whoever happened to ask first. */
function asNobody(request: ApiRequest): ApiRequest {
  const ensureGuestId = () => {
    throw new Error('A shared answer is made for nobody');
  };
  return { ...request, actor: null, guestId: null, ensureGuestId };
}

/** Every URL of the contract, by which known paths are told from unknown ones. */
const contractAddresses = implementations.map(({ endpoint: { path, method } }) => ({ url: path, method }));
let findMethods: ReturnType<typeof createMethodFinder> | undefined;

/** Nobody took the request: a known path with an unknown method answers 405, not 404. */
async function refuseUnserved({ method, url }: FastifyRequest, reply: FastifyReply) {
  findMethods ??= createMethodFinder(contractAddresses);
  const served = findMethods(url.replace(/[?#].*/, ''));
  // The router refuses an endless name although its method is served.
  if (served.length === 0 || served.includes(method === 'HEAD' ? 'GET' : method))
    return reply.code(404).send(failureAnswer('not_found'));
  return reply.code(405).header('allow', served.join(', ')).send(failureAnswer('method_not_allowed'));
}

const fastifyFaults: Record<string, AppError['code']> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
};

function answerError(
  error: Error & { code?: string; statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const faults: FieldFault[] = inputFaults(error.validation);
    return reply.code(422).send(failureAnswer('invalid_input', faults));
  }
  if (error instanceof AppError) {
    if (error.status === 503) void reply.header('retry-after', retryAfterSeconds);
    return reply.code(error.status).send(appErrorAnswer(error));
  }
  const known =
    fastifyFaults[error.code ?? ''] ?? (error.statusCode && error.statusCode < 500 ? 'unreadable' : null);
  if (known) return answerError(new AppError(known), request, reply);
  request.log.error({ err: error }, 'request failed');
  if (isDatabaseAway(error))
    return reply.header('retry-after', retryAfterSeconds).code(503).send(failureAnswer('unavailable'));
  return reply.code(500).send(failureAnswer('internal', [], request.id));
}
