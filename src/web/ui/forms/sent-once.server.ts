// Forms that may be sent twice (docs/product/seats-and-money.md): a double click, a reload, the back button. Their hidden field is to a page what the
// `Idempotency-Key` is to the API.
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Actor } from '#domain/memberships';
import { answerOnce } from '#domain/idempotency';
import { AppError } from '#shared/errors';
import { formKeyField } from '#shared/form-key';
import type { PageRequest } from '#web/request/page-context.server';

/** Whoever has pressed twice sees one answer, the first one's: so long it is waited for. */
const patienceMs = 10_000;
const betweenMs = 100;

export const newFormKey = () => randomUUID();

/** Does `change` once for the key in the form; whoever sends the same again is told its answer: the name of what came of it. */
export async function sentOnce(
  { deps }: PageRequest,
  actor: Actor,
  purpose: string,
  form: FormData,
  change: () => Promise<string>,
): Promise<string> {
  const question = {
    accountId: actor.accountId,
    purpose,
    key: String(form.get(formKeyField) ?? ''),
    request: await fieldsOf(form),
  };
  for (let left = patienceMs; ; left -= betweenMs) {
    try {
      return await answerOnce(deps, question, change);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'request_running') || left <= 0) throw error;
      await wait(betweenMs);
    }
  }
}

/** A file is what is in it. */
function fieldsOf(form: FormData): Promise<[string, string][]> {
  return Promise.all(
    [...form].map(async ([name, value]): Promise<[string, string]> => [
      name,
      typeof value === 'string'
        ? value
        : createHash('sha256')
            .update(new Uint8Array(await value.arrayBuffer()))
            .digest('hex'),
    ]),
  );
}
