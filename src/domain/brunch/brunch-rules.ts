import * as v from 'valibot';

/** The venue's present brunch: what guests may book, and the terms. */
export type BrunchRules = {
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
  depositKurus: 50_000,
  depositHours: 24,
  heldDays: 3,
  drinkHours: 1.5,
  maxParty: 10,
};

/** No setting allows a larger party. */
export const BRUNCH_MOST_PEOPLE = 20;

const toldRules = v.fallback(
  v.object({
    depositKurus: numberOr(USUAL_BRUNCH.depositKurus),
    depositHours: numberOr(USUAL_BRUNCH.depositHours),
    heldDays: numberOr(USUAL_BRUNCH.heldDays),
    drinkHours: numberOr(USUAL_BRUNCH.drinkHours),
    maxParty: numberOr(USUAL_BRUNCH.maxParty),
  }),
  USUAL_BRUNCH,
);

/** Reads rules as the server tells them: only the unusual ones. Unreadable ones count as usual. */
export function brunchRulesIn(told: unknown): BrunchRules {
  return v.parse(toldRules, told);
}

/** The rules that differ from the usual ones; undefined: none. */
export function unusualBrunch(rules: BrunchRules): Partial<BrunchRules> | undefined {
  const usual = new Map<string, unknown>(Object.entries(USUAL_BRUNCH));
  const unusual = Object.entries(rules).filter(
    ([name, rule]) => JSON.stringify(rule) !== JSON.stringify(usual.get(name)),
  );
  return unusual.length > 0 ? Object.fromEntries(unusual) : undefined;
}

function numberOr(usual: number) {
  return v.fallback(v.number(), usual);
}
