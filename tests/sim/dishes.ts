import { BURGER, LEMONADE } from '../support/fixtures';

const TEA = 161;
const COFFEE = 162;

/** The few dishes that everybody orders and the operator changes: so they meet often. */
export const DISHES: readonly number[] = [BURGER, LEMONADE, TEA, COFFEE];
