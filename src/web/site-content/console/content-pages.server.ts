// What the operator's pages of banners, galleries and questions show and do (docs/product/site-content.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { startPreview } from '#domain/brand-publishing';
import type { Actor } from '#domain/memberships';
import {
  listConsoleContent,
  publishContent,
  readConsoleContent,
  removeContent,
  restoreContent,
  saveContent,
} from '#domain/site-content';
import { contentFieldLabels } from '#labels/site-content';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import {
  bannerPlaces,
  completeLanguages,
  contentFieldNames,
  type ContentFields,
  type ContentKind,
  contentKindNames,
  contentTime,
  questionTopics,
} from '#shared/site-content-fields';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { answerForm } from '#web/ui/forms/submission.server';
import type { Choice } from '#web/ui/select-field.tsx';
import { topicLabel } from '#web/site-content/faq-view';

const kindOf = (search: string): ContentKind => {
  const asked = new URLSearchParams(search).get('kind');
  return contentKindNames.find((kind) => kind === asked) ?? 'banner';
};

export async function loadContentList({ deps, locale, search }: PageRequest, actor: Actor) {
  const kind = kindOf(search);
  const items = await listConsoleContent(deps, actor, kind);
  const today = todayInIndonesia(deps.now());
  const names = new Map(deps.brands.list().map(({ id, name }) => [id, name]));
  return {
    kind,
    items: items.map(({ id, live, draft }) => {
      const fields = draft ?? live!;
      return {
        id,
        title: fields[kind === 'question' ? 'question_id' : 'title_id']!,
        brand: fields['brand'] ? (names.get(fields['brand']) ?? fields['brand']) : m.content_every_brand(),
        when: whenOf(fields, locale),
        state: live ? contentTime(live, today) : ('hidden' as const),
        hasDraft: draft !== null,
        isComplete: completeLanguages(kind, fields).length === 2,
      };
    }),
  };
}

function whenOf({ starts_on, ends_on }: ContentFields, locale: Locale): string {
  const from = starts_on ? formatDate(starts_on, locale, 'short') : '';
  const until = ends_on ? formatDate(ends_on, locale, 'short') : '';
  if (from && until) return m.content_from_until({ from, until });
  if (from) return m.content_from({ from });
  return until ? m.content_until({ until }) : m.content_always();
}

export interface ContentFieldView {
  name: string;
  label: string;
  kind: 'text' | 'lines' | 'date' | 'choice';
  hint?: string | undefined;
  choices?: Choice[];
  isOptional: boolean;
}

function fieldViews(request: PageRequest, kind: ContentKind): ContentFieldView[] {
  return contentFieldNames(kind).map((name) => ({
    name,
    label: contentFieldLabels[name]!(),
    ...looksOf(request, name),
    isOptional: /_en$|_on$/.test(name),
  }));
}

function looksOf({ deps }: PageRequest, name: string): Pick<ContentFieldView, 'kind' | 'hint' | 'choices'> {
  if (name === 'brand')
    return {
      kind: 'choice',
      choices: [
        { value: '', label: m.content_every_brand() },
        ...deps.brands.list().map(({ id, name: label }) => ({ value: id, label })),
      ],
    };
  if (name === 'place')
    return {
      kind: 'choice',
      choices: bannerPlaces.map((value) => ({
        value,
        label: value === 'home' ? m.content_place_home() : m.content_place_souvenirs(),
      })),
    };
  if (name === 'topic')
    return {
      kind: 'choice',
      choices: questionTopics.map((value) => ({ value, label: topicLabel[value]() })),
    };
  if (name === 'picture') return { kind: 'text', hint: m.content_hint_picture() };
  if (name === 'link') return { kind: 'text', hint: m.content_hint_link() };
  if (name.endsWith('_on')) return { kind: 'date' };
  return { kind: /^(answer|text|caption)_/.test(name) ? 'lines' : 'text' };
}

export function loadNewContent(request: PageRequest) {
  const kind = kindOf(request.search);
  return {
    kind,
    fields: fieldViews(request, kind),
    values: { brand: request.brand.id, position: '1', place: 'home' } as Record<string, string>,
  };
}

export async function loadContentItem(request: PageRequest, actor: Actor, itemId: string) {
  const { deps, locale } = request;
  const { kind, live, draft, revision, versions } = await orMissing(readConsoleContent(deps, actor, itemId));
  const newest = versions[0]?.number;
  return {
    id: itemId,
    kind,
    revision,
    isShown: live !== null,
    hasDraft: draft !== null,
    time: live && contentTime(live, todayInIndonesia(deps.now())),
    fields: fieldViews(request, kind),
    values: { ...(draft ?? live) } as Record<string, string>,
    versions: versions.map(({ number, isRemoval, by, at, restoredFrom }) => ({
      number,
      isRemoval,
      restoredFrom,
      isShown: number === newest && !isRemoval,
      said:
        by === null && number === 1
          ? m.brand_version_first()
          : m.brand_version_said({ name: by ?? m.editor_somebody(), at: formatInstant(at, locale, 'short') }),
    })),
  };
}

export type ContentItemView = Awaited<ReturnType<typeof loadContentItem>>;

/** Writes a new one. */
export function writeNewContent(request: PageRequest, actor: Actor, sent: Request) {
  return answerForm(sent, null, async (form) => {
    const kind = kindOf(request.search);
    const id = await saveContent(request.deps, actor, {
      ...{ id: null, kind, revision: 0 },
      form: Object.fromEntries(form),
    });
    request.leaveToast({ type: 'success', message: m.content_saved_said() });
    return redirect(localePath(paths.operator.contentItem(id), request.locale), 303);
  });
}

const intents = ['save', 'preview', 'publish', 'remove', 'restore'] as const;

export function changeContent(request: PageRequest, actor: Actor, id: string, sent: Request) {
  const { deps } = request;
  return answerForm(sent, null, async (form) => {
    const [name, detail] = String(form.get('intent') ?? '').split(' ');
    const intent = intents.find((one) => one === name);
    if (!intent) throw data(null, { status: 400 });
    const revision = Number(form.get('revision') ?? 0);
    const number = Number(detail) || 0;
    if (intent === 'preview') {
      const token = await startPreview(deps, actor, request.brand.id);
      return { preview: request.origin + localePath(paths.brandPreview(token), request.locale) };
    }
    const does = {
      save: async () => {
        const { kind } = await readConsoleContent(deps, actor, id);
        await saveContent(deps, actor, { id, kind, revision, form: Object.fromEntries(form) });
        return m.content_saved_said();
      },
      publish: async () => {
        await publishContent(deps, actor, { id, revision });
        return m.content_published_said();
      },
      remove: async () => {
        await removeContent(deps, actor, id);
        return m.content_removed_said();
      },
      restore: async () => {
        await restoreContent(deps, actor, { id, number });
        return m.content_restored_said({ number });
      },
    };
    request.leaveToast({ type: 'success', message: await orMissing(does[intent]()) });
    return redirect(localePath(paths.operator.contentItem(id), request.locale), 303);
  });
}
