import {
  BRUNCH_DRINK_VALUES,
  BRUNCH_FOOD_VALUES,
  BRUNCH_SAUCE_VALUES,
  needsBrunchSauce,
} from './brunch-menu';

export const BRUNCH_STEPS = [1, 2, 3, 4] as const;
export type BrunchStep = (typeof BRUNCH_STEPS)[number];

export type BrunchChoice = { selectedFood: string; selectedSauce: string; selectedDrink: string };

export function brunchStepAfter(step: BrunchStep, { selectedFood }: BrunchChoice) {
  return stepsFor(selectedFood).find((other) => other > step) ?? null;
}

export function brunchStepBefore(step: BrunchStep, { selectedFood }: BrunchChoice) {
  return (
    stepsFor(selectedFood)
      .filter((other) => other < step)
      .at(-1) ?? null
  );
}

/** Returns the requested step, or the first unanswered step before the requested one. */
export function nearestBrunchStep(asked: number, choice: BrunchChoice): BrunchStep {
  const steps = stepsFor(choice.selectedFood);
  const lacking = steps.find((step) => !isAnswered(step, choice)) ?? 4;
  return steps.filter((step) => step <= asked && step <= lacking).at(-1) ?? 1;
}

function isAnswered(step: BrunchStep, choice: BrunchChoice): boolean {
  switch (step) {
    case 1:
      return BRUNCH_FOOD_VALUES.includes(choice.selectedFood);
    case 2:
      return BRUNCH_SAUCE_VALUES.includes(choice.selectedSauce);
    case 3:
      return BRUNCH_DRINK_VALUES.includes(choice.selectedDrink);
    case 4:
      return false;
  }
}

function stepsFor(food: string): BrunchStep[] {
  return BRUNCH_STEPS.filter((step) => step !== 2 || needsBrunchSauce(food));
}
