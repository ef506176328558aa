import * as v from 'valibot';
import { expect, test } from 'vitest';
import { pinText } from './pin';

function issue(pin: string): string | undefined {
  return v.safeParse(pinText, pin).issues?.[0].message;
}

test.each(['4071', '90210', '110022'])('a PIN has four to six digits: %s', (pin) => {
  expect(issue(pin)).toBeUndefined();
});

test.each(['123', '1234567', '12a4', ' 4071', '٤٠٧١'])('“%s” is no PIN', (pin) => {
  expect(issue(pin)).toBe('pin.invalid');
});

test.each(['0000', '1234', '987654', '777777'])('%s is too easy to guess', (pin) => {
  expect(issue(pin)).toBe('pin.too_easy');
});
