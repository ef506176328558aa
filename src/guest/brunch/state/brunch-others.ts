import {
  BRUNCH_DRINK_VALUES,
  BRUNCH_FOOD_VALUES,
  BRUNCH_SAUCE_VALUES,
  needsBrunchSauce,
} from '#domain/brunch/brunch-menu';
import { type BrunchPlate, plateForEach } from '#domain/brunch/brunch-party';
import { type BrunchDraft, brunchDraft } from '../../../data/drafts/brunch-draft';
import { textField } from '../../../data/json';

/** Returns the other people's plates as the wizard shows and books them. */
export function othersOf(answers: BrunchDraft): BrunchPlate[] {
  const { selectedFood: food, selectedSauce: sauce, selectedDrink: drink, partySize } = answers;
  const first = { food, sauce: sauce || null, drink };
  return plateForEach(first, storedPlates(answers.others), Number(partySize));
}

/** Stores a choice; `nth` counts from 0. */
export function keepPlate(answers: BrunchDraft, nth: number, change: Partial<BrunchPlate>): void {
  const others = othersOf(answers).map((plate, index) =>
    index === nth ? wholePlate({ ...plate, ...change }) : plate,
  );
  brunchDraft.patch({ others: JSON.stringify(others) });
}

function wholePlate({ food, sauce, drink }: BrunchPlate): BrunchPlate {
  if (!needsBrunchSauce(food)) return { food, sauce: null, drink };
  const known = BRUNCH_SAUCE_VALUES.find((value) => value === sauce);
  return { food, sauce: known ?? BRUNCH_SAUCE_VALUES[0] ?? null, drink };
}

function storedPlates(text: string): BrunchPlate[] {
  try {
    const stored: unknown = JSON.parse(text || '[]');
    return Array.isArray(stored) ? stored.flatMap((one) => plateOf(one) ?? []) : [];
  } catch {
    return [];
  }
}

function plateOf(stored: unknown): BrunchPlate | null {
  const food = textField(stored, 'food') ?? '';
  const drink = textField(stored, 'drink') ?? '';
  if (!BRUNCH_FOOD_VALUES.includes(food) || !BRUNCH_DRINK_VALUES.includes(drink)) return null;
  return wholePlate({ food, sauce: textField(stored, 'sauce'), drink });
}
