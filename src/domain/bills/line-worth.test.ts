import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineNow, needsApproval, piecesWorth, reductionOn, spread } from './line-entry';

const limits = { 'till.voidLimit': '500.00', 'till.compLimit': '0.00', 'till.discountLimit': 10 };
const change = { kind: 'void', kurus: 100, before: 0, full: 100_000, isSeen: false } as const;

test('an amount is spread over lines without a kuruş left, and no line gets more than it is worth', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(1_000_000), { minLength: 1 }),
      fc.nat(2_000_000),
      (worths, amount) => {
        const total = worths.reduce((sum, worth) => sum + worth, 0);
        const parts = spread(amount, worths);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.min(amount, total));
        expect(parts.every((part, index) => part <= (worths[index] ?? 0))).toBe(true);
      },
    ),
  );
});

test('entries of a line commute, and its last pieces take what is left', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.nat(99_999),
      fc.nat(9),
      (quantity, unitKurus, gone) => {
        const entry = (pieces: number, kurus: number) => ({
          kind: 'void' as const,
          quantity: -pieces,
          kurus: -kurus,
        });
        const some = Math.min(gone, quantity);
        const first = piecesWorth(lineNow({ quantity, unitKurus }, []), some);
        const entries = [entry(some, first), entry(0, 7)];
        const line = lineNow({ quantity, unitKurus }, entries);
        expect(lineNow({ quantity, unitKurus }, [...entries].reverse())).toEqual(line);
        expect(piecesWorth(line, line.left)).toBe(line.left === 0 ? 0 : line.worth);
      },
    ),
  );
});

test.each([
  ['a void up to the limit', {}, false],
  ['a void above the limit', { kurus: 50_001 }, true],
  ['the second half of a void above the limit', { kurus: 100, before: 50_000 }, true],
  ['a comp', { kind: 'comp' as const, kurus: 1 }, true],
  ['a tenth off', { kind: 'discount' as const, kurus: 10_000 }, false],
  ['more than a tenth off', { kind: 'discount' as const, kurus: 10_001 }, true],
  ['a staff price', { kind: 'staff' as const }, true],
  ['anything after the guest saw the sum', { isSeen: true }, true],
])('%s', (_, more, isAsked) => {
  expect(needsApproval('staff', limits, { ...change, ...more })).toBe(isAsked);
  expect(needsApproval('manager', limits, { ...change, ...more })).toBe(false);
});

test('a comp in two halves needs a manager for the second, unless the first was undone', () => {
  const rules = { ...limits, 'till.compLimit': '100.00' };
  const half = { kind: 'comp', kurus: 5_001 } as const;
  const first = { id: 'a:0', kind: 'comp', kurus: -5_001, undoes: null } as const;
  const undo = { id: 'b:0', kind: 'undo', kurus: 5_001, undoes: 'a:0' } as const;
  const bill = (worthKurus: number) => ({ worthKurus, isSeen: false });
  const asks = (entries: Parameters<typeof reductionOn>[1], worth: number) =>
    needsApproval('staff', rules, reductionOn(bill(worth), entries, half));
  expect(asks([], 20_000)).toBe(false);
  expect(asks([first], 14_999)).toBe(true);
  expect(asks([first, undo], 20_000)).toBe(false);
  expect(reductionOn(bill(20_000), [first, undo], half)).toMatchObject({ before: 0, full: 20_000 });
});
