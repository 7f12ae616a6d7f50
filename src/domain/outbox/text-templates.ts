// Every kind of text message, with its values: one short sentence, any code in it, words in messages/{id,en}/emails.json.
import type { Brand } from '#domain/brands';
import * as m from '#messages/messages';
import { requestLocale } from '#platform/request-locale';
import { formatDate } from '#shared/dates';

/** `compose` runs in the message's language. */
export interface TextTemplate<Values> {
  compose(values: Values, brand: Brand): string;
  usefulMinutes?(values: Values): number;
}

const textTemplate = <Values>(kind: TextTemplate<Values>): TextTemplate<Values> => kind;

export const textTemplates = {
  phone_code: textTemplate<{ code: string; minutes: number }>({
    usefulMinutes: ({ minutes }) => minutes,
    compose: ({ code, minutes }, brand) => m.text_phone_code({ brand: brand.name, code, minutes }),
  }),

  new_date: textTemplate<{ order: string; departsOn: string; answerUntil: string; link: string }>({
    compose: ({ order, departsOn, answerUntil, link }, brand) =>
      m.text_new_date({
        brand: brand.name,
        order,
        date: formatDate(departsOn, requestLocale(), 'short'),
        until: formatDate(answerUntil, requestLocale(), 'short'),
        link,
      }),
  }),

  seats_back: textTemplate<{ journey: string; departsOn: string; link: string }>({
    compose: ({ journey, departsOn, link }, brand) =>
      m.text_seats_back({ brand: brand.name, journey, date: formatDate(departsOn, requestLocale()), link }),
  }),
};

export type TextName = keyof typeof textTemplates;
export type TextValues<Name extends TextName> = Parameters<(typeof textTemplates)[Name]['compose']>[0];
