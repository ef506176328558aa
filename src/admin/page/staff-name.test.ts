import { expect, test } from 'vitest';
import { fullName, initials } from './page-parts';

test('initials are capitals as Turkish writes them', () => {
  expect(initials({ firstName: 'ipek', lastName: 'ışık' })).toBe('İI');
});

test('a person with one name has one initial', () => {
  expect(initials({ firstName: 'Deniz', lastName: '' })).toBe('D');
  expect(fullName({ firstName: 'Deniz', lastName: '' })).toBe('Deniz');
});
