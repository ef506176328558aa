import { needsBrunchSauce, offers } from './brunch-offer';
import type { BrunchRules } from './brunch-rules';

export const BRUNCH_STEPS = [1, 2, 3, 4] as const;
export type BrunchStep = (typeof BRUNCH_STEPS)[number];

export type BrunchChoice = { selectedFood: string; selectedSauce: string; selectedDrink: string };

export function brunchStepAfter(step: BrunchStep, choice: BrunchChoice, rules: BrunchRules) {
  return stepsFor(choice, rules).find((other) => other > step) ?? null;
}

export function brunchStepBefore(step: BrunchStep, choice: BrunchChoice, rules: BrunchRules) {
  return (
    stepsFor(choice, rules)
      .filter((other) => other < step)
      .at(-1) ?? null
  );
}

/** Returns the requested step, or the first unanswered step before the requested one. */
export function nearestBrunchStep(
  asked: number,
  choice: BrunchChoice,
  rules: BrunchRules,
): BrunchStep {
  const steps = stepsFor(choice, rules);
  const lacking = steps.find((step) => !isAnswered(step, choice, rules)) ?? 4;
  return steps.filter((step) => step <= asked && step <= lacking).at(-1) ?? 1;
}

function isAnswered(step: BrunchStep, choice: BrunchChoice, rules: BrunchRules): boolean {
  switch (step) {
    case 1:
      return offers(rules.foods, choice.selectedFood);
    case 2:
      return offers(rules.sauces, choice.selectedSauce);
    case 3:
      return offers(rules.drinks, choice.selectedDrink);
    case 4:
      return false;
  }
}

function stepsFor({ selectedFood }: BrunchChoice, rules: BrunchRules): BrunchStep[] {
  return BRUNCH_STEPS.filter((step) => step !== 2 || needsBrunchSauce(selectedFood, rules));
}
