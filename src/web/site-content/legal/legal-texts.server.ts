// What the operator's pages of legal texts show and do (docs/product/site-content.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import {
  discardLegalDraft,
  type LegalText,
  type LegalTextKey,
  listLegalTexts,
  publishLegalText,
  readLegalText,
  saveLegalDraft,
  siteSlugs,
} from '#domain/site-content';
import { legalTextLabel } from '#labels/legal-texts';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import { legalTextMax } from '#shared/legal-text-form';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { answerForm, unfinishedAnswer } from '#web/ui/forms/submission.server';
import { freshText } from '#web/site-content/rendered-texts.server';

const common = 'common';
const addressOf = ({ slug, brandId }: LegalTextKey) => paths.operator.legalText(slug, brandId ?? common);

export async function loadLegalTexts(request: PageRequest, actor: Actor) {
  const texts = await listLegalTexts(request.deps, actor);
  return texts.map((text) => ({ ...headOf(request, text), ...standing(request, text) }));
}

function headOf({ deps }: PageRequest, key: LegalTextKey) {
  return {
    to: addressOf(key),
    name: legalTextLabel[key.slug](),
    brand:
      key.brandId === null
        ? m.legal_common()
        : (deps.brands.list().find(({ id }) => id === key.brandId)?.name ?? key.brandId),
  };
}

function standing({ deps, locale }: PageRequest, { slug, versions, draft }: LegalText) {
  const today = todayInIndonesia(deps.now());
  const said = (version: LegalText['versions'][number] | undefined) =>
    version &&
    m.legal_version_from({
      version: version.version,
      date: formatDate(version.effectiveOn, locale, 'short'),
    });
  const now = versions.find(({ isInForce }) => isInForce);
  return {
    inForce: said(now) ?? null,
    coming: said(versions.find(({ effectiveOn }) => effectiveOn > today)) ?? null,
    agreed: now && slug === 'syarat-ketentuan' ? agreedBy(now) : null,
    hasDraft: draft !== null,
  };
}

const agreedBy = ({ members, orders }: LegalText['versions'][number]) =>
  m.legal_agreed_by({ members, orders });

interface Named {
  slug?: string | undefined;
  brand?: string | undefined;
}

/** Throws the 404 page for a text that cannot be. */
function keyOf({ slug, brand }: Named): LegalTextKey {
  const known = siteSlugs.find((one) => one === slug);
  if (!known || !brand) throw data(null, { status: 404 });
  return { slug: known, brandId: brand === common ? null : brand };
}

export async function loadLegalText(request: PageRequest, actor: Actor, named: Named) {
  const { deps, locale } = request;
  const key = keyOf(named);
  const text = await orMissing(readLegalText(deps, actor, key));
  const { versions, draft, words } = text;
  const today = todayInIndonesia(deps.now());
  return {
    ...headOf(request, text),
    next: Math.max(0, ...versions.map(({ version }) => version)) + 1,
    hasDraft: draft !== null,
    revision: draft?.revision ?? 0,
    most: legalTextMax,
    values: (draft?.fields ?? {
      title_id: words?.title.id ?? '',
      title_en: words?.title.en ?? '',
      body_id: words?.body.id ?? '',
      body_en: words?.body.en ?? '',
      effective_on: '',
    }) as Record<string, string>,
    versions: versions.map((version) => ({
      number: version.version,
      said: m.legal_version_from({
        version: version.version,
        date: formatDate(version.effectiveOn, locale),
      }),
      by:
        version.publishedAt === null
          ? m.legal_version_first()
          : m.legal_version_said({
              name: version.publishedBy ?? m.editor_somebody(),
              at: formatInstant(version.publishedAt, locale, 'short'),
            }),
      agreed: key.slug === 'syarat-ketentuan' ? agreedBy(version) : null,
      isInForce: version.isInForce,
      isPlanned: version.effectiveOn > today,
      readAt: readAt(request, key, version.version),
    })),
  };
}
export type LegalTextView = Awaited<ReturnType<typeof loadLegalText>>;

/** Where its readers read it; null from another brand's console, which shows its own texts. */
function readAt({ brand }: PageRequest, { slug, brandId }: LegalTextKey, version: number): string | null {
  return brandId === null || brandId === brand.id ? `/${slug}?version=${version}` : null;
}

export function changeLegalText(request: PageRequest, actor: Actor, named: Named, sent: Request) {
  const { deps, brand, locale } = request;
  const key = keyOf(named);
  return answerForm(sent, null, async (form) => {
    const revision = Number(form.get('revision') ?? 0);
    const back = (message: string) => {
      request.leaveToast({ type: 'success', message });
      return redirect(localePath(addressOf(key), locale), 303);
    };
    const orStepUp = (error: unknown): never => {
      leadToStepUp(error, request);
      throw error;
    };
    if (form.get('do') === 'preview') {
      const english = String(form.get('body_en') ?? '').trim();
      return {
        ...unfinishedAnswer(form),
        preview: [
          { lang: 'id', html: freshText(brand, String(form.get('body_id') ?? ''), 'id').html },
          ...(english ? [{ lang: 'en', html: freshText(brand, english, 'en').html }] : []),
        ],
      };
    }
    if (form.get('intent') === 'write') {
      await orMissing(saveLegalDraft(deps, actor, { key, revision, form: Object.fromEntries(form) }));
      return back(m.legal_saved());
    }
    if (form.get('intent') === 'discard') {
      await orMissing(discardLegalDraft(deps, actor, { key, revision }));
      return back(m.legal_discarded());
    }
    if (form.get('intent') !== 'publish') throw data(null, { status: 400 });
    const version = await orMissing(publishLegalText(deps, actor, { key, revision }).catch(orStepUp));
    return back(m.legal_published({ version }));
  });
}
