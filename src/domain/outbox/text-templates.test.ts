// Every text message in both languages and both brands: one SMS each, and codes with their warning.
import { expect, it } from 'vitest';
import { brands as seeds } from '#db/site/brands';
import type { Brand } from '#domain/brands';
import { runWithLocale } from '#platform/request-locale';
import { locales } from '#shared/locale';
import { type TextName, type TextTemplate, textTemplates, type TextValues } from './text-templates.ts';

/** A new kind does not compile without its sample. */
const samples: { [Name in TextName]: TextValues<Name> } = {
  phone_code: { code: '012345', minutes: 10 },
  new_date: {
    order: 'RH-7K2M9QXA',
    departsOn: '2027-06-20',
    answerUntil: '2027-03-29',
    link: 'https://rihlah.example/member/my-order/RH-7K2M9QXA',
  },
  seats_back: {
    journey: 'Umrah & <Turki>',
    departsOn: '2027-06-13',
    link: 'https://rihlah.example/x?a=1&b="2"',
  },
};

it.each(Object.keys(samples) as TextName[])(
  "%s fits into one SMS, and says that a code is nobody else's business",
  (kind) => {
    for (const brand of seeds as unknown as Brand[]) {
      for (const locale of locales) {
        const text = runWithLocale(locale, () =>
          (textTemplates[kind] as TextTemplate<unknown>).compose(samples[kind], brand),
        );
        expect(text.length).toBeLessThanOrEqual(160);
        // Beyond plain letters an SMS holds seventy.
        expect(text).toMatch(/^[ -~]+$/);
        if (!('code' in samples[kind])) continue;
        expect(text).toContain('012345');
        expect(text).toMatch(locale === 'id' ? /Jangan berikan/ : /Never give/);
      }
    }
  },
);
