import { expect, test } from 'vitest';
import type { BoundStatement, Stage } from './bound-statement';
import { joinWrites } from './write-queue';

const plain = (text: string): BoundStatement => ({ text, values: [] });

function joint(stage: Stage, table: string, part: string): BoundStatement {
  const textOf = (parts: string) => `insert into ${table} ${parts}`;
  const values = [part];
  return {
    text: textOf(part),
    values,
    joint: { stage, alike: table, part, values, glue: ' | ', textOf },
  };
}

function order(name: string, columns = 'orders'): BoundStatement[] {
  return [
    joint('response', 'responses', name),
    plain(`bill of ${name}`),
    joint('order', columns, name),
    joint('line', 'lines', `${name}1`),
    joint('line', 'lines', `${name}2`),
    joint('seq', 'responses', name),
  ];
}

const textsOf = (writes: BoundStatement[][]) =>
  joinWrites(writes).statements.map((one) => 'text' in one && one.text);

test('neighbours run stage by stage, each text once', () => {
  expect(textsOf([order('a'), order('b')])).toEqual([
    'insert into responses a | b',
    'bill of a',
    'bill of b',
    'insert into orders a | b',
    'insert into lines a1 | a2 | b1 | b2',
    'insert into responses a | b',
  ]);
});

test('all orders are written before the first line, though they have other columns', () => {
  expect(textsOf([order('a'), order('b', 'orders_at_table')]).slice(3, 6)).toEqual([
    'insert into orders a',
    'insert into orders_at_table b',
    'insert into lines a1 | a2 | b1 | b2',
  ]);
});

test('another write keeps its place between them', () => {
  const texts = textsOf([order('a'), [plain('close the day')], order('b')]);
  expect(texts.indexOf('close the day')).toBe(5);
  expect(texts).toHaveLength(11);
});

test('each write gets the rows of its own statements', () => {
  const { statements, rowsOf } = joinWrites([order('a'), [plain('x')], order('b'), order('c')]);
  const rows = statements.map((one) => [{ of: 'text' in one && one.text }]) as never;
  const [, x, b, c] = rowsOf(rows);
  expect(x).toEqual([[{ of: 'x' }]]);
  expect(b?.[1]).toEqual([{ of: 'bill of b' }]);
  expect(c?.[1]).toEqual([{ of: 'bill of c' }]);
  expect(c?.at(-1)).toEqual(b?.at(-1));
});

test('a joined statement has at most a hundred parts', () => {
  const many = Array.from({ length: 101 }, () => joint('line', 'lines', 'x'));
  expect(joinWrites([many]).statements.map((one) => 'values' in one && one.values.length)).toEqual([
    100, 1,
  ]);
});
