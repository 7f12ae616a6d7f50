// The hashes of the inline style and code that pages carry, for their content policy: of constants that the pages' build exports, never of
// what was rendered.
import { createHash } from 'node:crypto';
import type { ServerBuild } from 'react-router';
import type { ColorSettings } from '#domain/brands';
import type { TagIds } from '#shared/tags';
import type { InlineCode } from '#web/inline-code';
import type { PageKind } from '#web/page-kinds';

export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** By build and by what the texts are made of: a handful for each brand and kind of pages. */
const known = new WeakMap<InlineCode, Map<string, InlineHashes>>();

/** What a brand's page of a kind may carry, with or without the services that measure. */
export async function inlineHashes(
  build: ServerBuild | (() => Promise<ServerBuild>),
  kind: PageKind,
  colors: ColorSettings,
  tags: TagIds | null,
): Promise<InlineHashes> {
  const { entry } = typeof build === 'function' ? await build() : build;
  const { inlineCode } = entry.module as unknown as { inlineCode: InlineCode };
  const ofBuild = known.get(inlineCode) ?? new Map<string, InlineHashes>();
  known.set(inlineCode, ofBuild);
  const name = JSON.stringify([kind, colors, tags]);
  const before = ofBuild.get(name);
  if (before) return before;
  const hashes = {
    styles: [hashOf(inlineCode.styleOf(kind, colors))],
    scripts: [...inlineCode.scripts, ...(tags ? [inlineCode.tagsScript(tags)] : [])].map(hashOf),
  };
  ofBuild.set(name, hashes);
  return hashes;
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
