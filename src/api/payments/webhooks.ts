// Webhooks of the gateways (docs/product/payments.md): machine to machine, so that neither the
// rules for pages nor those for applications apply. The signature identifies the sender.
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Deps } from '#domain/deps';
import { receiveWebhook } from '#domain/payments';
import { clientNetwork } from '#platform/client-network';
import { isDatabaseAway, retryAfterSeconds } from '#platform/database/unreachable';
import { AppError } from '#shared/errors';
import { notificationPath } from '#shared/payment-methods';
import { appErrorAnswer, failureAnswer } from '#api/answers';

/** A real one is below 4 kB. */
const bodyLimitBytes = 16_384;

/** Answers 200 only when its whole effect is in the database; 503 asks the gateway to send it again. */
export async function mountPaymentNotifications(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (gateways) => {
    // The signature covers the bytes, whatever their content type.
    gateways.removeAllContentTypeParsers();
    gateways.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    gateways.setErrorHandler((error: FastifyError, request, reply) => {
      const refusal = refusalOf(error);
      if (!refusal) request.log.error({ err: error }, 'notification failed');
      const { status } = refusal ?? { status: 500 };
      if (status === 503) void reply.header('retry-after', retryAfterSeconds);
      return reply
        .code(status)
        .send(refusal ? appErrorAnswer(refusal) : failureAnswer('internal', [], request.id));
    });
    const address = notificationPath(':gateway');
    for (const url of [address, address.replace('/api/v3/', '/api/')]) {
      gateways.post<{ Params: { gateway: string }; Body: Buffer | undefined }>(
        url,
        { bodyLimit: bodyLimitBytes, schema: { hide: true } },
        async (request) => {
          const { params, body, headers } = request;
          if (!body) throw new AppError('unreadable');
          await receiveWebhook(deps, {
            gateway: params.gateway,
            body,
            headers,
            address: clientNetwork(request),
          });
          return { success: true };
        },
      );
      gateways.route({
        method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
        url,
        schema: { hide: true },
        handler: async (_request, reply) =>
          reply.code(405).header('allow', 'POST').send(failureAnswer('method_not_allowed')),
      });
    }
  });
}

function refusalOf(error: FastifyError): AppError | null {
  if (error instanceof AppError) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('payload_too_large');
  if (isDatabaseAway(error)) return new AppError('unavailable');
  return error.statusCode && error.statusCode < 500 ? new AppError('unreadable') : null;
}
