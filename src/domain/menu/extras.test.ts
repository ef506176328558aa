import { expect, test } from 'vitest';
import { rewardName } from '../club/points';
import { lineName, typedSauce } from './menu-item';

const TENDERS = { nameEn: '3 Chicken Tenders', nameTr: "3'lü Tavuk Parçası" };

test('the mayonnaise of a free dish is named as the server names it, and not said twice', () => {
  const chosen = { sauce: 'custom-sauce', customSauce: 'Mayonnaise' } as const;
  expect(lineName(TENDERS, chosen, 'en')).toBe('3 Chicken Tenders (Mayonnaise Sauce)');
  for (const language of ['en', 'tr'] as const) {
    expect(lineName(TENDERS, chosen, language)).toBe(rewardName(TENDERS, 'mayonnaise', language));
  }
  expect(typedSauce(chosen)).toBeUndefined();
});

test('any other wish stays a wish', () => {
  const chosen = { sauce: 'custom-sauce', customSauce: 'half ketchup' } as const;
  expect(lineName(TENDERS, chosen, 'en')).toBe('3 Chicken Tenders (Custom Sauce)');
  expect(typedSauce(chosen)).toBe('half ketchup');
});
