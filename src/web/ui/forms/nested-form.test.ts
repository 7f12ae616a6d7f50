import { expect, it } from 'vitest';
import { AppError } from '#shared/errors';
import { nestedValues, readNestedForm } from './nested-form.server.ts';

function formOf(...fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

it('rows stand in the order in which they were sent, whatever their numbers', () => {
  const { fields } = readNestedForm(
    formOf(['title:id', 'Umrah'], ['agenda:3:title:id', 'kedua\r\nhari'], ['agenda:0:title:id', 'pertama']),
    ['agenda', 'faq'],
    [],
  );
  expect(fields).toEqual({
    title: { id: 'Umrah' },
    agenda: [{ title: { id: 'kedua\nhari' } }, { title: { id: 'pertama' } }],
    faq: [],
  });
});

it('a row in which nothing was written is none, also when a choice stands in it', () => {
  const { fields } = readNestedForm(
    formOf(['list:0:icon', 'bus'], ['list:0:text:id', ' '], ['list:1:icon', 'bus'], ['list:1:text:id', 'x']),
    ['list'],
    ['icon'],
  );
  expect(fields['list']).toEqual([{ icon: 'bus', text: { id: 'x' } }]);
});

it('a fault finds its field by the number of its row', async () => {
  const { naming } = readNestedForm(
    formOf(['agenda:5:day', ''], ['agenda:7:day', '1'], ['agenda:2:day', '2']),
    ['agenda'],
    [],
  );
  const refuse = () =>
    Promise.reject(
      new AppError('invalid_input', [
        { field: 'agenda.1.day', message: 'x' },
        { field: 'agenda', message: 'x' },
        { field: 'title.id', message: 'x' },
      ]),
    );
  await expect(naming(refuse)).rejects.toMatchObject({
    faults: [{ field: 'agenda:2:day' }, { field: 'agenda' }, { field: 'title:id' }],
  });
});

it('nothing that is sent becomes a part of every object', () => {
  readNestedForm(formOf(['__proto__:polluted', 'x'], ['a:__proto__:polluted', 'x']), [], []);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

it('values stand under the names of their fields', () => {
  expect(nestedValues({ title: { id: 'a' }, rows: [{ day: 1, is: true, not: false }], gone: null })).toEqual({
    'title:id': 'a',
    'rows:0:day': '1',
    'rows:0:is': 'yes',
  });
});
