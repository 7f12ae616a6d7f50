// What the pages of brands show and do (docs/product/brands.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { faintColours } from '#art/contrast';
import {
  type BrandInWork,
  deriveShades,
  discardBrandDraft,
  listBrandsInWork,
  publishBrand,
  readBrandInWork,
  rollBackBrand,
  saveBrandPart,
  startPreview,
  uploadBrandPicture,
} from '#domain/brand-publishing';
import { type Actor, findOperatorRole } from '#domain/memberships';
import { brandFieldLabels } from '#labels/brand-fields';
import {
  type BrandField,
  type BrandPart,
  brandPartNames,
  brandParts,
  changedFields,
  colourFields,
  feeFields,
  flagFields,
} from '#shared/brand-fields';
import { brandPictureFields } from '#shared/brand-pictures';
import { formatInstant } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { paymentMethods } from '#shared/payment-methods';
import { photographMaxMegabytes } from '#shared/pictures';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { messageByKey } from '#web/ui/forms/message-by-key.server';
import { answerForm } from '#web/ui/forms/submission.server';
import type { BrandFieldView, BrandPicturesView } from './brand-view.ts';

export async function loadBrands({ deps, locale }: PageRequest, actor: Actor) {
  const brands = await listBrandsInWork(deps, actor);
  return brands.map(({ draftedAt, ...brand }) => ({
    ...brand,
    draftedAt: draftedAt && formatInstant(draftedAt, locale, 'short'),
  }));
}

const isIn = (names: readonly string[], name: string) => names.includes(name);

function labelOf(name: BrandField): string {
  return isIn(feeFields, name)
    ? messageByKey(paymentMethods[name.slice(4) as keyof typeof paymentMethods].label)
    : brandFieldLabels[name as keyof typeof brandFieldLabels]();
}

export async function loadBrand({ deps, locale }: PageRequest, actor: Actor, brandId: string) {
  const inWork = await orMissing(readBrandInWork(deps, actor, brandId));
  const at = (date: Date) => formatInstant(date, locale, 'short');
  const newest = inWork.versions[0]?.number;
  return {
    id: inWork.id,
    name: inWork.live['name']!,
    revision: inWork.revision,
    changed: (inWork.changed as BrandField[]).map((name) => ({
      name,
      label: labelOf(name),
      from: inWork.live[name] ?? '',
      to: inWork.draft[name] ?? '',
    })),
    changedBy:
      inWork.changedAt &&
      m.brand_changed_by({ name: inWork.changedBy ?? m.editor_somebody(), at: at(inWork.changedAt) }),
    faint: faintWords(inWork),
    wantsFinance:
      inWork.changed.some((name) => isIn(feeFields, name)) && !findOperatorRole(actor, 'brandFees'),
    versions: inWork.versions.map(({ number, publishedAt, by, restoredFrom, changed }) => ({
      number,
      isShown: number === newest,
      said:
        by === null && number === 1
          ? m.brand_version_first()
          : m.brand_version_said({ name: by ?? m.editor_somebody(), at: at(publishedAt) }),
      restoredFrom,
      changed: (changed as BrandField[]).map(labelOf).join(', '),
    })),
  };
}

export type BrandView = Awaited<ReturnType<typeof loadBrand>>;

function faintWords({ draft }: BrandInWork): string[] {
  return faintColours(draft as Parameters<typeof faintColours>[0]).map(({ name, contrast, least }) =>
    m.brand_faint({
      name: brandFieldLabels[name](),
      contrast: contrast.toFixed(1).replace('.', ','),
      least: String(least).replace('.', ','),
    }),
  );
}

const intents = ['preview', 'publish', 'discard', 'rollback'] as const;

export function changeBrand(request: PageRequest, actor: Actor, brandId: string, sent: Request) {
  const { deps } = request;
  const back = (message: string) => {
    request.leaveToast({ type: 'success', message });
    return redirect(localePath(paths.operator.brand(brandId), request.locale), 303);
  };
  return answerForm(sent, null, async (form) => {
    const [name, detail] = String(form.get('intent') ?? '').split(' ');
    const intent = intents.find((one) => one === name);
    if (!intent) throw data(null, { status: 400 });
    const revision = Number(form.get('revision') ?? 0);
    const done = async () => {
      if (intent === 'preview') {
        const token = await startPreview(deps, actor, brandId);
        return { preview: await previewUrl(request, actor, brandId, token) };
      }
      if (intent === 'discard') {
        await discardBrandDraft(deps, actor, brandId);
        return back(m.brand_discarded_said());
      }
      const number =
        intent === 'publish'
          ? await publishBrand(deps, actor, { brandId, revision })
          : await rollBackBrand(deps, actor, { brandId, number: Number(detail) || 0 });
      return back(m.brand_published_said({ number }));
    };
    return orMissing(
      done().catch((error: unknown) => {
        leadToStepUp(error, request);
        throw error;
      }),
    );
  });
}

