// Recitations to listen to, where a source is configured (docs/product/quran.md; decision 0042). Only addresses: the browser fetches
// them, and only when somebody presses play.
import * as z from 'zod';

export interface QuranAudio {
  /** Whose voice it is, as it is shown. */
  reciter: string;
  /** All that a page may play from. */
  origin: string;
  /** Null where the source has a file for each verse. */
  ofSurah(surah: number): string | null;
  /** Null where the source has one file for the whole surah. */
  ofVerse(surah: number, verse: number): string | null;
}

const fault = 'must look like https://audio.example/{surah}{verse}.mp3 or https://audio.example/{surah}.mp3';

export const quranAudioVariables = {
  /** Where recitations lie: `{surah}` and `{verse}` stand for three digits each; without `{verse}` there is one file for a surah. Unset: none is offered. */
  QURAN_AUDIO_URL: z
    .string()
    .refine(
      (text) => text.includes('{surah}') && /^https?:$/.test(URL.parse(filled(text, 1, 1))?.protocol ?? ''),
      fault,
    )
    .optional(),
  /** Who recites, as shown beside the player. Needed with QURAN_AUDIO_URL. */
  QURAN_AUDIO_RECITER: z.string().optional(),
};

/** Null where none is configured. */
export function openQuranAudio({
  QURAN_AUDIO_URL: template,
  QURAN_AUDIO_RECITER: reciter,
}: {
  QURAN_AUDIO_URL?: string | undefined;
  QURAN_AUDIO_RECITER?: string | undefined;
}): QuranAudio | null {
  if (template === undefined || reciter === undefined) return null;
  const hasVerses = template.includes('{verse}');
  return {
    reciter,
    origin: new URL(filled(template, 1, 1)).origin,
    ofSurah: (surah) => (hasVerses ? null : filled(template, surah, 0)),
    ofVerse: (surah, verse) => (hasVerses ? filled(template, surah, verse) : null),
  };
}

function filled(template: string, surah: number, verse: number): string {
  const digits = (number: number) => String(number).padStart(3, '0');
  return template.replaceAll('{surah}', digits(surah)).replaceAll('{verse}', digits(verse));
}
