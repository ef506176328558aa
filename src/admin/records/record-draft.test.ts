import * as v from 'valibot';
import { expect, test } from 'vitest';
import { defineResource, field } from '#domain/resource/resource';
import { differences, draftOf, inputOf, isChanged, recordDraft } from './record-editor';

const label = { en: 'x', tr: 'x' };
const RESOURCE = defineResource({
  name: 'thing',
  words: { one: label, many: label },
  path: '/api/admin/things',
  read: 'suppliers.read',
  change: 'suppliers.change',
  sort: 'name',
  title: ({ name }) => String(name),
  fields: {
    name: field.line({ label, max: 20, isSortable: true }),
    price: field.lira({ label }),
    days: field.optionalWhole({ label, min: 0, max: 90 }),
    stock: field.decimal({ label, min: 0, max: 9_000, initial: 0 }),
    isOut: field.flag({ label }),
  },
});
const RECORD = { id: 1, v: 3, name: 'Efes', price: '480.00', days: null, stock: 2.5, isOut: false };

test('the form returns a record unchanged, and an unchanged record is no edit', () => {
  const draft = draftOf(RESOURCE, RECORD);
  expect(draft.values).toEqual({
    name: 'Efes',
    price: '480',
    days: '',
    stock: '2,5',
    isOut: false,
  });
  expect(inputOf(RESOURCE, draft.values)).toEqual({
    name: 'Efes',
    price: '480',
    days: null,
    stock: 2.5,
    isOut: false,
  });
  expect(isChanged(RESOURCE, draft)).toBe(false);
});

test.each([
  ['1.250,50', '1250.50'],
  ['1.250', '1250'],
  ['12.5', '12.5'],
  ['₺ 480', '480'],
  ['dört', 'dört'],
])('%s is read as %s', (price, plain) => {
  expect(inputOf(RESOURCE, { ...draftOf(RESOURCE, RECORD).values, price }).price).toBe(plain);
});

test('a conflict names each field that two people changed differently', () => {
  const { values } = draftOf(RESOURCE, RECORD);
  const theirs = { ...values, stock: '3', isOut: true };
  expect(differences(RESOURCE, values, theirs)).toEqual(['stock', 'isOut']);
});

test('a draft that another build has kept in another way is none', () => {
  const draft = draftOf(RESOURCE, RECORD);
  expect(v.is(recordDraft, draft)).toBe(true);
  expect(v.is(recordDraft, { ...draft, values: { name: 4 } })).toBe(false);
});