/** On the host one is on, where it is the brand's; else on the brand's first. */
async function previewUrl(
  request: PageRequest,
  actor: Actor,
  brandId: string,
  token: string,
): Promise<string> {
  const url = new URL(request.origin);
  if (request.brand.id !== brandId) {
    const { live } = await readBrandInWork(request.deps, actor, brandId);
    url.hostname = live['hosts']!.split('\n')[0] || live['domain_name']!;
  }
  return `${url.origin}${localePath(paths.brandPreview(token), request.locale)}`;
}

export async function loadBrandPart(
  { deps }: PageRequest,
  actor: Actor,
  { brandId, part }: { brandId: string; part: string },
) {
  const named = brandPartNames.find((one) => one === part);
  if (!named) throw data(null, { status: 404 });
  const inWork = await orMissing(readBrandInWork(deps, actor, brandId));
  const fresh = new Set(changedFields(inWork.live, inWork.draft));
  return {
    id: inWork.id,
    name: inWork.live['name']!,
    part: named,
    revision: inWork.revision,
    fields: brandParts[named].map((field): BrandFieldView => ({
      name: field,
      label: labelOf(field),
      kind: kindOf(field),
      hint: hintOf(named, field),
      value: inWork.draft[field] ?? '',
      isChanged: fresh.has(field),
    })),
    faint: named === 'look' ? faintWords(inWork) : [],
    pictures: named === 'look' ? picturesOf(inWork) : null,
  };
}

function picturesOf({ live, draft }: BrandInWork): BrandPicturesView {
  return {
    text: m.brand_pictures_text({ max: photographMaxMegabytes }),
    each: brandPictureFields.map((name) => ({
      name,
      label: labelOf(name),
      hint: name === 'icon' ? m.brand_picture_hint_icon() : m.brand_picture_hint_logo(),
      address: draft[name] ?? '',
      isOnDark: name === 'logo_light',
      isChanged: draft[name] !== live[name],
    })),
  };
}

function kindOf(name: string): BrandFieldView['kind'] {
  if (isIn(colourFields, name)) return 'colour';
  if (isIn(flagFields, name)) return 'flag';
  return name === 'office_address' || name === 'hosts' ? 'lines' : 'text';
}

function hintOf(part: BrandPart, name: string): string | undefined {
  if (part === 'fees') return m.brand_hint_fee();
  if (isIn(colourFields, name)) return m.brand_hint_colour();
  if (part === 'look') return m.brand_hint_picture();
  if (name === 'phone_number' || name === 'whatsapp_number') return m.brand_hint_phone();
  if (name === 'mail_from') return m.brand_hint_mail_from();
  return name === 'hosts' ? m.brand_hint_hosts() : undefined;
}

export function writeBrandPart(
  request: PageRequest,
  actor: Actor,
  { brandId, part }: { brandId: string; part: string },
  sent: Request,
) {
  return answerForm(sent, null, async (form) => {
    const message = await orMissing(writePart(request.deps, actor, { brandId, part, form }));
    request.leaveToast({ type: 'success', message });
    return redirect(localePath(paths.operator.brandPart(brandId, part), request.locale), 303);
  });
}

/** Answers what was done. */
async function writePart(
  deps: PageRequest['deps'],
  actor: Actor,
  { brandId, part, form }: { brandId: string; part: string; form: FormData },
): Promise<string> {
  const fields = Object.fromEntries(form);
  const revision = Number(form.get('revision') ?? 0);
  const intent = String(form.get('intent') ?? '');
  const picture = /^upload-(\w+)$/.exec(intent)?.[1];
  if (picture) {
    await uploadBrandPicture(deps, actor, { brandId, field: picture, revision, file: await fileIn(form) });
    return m.brand_picture_said();
  }
  if (intent !== 'derive') {
    await saveBrandPart(deps, actor, { brandId, part, revision, form: fields });
    return m.brand_saved_said();
  }
  await deriveShades(deps, actor, {
    brandId,
    revision,
    primary: String(fields['background_primary'] ?? ''),
    accent: String(fields['background_secondary'] ?? ''),
  });
  return m.brand_derived_said();
}

async function fileIn(form: FormData): Promise<Buffer> {
  const file = form.get('picture');
  return file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
}
