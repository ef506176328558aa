import * as v from 'valibot';
import { slotAt, slotInstant, TIME } from '../bookings/booking';
import { listOf, requiredText } from '../fields';
import { fold } from '../fold';
import { ROLLOVER_HOUR } from '../venue';
import type { SettingShape } from './setting';

const NAME_MAX = 60;
const MOST_DISHES = 40;
const MOST_TIMES = 60;

/** A dish or drink in the order of its list; guests see those that are on. */
export type ListedDish = { nameEn: string; nameTr: string; isOn: boolean };

/** The columns that every list of dishes has. */
export const LISTED_DISH = {
  nameEn: requiredText('dish.name_required', NAME_MAX),
  nameTr: requiredText('dish.name_required', NAME_MAX),
  isOn: v.boolean('invalid'),
};

type DishList<Dish> = {
  dish: v.GenericSchema<unknown, Dish>;
  /** true: at least one must be on. */
  needsOne: boolean;
};

export function listedDishes<Dish extends ListedDish>(
  initial: readonly Dish[],
  { dish, needsOne }: DishList<Dish>,
): SettingShape<Dish[]> {
  const schema = v.pipe(
    listOf(dish, MOST_DISHES, 'text.too_long'),
    v.check((dishes) => !hasTwice(dishes.map(({ nameEn }) => nameEn)), 'dish.name_twice'),
    v.check((dishes) => !needsOne || dishes.some(({ isOn }) => isOn), 'dish.none_on'),
  );
  return { kind: 'dishes', schema, initial: [...initial] };
}

/** Times of one evening, HH:mm; those after midnight come last. */
export function listedTimes(initial: readonly string[]): SettingShape<string[]> {
  const time = v.pipe(
    v.string('time.invalid'),
    v.check((text) => TIME.test(text) && isOfOneEvening(text), 'time.invalid'),
  );
  const schema = v.pipe(
    listOf(time, MOST_TIMES, 'text.too_long'),
    v.minLength(1, 'time.none'),
    v.transform((times) => [...new Set(times)].sort(byEvening)),
  );
  return { kind: 'times', schema, initial: [...initial] };
}

function hasTwice(names: readonly string[]): boolean {
  return new Set(names.map(fold)).size < names.length;
}

/** A slot must lie in the evening of its own day. */
function isOfOneEvening(reservationTime: string): boolean {
  const serviceDay = '2026-07-01';
  return slotAt(slotInstant({ serviceDay, reservationTime })).serviceDay === serviceDay;
}

function byEvening(a: string, b: string): number {
  return eveningTime(a).localeCompare(eveningTime(b), 'en');
}

function eveningTime(time: string): string {
  return Number(time.slice(0, 2)) < ROLLOVER_HOUR ? `next ${time}` : `${time}`;
}
