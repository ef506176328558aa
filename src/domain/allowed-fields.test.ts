import * as v from 'valibot';
import { expect, test } from 'vitest';
import { allowedFields } from './allowed-fields';
import { orderResponse } from './orders/guest-order';

const dish = v.object({ name: v.string(), price: v.exactOptional(v.nullable(v.string())) });
const schema = v.object({
  id: v.string(),
  dishes: v.array(dish),
  first: v.nullable(dish),
  names: v.record(v.string(), v.string()),
  action: v.union([
    v.object({ type: v.literal('go'), url: v.string() }),
    v.object({ type: v.literal('post'), fields: v.array(v.string()) }),
  ]),
});

const value = {
  id: '1',
  dishes: [{ name: 'Fries', price: null }],
  first: { name: 'Fries' },
  names: { Fries: 'Patates' },
  action: { type: 'go' as const, url: '/' },
};

test('fields that the schema does not name are left out at every depth', () => {
  const note = 'rude guest, table 4';
  const row = {
    ...value,
    note,
    dishes: [{ name: 'Fries', price: null, note }],
    first: { name: 'Fries', note },
    action: { ...value.action, note },
  };
  expect(allowedFields(schema, row)).toEqual(value);
});

test('an object in place of a text is left out', () => {
  const row = { ...value, id: { note: 'rude guest' } } as unknown as typeof value;
  expect(allowedFields(schema, row).id).toBeNull();
});

test('a field that an older build did not store stays missing', () => {
  const old = { order: { id: '1' }, items: [] } as unknown as v.InferOutput<typeof orderResponse>;
  expect(allowedFields(orderResponse, old)).toEqual(old);
});
