// One day of an agenda, as agencies write it: what happens, in both languages.
import type { LocalText } from '#shared/locale';

export interface DayBlock {
  title: LocalText;
  text: LocalText;
}

export const both = (id: string, en: string): LocalText => ({ id, en });

export const day = (titleId: string, titleEn: string, id: string, en: string): DayBlock => ({
  title: both(titleId, titleEn),
  text: both(id, en),
});
