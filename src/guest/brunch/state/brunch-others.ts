import { needsBrunchSauce, offers } from '#domain/brunch/brunch-details';
import { type BrunchPlate, plateForEach } from '#domain/brunch/brunch-party';
import type { BrunchRules } from '#domain/brunch/brunch-rules';
import { type BrunchDraft, brunchDraft } from '../../../data/drafts/brunch-draft';
import { textField } from '../../../data/json';

/** Returns the other people's plates as the wizard shows and books them. */
export function othersOf(answers: BrunchDraft, rules: BrunchRules): BrunchPlate[] {
  const { selectedFood: food, selectedSauce: sauce, selectedDrink: drink, partySize } = answers;
  const first = { food, sauce: sauce || null, drink };
  return plateForEach(first, storedPlates(answers.others, rules), Number(partySize));
}

type Person = { answers: BrunchDraft; rules: BrunchRules; nth: number };

/** Stores a choice; `nth` counts from 0. */
export function keepPlate({ answers, rules, nth }: Person, change: Partial<BrunchPlate>): void {
  const others = othersOf(answers, rules).map((plate, index) =>
    index === nth ? wholePlate({ ...plate, ...change }, rules) : plate,
  );
  brunchDraft.patch({ others: JSON.stringify(others) });
}

function wholePlate({ food, sauce, drink }: BrunchPlate, rules: BrunchRules): BrunchPlate {
  if (!needsBrunchSauce(food, rules)) return { food, sauce: null, drink };
  const values = rules.sauces.map(({ nameEn }) => nameEn);
  const known = values.find((value) => value === sauce);
  return { food, sauce: known ?? values[0] ?? null, drink };
}

function storedPlates(text: string, rules: BrunchRules): BrunchPlate[] {
  try {
    const stored: unknown = JSON.parse(text || '[]');
    return Array.isArray(stored) ? stored.flatMap((one) => plateOf(one, rules) ?? []) : [];
  } catch {
    return [];
  }
}

function plateOf(stored: unknown, rules: BrunchRules): BrunchPlate | null {
  const food = textField(stored, 'food') ?? '';
  const drink = textField(stored, 'drink') ?? '';
  if (!offers(rules.foods, food) || !offers(rules.drinks, drink)) return null;
  return wholePlate({ food, sauce: textField(stored, 'sauce'), drink }, rules);
}
