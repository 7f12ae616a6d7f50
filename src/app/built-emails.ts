// The emails as `npm run build` compiled them: Node runs no .tsx.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderEmail } from '#domain/outbox';

const bundle = join(import.meta.dirname, '../../build/emails/render-email.js');

/** Refuses when there is no build. */
export async function loadBuiltEmails(): Promise<RenderEmail> {
  const { renderEmail } = (await import(pathToFileURL(bundle).href)) as { renderEmail: RenderEmail };
  return renderEmail;
}
