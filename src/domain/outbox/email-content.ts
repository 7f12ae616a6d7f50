// What an email of the outbox says: rendered from its kind and its values when it is sent or read (decision 0080).
import type { Brand, BrandDirectory } from '#domain/brands';
import type { Locale } from '#shared/locale';
import { decodeEmailValues, type EmailName, type EmailValues, isEmailName } from './email-kinds.ts';

export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

export type EmailToRender<Name extends EmailName = EmailName> = {
  [Each in Name]: { kind: Each; values: EmailValues<Each>; brand: Brand; locale: Locale };
}[Name];

/** Says the same in three forms. `app` hands it in: emails are components, which stand above the domain. */
export type RenderEmail = (email: EmailToRender) => RenderedEmail | Promise<RenderedEmail>;

export interface RenderDeps {
  brands: Pick<BrandDirectory, 'list'>;
  renderEmail: RenderEmail;
}

interface StoredEmail {
  kind: string;
  brand_id: string;
  locale: string;
  email_values: unknown;
  subject: string | null;
  body_text: string | null;
  body_html: string | null;
}

/**
 * Null when its content is erased. Emails stored before their values were stored hold what they say instead. Throws
 * when this process does not know the kind or the brand yet: another release wrote it.
 */
export async function emailContent(
  deps: RenderDeps,
  { kind, brand_id: brandId, locale, email_values: stored, ...written }: StoredEmail,
): Promise<RenderedEmail | null> {
  if (stored === null) {
    const { subject, body_text: text, body_html: html } = written;
    return text === null ? null : { subject: subject ?? '', text, html: html ?? '' };
  }
  if (!isEmailName(kind)) throw new Error(`This release has no email ${kind}`);
  return deps.renderEmail({
    kind,
    values: decodeEmailValues(kind, stored),
    brand: brandOf(deps, brandId),
    locale: locale as Locale,
  } as EmailToRender);
}

/** Throws when this process has not read the brand yet. */
export function brandOf({ brands }: Pick<RenderDeps, 'brands'>, brandId: string): Brand {
  const brand = brands.list().find(({ id }) => id === brandId);
  if (!brand) throw new Error(`Brand ${brandId} is not known to this process yet`);
  return brand;
}
