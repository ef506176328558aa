import fc from 'fast-check';
import type { Status } from './ledger-model';

type To = Exclude<Status, 'pending'>;

/** `which` counts from the newest; `lateH` is for how many hours the tablet kept a move before sending it. */
export type LedgerStep =
  | { step: 'order'; cups: number; isFree: boolean }
  | {
      step: 'move';
      tablet: number;
      which: number;
      to: To;
      paidBy?: 'cash' | 'card' | undefined;
      lateH: number;
    }
  | { step: 'race'; which: number; to: [To, To] }
  | { step: 'cancel'; which: number }
  | { step: 'pay'; which: number; meanwhile: To | null }
  | { step: 'refund'; tablet: number; which: number; percent: number }
  | { step: 'deposit'; tablet: number; isPaid: boolean }
  | { step: 'entry'; tablet: number; isIncome: boolean; isCash: boolean; kurus: number }
  | { step: 'reverse' | 'retry'; which: number }
  | { step: 'wait'; minutes: number }
  /** Moves to the next midnight or four o'clock, or to the last millisecond before it. */
  | { step: 'edge'; hour: 0 | 4; isBefore: boolean };

const tablet = fc.nat(1);
const which = fc.nat(1);
const to = fc.constantFrom<To>('completed', 'completed', 'ready', 'cancelled');
const only = <Name extends LedgerStep['step']>(...names: Name[]) => fc.constantFrom(...names);

export const ledgerStep: fc.Arbitrary<LedgerStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      step: only('order'),
      cups: fc.integer({ min: 1, max: 7 }),
      isFree: fc.boolean(),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      step: only('move'),
      tablet,
      which,
      to,
      paidBy: fc.constantFrom(undefined, 'cash' as const, 'card' as const),
      lateH: fc.constantFrom(0, 0, 1, 5),
    }),
  },
  { weight: 3, arbitrary: fc.record({ step: only('race'), which, to: fc.tuple(to, to) }) },
  { weight: 1, arbitrary: fc.record({ step: only('cancel'), which }) },
  {
    weight: 6,
    arbitrary: fc.record({ step: only('pay'), which, meanwhile: fc.option(to) }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      step: only('refund'),
      tablet,
      which,
      percent: fc.constantFrom(1, 50, 100, 100),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ step: only('deposit'), tablet, isPaid: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      step: only('entry'),
      tablet,
      isIncome: fc.boolean(),
      isCash: fc.boolean(),
      kurus: fc.integer({ min: 1, max: 99_999 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ step: only('reverse', 'retry', 'retry'), which }) },
  {
    weight: 1,
    arbitrary: fc.record({ step: only('wait'), minutes: fc.integer({ min: 1, max: 300 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      step: only('edge'),
      hour: fc.constantFrom(0 as const, 4 as const),
      isBefore: fc.boolean(),
    }),
  },
);
