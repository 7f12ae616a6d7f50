// What is offered to listen to, from what is configured.
import { expect, it } from 'vitest';
import { readConfig } from '#app/config';
import { openQuranAudio } from './quran-audio.ts';

const reciter = 'Syekh Penguji';
const open = (url: string) => openQuranAudio({ QURAN_AUDIO_URL: url, QURAN_AUDIO_RECITER: reciter });

it('has a file for each verse, or one for the surah', () => {
  const verses = open('https://suara.contoh:8443/penguji/{surah}{verse}.mp3')!;
  expect([verses.origin, verses.reciter, verses.ofVerse(2, 255), verses.ofSurah(2)]).toEqual([
    'https://suara.contoh:8443',
    reciter,
    'https://suara.contoh:8443/penguji/002255.mp3',
    null,
  ]);
  const whole = open('https://suara.contoh/{surah}.mp3')!;
  expect([whole.ofSurah(114), whole.ofVerse(114, 1)]).toEqual(['https://suara.contoh/114.mp3', null]);
});

it('offers nothing when nothing is configured', () => {
  expect(readConfig({}).quranAudio).toBeNull();
});

it.each([
  [
    { QURAN_AUDIO_URL: 'https://suara.contoh/001.mp3', QURAN_AUDIO_RECITER: reciter },
    /QURAN_AUDIO_URL must look like/,
  ],
  [{ QURAN_AUDIO_URL: 'javascript:{surah}', QURAN_AUDIO_RECITER: reciter }, /QURAN_AUDIO_URL must look like/],
  [{ QURAN_AUDIO_URL: '/{surah}.mp3', QURAN_AUDIO_RECITER: reciter }, /QURAN_AUDIO_URL must look like/],
  [{ QURAN_AUDIO_URL: 'https://suara.contoh/{surah}.mp3' }, /QURAN_AUDIO_RECITER must be set/],
])('refuses to start with %j', (environment, fault) => {
  expect(() => readConfig(environment)).toThrow(fault);
});
