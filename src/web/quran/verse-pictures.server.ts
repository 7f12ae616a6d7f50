// Pictures of verses in the colours of the brand whose host is asked (spec §2 DropdownShare). Registered before the pages' catch-all.
import type { FastifyInstance } from 'fastify';
import * as m from '#messages/messages';
import type { Deps } from '#domain/deps';
import { findSurah, findVerse, withoutNoteMarks } from '#domain/quran';
import { isAreaOpen } from '#web/areas';
import { colorsOf } from '#web/drawings/brand-style.server';
import { sendDrawn } from '#web/drawings/send-drawn.server';

export function mountVersePictures(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { surah: string; verse: string } }>(
    '/verses/v1/:surah/:verse.png',
    async (request, reply) => {
      const brand = deps.brands.forHost(request.hostname);
      const surah = isAreaOpen('quran', brand.flags) ? findSurah(request.params.surah) : null;
      const verse = surah && findVerse(surah, Number(request.params.verse));
      if (!verse) return reply.code(404).send();
      const subject = {
        brand: { name: brand.name, colors: colorsOf(brand) },
        text: verse.text,
        translation: withoutNoteMarks(verse.translation),
        place: `QS ${surah.name} ${surah.number}:${verse.number}`,
        // The translation is Indonesian wherever the picture is sent.
        source: m.quran_share_source({}, { locale: 'id' }),
      };
      return sendDrawn(request, reply, deps, { kind: 'verse', subject });
    },
  );
}
