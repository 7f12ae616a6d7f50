// Where Apple posts its answer (spec §2 /redirect-apple). It comes from Apple's site, so our cookies stay at home and the
// router would refuse it: it is kept under its state, and the GET that follows, with the cookies, decides whose it is.
// The only address of ours that takes a form from another site.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#domain/deps';
import { storeProviderAnswer } from '#domain/social-login';
import * as paths from '#shared/paths';

/** A code, a state, a name, and the ID token that we do not read here. */
const bodyLimitBytes = 16 * 1024;
/** Longer than anything we gave out or Apple sends. */
const longest = 2_000;

/** Register it beside the pages: form bodies come as they are. */
export function mountAppleAnswer(pages: FastifyInstance, deps: Deps): void {
  pages.post(paths.auth.appleCallback, { bodyLimit: bodyLimitBytes }, async (request, reply) => {
    const field = fieldsOf(request);
    const state = field('state');
    if (state)
      await storeProviderAnswer(deps, 'apple', state, {
        code: field('code'),
        user: field('user'),
        error: field('error'),
      });
    return reply
      .header('cache-control', 'no-store')
      .redirect(
        state ? `${paths.auth.appleCallback}?${new URLSearchParams({ state })}` : paths.auth.appleCallback,
        303,
      );
  });
}

function fieldsOf({ body }: FastifyRequest): (name: string) => string | undefined {
  const fields = new URLSearchParams(body instanceof Buffer ? body.toString() : '');
  return (name) => {
    const value = fields.get(name);
    // A NUL is nothing that Apple sends, and nothing that the database keeps.
    return value && value.length <= longest && !value.includes('\u0000') ? value : undefined;
  };
}
