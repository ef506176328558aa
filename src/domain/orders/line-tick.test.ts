import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TickedLine, TickedOrder } from './line-tick';
import { afterStep, afterTap, isAheadByTicks, statusByTicks } from './line-tick';
import type { OrderStatus } from './order';
import { ORDER_STATUSES } from './order';

const BY = 'Can';
const fresh = { tickedAt: null, readyAt: null, readyBy: null };
const done = (at: number) => ({ tickedAt: at, readyAt: at, readyBy: BY });

function lines(...ticks: object[]): TickedLine[] {
  return ticks.map((tick, lineNo) => ({ lineNo, left: 1, ...fresh, ...tick }));
}

describe('an order', () => {
  test('is begun with its first tick and ready with its last', () => {
    const first = afterTap(
      { status: 'confirmed', lines: lines({}, {}) },
      { lines: [0], isDone: true },
      { at: 1, by: BY },
    );
    expect(first.status).toBe('preparing');
    const last = afterTap(first, { lines: [1], isDone: true }, { at: 2, by: BY });
    expect(last).toEqual({ status: 'ready', lines: lines(done(1), done(2)) });
  });

  test('needs no tick of a dish that was taken off', () => {
    expect(statusByTicks('preparing', lines(done(1), { left: 0 }))).toBe('ready');
    expect(statusByTicks('preparing', lines({ left: 0 }))).toBe('preparing');
  });

  test('is prepared again when a tick comes off, unless it is served', () => {
    const off = (status: OrderStatus) =>
      afterTap({ status, lines: lines(done(1)) }, { lines: [0], isDone: false }, { at: 2, by: BY });
    expect(off('ready').status).toBe('preparing');
    expect(off('completed').status).toBe('completed');
  });

  test('keeps its status when an older tap arrives late', () => {
    const ready = { status: 'ready' as const, lines: lines(done(5)) };
    expect(afterTap(ready, { lines: [0], isDone: false }, { at: 4, by: BY })).toEqual(ready);
  });

  test.each(ORDER_STATUSES)('that is %s is never sent back by a tick', (status) => {
    const next = afterTap(
      { status, lines: lines({}, {}) },
      { lines: [0], isDone: true },
      { at: 1, by: BY },
    );
    expect(ORDER_STATUSES.indexOf(next.status)).toBeGreaterThanOrEqual(
      ORDER_STATUSES.indexOf(status),
    );
  });

  test('whose dishes are done is ready when somebody confirms it, and loses its ticks when somebody puts it back', () => {
    const tap = { at: 9 };
    const made = lines(done(1));
    expect(afterStep({ status: 'pending', lines: made }, 'confirmed', tap).status).toBe('ready');
    const back = afterStep({ status: 'ready', lines: made }, 'preparing', tap);
    expect(back).toEqual({ status: 'preparing', lines: lines({ tickedAt: 9 }) });
    const part = lines(done(1), {});
    expect(afterStep({ status: 'ready', lines: part }, 'preparing', tap).lines).toBe(part);
  });

  test('that ticks have led on takes the step that a person saw before', () => {
    const step = { from: 'preparing', to: 'completed' } as const;
    expect(isAheadByTicks({ status: 'ready', lines: lines(done(1)) }, step)).toBe(true);
    expect(isAheadByTicks({ status: 'ready', lines: lines({}) }, step)).toBe(false);
    const back = { from: 'preparing', to: 'confirmed' } as const;
    expect(isAheadByTicks({ status: 'ready', lines: lines(done(1)) }, back)).toBe(false);
    const cancel = { from: 'preparing', to: 'cancelled' } as const;
    expect(isAheadByTicks({ status: 'ready', lines: lines(done(1)) }, cancel)).toBe(false);
  });
});

const tap = fc.record({
  lines: fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { minLength: 1 }),
  isDone: fc.boolean(),
  at: fc.integer({ min: 1, max: 6 }),
  by: fc.constantFrom('Can', 'Elif'),
});

test('taps of two stations make the same ticket in every order of arrival', () => {
  const begun = fc.constantFrom<OrderStatus>('confirmed', 'preparing', 'ready');
  const taps = fc.array(tap, { maxLength: 6 });
  const arrivals = taps.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  const ticked = { lines: [1], isDone: true, at: 5, by: 'Can' };
  const takenOff = { lines: [1], isDone: false, at: 3, by: 'Can' };
  const example: [OrderStatus, [(typeof ticked)[], (typeof ticked)[]]] = [
    'ready',
    [
      [ticked, takenOff],
      [takenOff, ticked],
    ],
  ];
  fc.assert(
    fc.property(begun, arrivals, (status, [sent, arrived]) => {
      const after = (all: typeof sent) =>
        all.reduce<TickedOrder<TickedLine>>(
          (order, { lines: meant, isDone, ...who }) =>
            afterTap(order, { lines: meant, isDone }, who),
          { status, lines: lines({}, {}, { left: 0 }) },
        );
      expect(after(arrived)).toEqual(after(sent));
    }),
    { numRuns: 400, examples: [example] },
  );
});
