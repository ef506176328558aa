import { expect, test } from 'vitest';
import { unusualRules } from '../settings/guest-rules';
import { brunchRulesIn, USUAL_BRUNCH } from './brunch-rules';

test('usual rules travel as nothing, others as the ones that differ', () => {
  expect(unusualRules(USUAL_BRUNCH, USUAL_BRUNCH)).toBeUndefined();
  expect(unusualRules({ ...USUAL_BRUNCH, heldDays: 5 }, USUAL_BRUNCH)).toEqual({ heldDays: 5 });
});

test('a device reads what it was told, and counts the rest as usual', () => {
  expect(brunchRulesIn({ heldDays: 5 })).toEqual({ ...USUAL_BRUNCH, heldDays: 5 });
  for (const told of [undefined, null, 'x', [], { heldDays: '5' }]) {
    expect(brunchRulesIn(told)).toEqual(USUAL_BRUNCH);
  }
});
