import { getTableName } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { columnName, columnsOf, rowOf } from '../../server/db/record-row';
import { RESOURCE_STORES } from '../../server/repositories/resources/resource-stores';
import { writtenFields } from '../../src/domain/resource/resource';
import { FIELD_TEXT } from '../../src/i18n/field-text';

const STORES = RESOURCE_STORES.map((store) => ({ name: store.resource.name, ...store }));

describe.each(STORES)('$name', ({ resource, table, facts = {}, initial, written }) => {
  const columns = columnsOf(table);
  const fields = Object.entries(resource.fields);
  const empty = Object.fromEntries(writtenFields(resource).map(([key, one]) => [key, one.initial]));

  test('has the name of its table, by which the log finds its words', () => {
    expect(getTableName(table)).toBe(resource.name);
  });

  test('has a column, or a fact of other tables, for each field', () => {
    const names = fields.map(([key, field]) => columnName(key, field));
    expect(names.filter((name) => !columns[name] && !facts[name])).toEqual([]);
  });

  test('fills every column that a new row needs', () => {
    const row = { id: '', ...initial, ...rowOf(table, resource, empty) };
    const stored = written?.(row, 0) ?? row;
    const needed = Object.entries(columns).filter(([, one]) => one.notNull && !one.hasDefault);
    expect(needed.map(([name]) => name).filter((name) => !(name in stored))).toEqual([]);
  });

  test('sorts texts by a key, in the order of the Turkish alphabet', () => {
    const texts = fields.filter(([, { kind, isSortable }]) => kind === 'line' && isSortable);
    expect(texts.map(([key]) => `${key}Key`).filter((name) => !columns[name])).toEqual([]);
  });

  test('has a sentence for whatever an empty form leaves out', () => {
    const refused = writtenFields(resource).flatMap(
      ([, { schema, initial: value }]) => v.safeParse(schema, value).issues ?? [],
    );
    expect(refused.map(({ message }) => message).filter((code) => !FIELD_TEXT[code])).toEqual([]);
  });
});
