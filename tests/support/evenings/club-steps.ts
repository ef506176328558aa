import fc from 'fast-check';
import { newOrderId } from '../data/test-orders';
import type { Club, ClubAction, Dish } from './club-model';

/** Describes an intention; the order or dish is chosen when the intention runs. */
type Wish =
  | { wish: 'redeem'; device: number; dish: Dish }
  | { wish: 'order'; device: number; free: Dish[]; isNamed: boolean; cups: number }
  | { wish: 'remove' | 'cancel'; device: number; which: number }
  | { wish: 'move'; which: number; to: 'ready' | 'completed' | 'cancelled' }
  | { wish: 'retry'; which: number }
  | { wish: 'sweep' };

/** The intentions of one step run at the same moment. */
export type ClubStep =
  | { step: 'acts'; wishes: Wish[] }
  | { step: 'wait'; minutes: number }
  | { step: 'alarms'; isDown: boolean };

const device = fc.nat(1);
const which = fc.nat(7);
const dish = fc.constantFrom<Dish>('side', 'side', 'tenders', 'burger');

const wish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ wish: fc.constant('redeem' as const), device, dish }) },
  {
    weight: 4,
    arbitrary: fc.record({
      wish: fc.constant('order' as const),
      device,
      free: fc.array(dish, { maxLength: 2 }),
      isNamed: fc.boolean(),
      cups: fc.integer({ min: 1, max: 12 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      wish: fc.constant('move' as const),
      which,
      to: fc.constantFrom('completed' as const, 'completed', 'ready', 'cancelled'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      wish: fc.constantFrom('remove' as const, 'cancel' as const),
      device,
      which,
    }),
  },
  { weight: 2, arbitrary: fc.record({ wish: fc.constant('retry' as const), which }) },
  { weight: 1, arbitrary: fc.constant({ wish: 'sweep' as const }) },
);

const step: fc.Arbitrary<ClubStep> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      step: fc.constant('acts' as const),
      wishes: fc.array(wish, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      step: fc.constant('wait' as const),
      minutes: fc.constantFrom(4, 23 * 60, 25 * 60),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ step: fc.constant('alarms' as const), isDown: fc.boolean() }),
  },
);

export const clubSteps = fc.array(step, { minLength: 1, maxLength: 25 });

/** Turns intentions into requests to the club as it stands; `sent` holds the earlier requests. */
export function actsOf(
  wishes: readonly Wish[],
  club: Club,
  sent: readonly ClubAction[],
): readonly ClubAction[] {
  return wishes.flatMap((one) => actOf(one, club, sent) ?? []);
}

function actOf(one: Wish, club: Club, sent: readonly ClubAction[]): ClubAction | null {
  const key = newOrderId();
  switch (one.wish) {
    case 'redeem':
      return { act: 'redeem', key, device: one.device, dish: one.dish };
    case 'order': {
      const free = one.free.map((dishName) => ({ dish: dishName, ...named(one, dishName, club) }));
      return { act: 'order', key, device: one.device, cups: one.cups, free };
    }
    case 'remove': {
      const hold = pick(club.holds, one.which);
      return hold && { act: 'remove', device: one.device, holdId: hold.id };
    }
    case 'cancel': {
      const orderId = pick([...club.orders.keys()], one.which);
      return orderId ? { act: 'cancel', key, device: one.device, orderId } : null;
    }
    case 'move': {
      const orderId = pick([...club.orders.keys()], one.which);
      return orderId ? { act: 'move', key, orderId, to: one.to } : null;
    }
    case 'retry':
      return pick(sent, one.which);
    case 'sweep':
      return { act: 'sweep' };
  }
}

/** Our own cart names the hold that pays; a plain client does not. A request may name a spent hold too. */
function named({ isNamed }: { isNamed: boolean }, dishName: Dish, { holds }: Club) {
  const hold = isNamed ? holds.findLast((found) => found.dish === dishName) : undefined;
  return hold ? { holdId: hold.id } : {};
}

function pick<T>(from: readonly T[], index: number): T | null {
  return from.length > 0 ? (from[index % from.length] ?? null) : null;
}
