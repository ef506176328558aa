import fc from 'fast-check';

export type Pair = [number, number];
type Status = 'ready' | 'completed' | 'cancelled';
export type BrunchStep = 'confirmed' | 'completed' | 'no_show';
/** Each request comes from one of two tablets; a retry repeats an earlier request under its id. */
export type Act =
  | { act: 'move'; tablet: number; which: number; to: Status }
  | { act: 'cancel'; which: number }
  | { act: 'brunch'; tablet: number; to: BrunchStep }
  | { act: 'waste' | 'delivery'; tablet: number; item: number; milli: number }
  | { act: 'retry'; which: number };
/** Several people send requests at once, or one step alone is a new order, another recipe or a count. */
export type Step =
  | { step: 'acts'; acts: Act[] }
  | { step: 'order' }
  | { step: 'recipe'; milli: Pair }
  | { step: 'count'; item: number; milli: number };

const which = fc.nat(1);
const tablet = fc.nat(1);
const item = fc.nat(1);
const milli = fc.integer({ min: 1, max: 3_000 });
const to = fc.constantFrom<Status>('completed', 'completed', 'ready', 'ready', 'cancelled');
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant('move' as const), tablet, which, to }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('cancel' as const), which }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('retry' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('brunch' as const),
      tablet,
      to: fc.constantFrom<BrunchStep>('completed', 'completed', 'confirmed', 'no_show'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constantFrom('waste', 'delivery'), tablet, item, milli }),
  },
);
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      step: fc.constant('acts' as const),
      acts: fc.array(act, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ step: 'order' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      step: fc.constant('recipe' as const),
      milli: fc.tuple(fc.nat(900), fc.nat(900)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('count' as const), item, milli }) },
);
