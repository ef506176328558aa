import { BURGER, LEMONADE } from '../support/bar/fixtures';

const TEA = 161;
const COFFEE = 162;

/** Every guest orders these few dishes and the operator changes them, so that orders and changes meet. */
export const DISHES: readonly number[] = [BURGER, LEMONADE, TEA, COFFEE];
