// Reads a form by its schema and answers what is wrong with it: for every action of an app page, with script and without.
import { parse, type Submission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import type * as z from 'zod/mini';
import { AppError, type ErrorCode } from '#shared/errors';
import { faultOf } from '#shared/form-faults';
import { fieldErrors, problemText } from './error-labels.server.ts';
import type { FormAnswer } from './form-answer.ts';
import { messageByKey } from './message-by-key.server.ts';
import { readForm } from './read-form.server.ts';

type Refused = ReturnType<typeof data<FormAnswer>>;

/** Refusals that one field can mend stand beside it. */
const fieldOf: Partial<Record<ErrorCode, string>> = { code_wrong: 'code', code_expired: 'code' };
const secrets = ['password', 'password_confirmation', 'current_password'];

/**
 * Does `change` with what was sent, when it keeps the rules of `schema`; the answer of `change` is the action's. Otherwise, and when
 * the domain refuses, answers what is wrong: 422, or what the error says. Throws what is no fault of the sender.
 */
export async function answerForm<Answer>(
  request: Request,
  schema: z.ZodMiniType | null,
  change: (form: FormData) => Promise<Answer>,
): Promise<Answer | Refused> {
  const form = await readForm(request);
  const submission = schema && checkedSubmission(form, schema);
  if (submission && submission.status !== 'success')
    return refusal(form, submission.reply({ hideFields: secrets }), 422);
  try {
    return await change(form);
  } catch (error) {
    return refusedForm(error, form);
  }
}

/** What an error of the domain says to whoever sent the form. Throws what is no fault of theirs. */
export function refusedForm(error: unknown, form: FormData): Refused {
  if (!(error instanceof AppError)) throw error;
  const field = fieldOf[error.code];
  const faults = field ? { [field]: problemText(error) } : fieldErrors(error);
  const problem = Object.keys(faults).length > 0 ? null : problemText(error);
  return refusedWith(form, { faults, problem }, error.status);
}

/** The same in words of one's own: a sentence for each field, and one for the form as a whole. */
export function refusedWith(
  form: FormData,
  { faults, problem }: { faults: Record<string, string>; problem: string | null },
  status: number,
): Refused {
  const typed = withoutFiles(withoutConform(form));
  const { reply } = parse(typed, { resolve: () => ({ error: {} }) }) as Submission<unknown>;
  const result = reply({
    hideFields: secrets,
    formErrors: problem === null ? [] : [problem],
    fieldErrors: Object.fromEntries(Object.entries(faults).map(([name, text]) => [name, [text]])),
  });
  return refusal(form, result, status);
}

/** What was sent, to stand there again under an answer that is not the end of it: a preview. */
export function unfinishedAnswer(form: FormData): FormAnswer {
  const { reply } = parse(withoutConform(form), { resolve: () => ({ error: {} }) }) as Submission<unknown>;
  const intent = form.get('intent');
  return {
    intent: typeof intent === 'string' ? intent : null,
    result: reply({ hideFields: secrets, formErrors: [] }),
  };
}

function checkedSubmission(form: FormData, schema: z.ZodMiniType): Submission<unknown> {
  return parseWithZod(withoutConform(form), {
    schema,
    // Our schemas read forms as they are sent.
    disableAutoCoercion: true,
    formatError: (issues: z.core.$ZodIssue[]) => {
      const { message, values } = faultOf(issues[0]!);
      return [messageByKey(message, values)];
    },
  });
}

/** Conform's own fields are of no use here, and what a stranger writes into them would be read as a command. */
function withoutConform(form: FormData): FormData {
  const own = new FormData();
  for (const [name, value] of form) if (!/^__\w+__$/.test(name)) own.append(name, value);
  return own;
}

/** A file does not come back: no page can put it into its field again. */
function withoutFiles(form: FormData): FormData {
  const typed = new FormData();
  for (const [name, value] of form) typed.append(name, typeof value === 'string' ? value : '');
  return typed;
}

function refusal(form: FormData, result: FormAnswer['result'], status: number): Refused {
  const intent = form.get('intent');
  return data({ intent: typeof intent === 'string' ? intent : null, result }, { status });
}
