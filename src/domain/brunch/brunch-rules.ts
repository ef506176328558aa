import * as v from 'valibot';
import { SLOT_MINUTES, slotsIn } from '../bookings/slots';
import {
  type BrunchDrink,
  type BrunchFood,
  DRINK_GROUPS,
  type Named,
  USUAL_DRINKS,
  USUAL_FOODS,
  USUAL_SAUCES,
} from './brunch-menu';

/** Holds what guests may book as a brunch today, with its deposit, hours and largest party. */
export type BrunchRules = {
  foods: readonly BrunchFood[];
  sauces: readonly Named[];
  drinks: readonly BrunchDrink[];
  /** Times of the evening, HH:mm, in their order. */
  slots: readonly string[];
  /** 0: no deposit. */
  depositKurus: number;
  /** Bookings further ahead than this need the deposit. */
  depositHours: number;
  /** A booking waits this long for its deposit. */
  heldDays: number;
  /** More drinks are free for this long after the first one. */
  drinkHours: number;
  maxParty: number;
};

export const USUAL_BRUNCH: BrunchRules = {
  foods: USUAL_FOODS,
  sauces: USUAL_SAUCES,
  drinks: USUAL_DRINKS,
  slots: slotsIn({ first: '15:00', last: '22:00', stepMinutes: SLOT_MINUTES }),
  depositKurus: 50_000,
  depositHours: 24,
  heldDays: 3,
  drinkHours: 1.5,
  maxParty: 10,
};

/** No setting allows a larger party. */
export const BRUNCH_MOST_PEOPLE = 20;

const named = { nameEn: v.string(), nameTr: v.string() };

const toldRules = v.fallback(
  v.object({
    foods: v.fallback(v.array(v.object({ ...named, hasSauce: v.boolean() })), mutableLists().foods),
    sauces: v.fallback(v.array(v.object(named)), mutableLists().sauces),
    drinks: v.fallback(
      v.array(v.object({ ...named, group: v.picklist(DRINK_GROUPS) })),
      mutableLists().drinks,
    ),
    slots: v.fallback(v.array(v.string()), mutableLists().slots),
    depositKurus: numberOr(USUAL_BRUNCH.depositKurus),
    depositHours: numberOr(USUAL_BRUNCH.depositHours),
    heldDays: numberOr(USUAL_BRUNCH.heldDays),
    drinkHours: numberOr(USUAL_BRUNCH.drinkHours),
    maxParty: numberOr(USUAL_BRUNCH.maxParty),
  }),
  { ...USUAL_BRUNCH, ...mutableLists() },
);

/** Reads rules as the server tells them: only the unusual ones. Unreadable ones count as usual. */
export function brunchRulesIn(told: unknown): BrunchRules {
  return v.parse(toldRules, told);
}

function mutableLists() {
  const { foods, sauces, drinks, slots } = USUAL_BRUNCH;
  return { foods: [...foods], sauces: [...sauces], drinks: [...drinks], slots: [...slots] };
}

function numberOr(usual: number) {
  return v.fallback(v.number(), usual);
}
